import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const OTHER_ROWS: readonly ReadCase[] = [
  [
    'words across that nobody knows: asked',
    [
      ['Показатель', 'Иванов', 'Петров'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Hp(3), мЗв', 0.2, 0.31],
    ],
    [],
    ['B x2 perhapsDoses', 'C x2 perhapsDoses'],
  ],
  [
    'what stands behind a name across',
    [
      ['Quantity', 'John Adams (badge 12)', 'Mary Brown'],
      ['Hp(10), mSv', 0.12, 0.3],
      ['Age', 30, 40],
    ],
    ['B2 Hp(10) 0.12 mSv; John Adams (badge 12); -', 'C2 Hp(10) 0.3 mSv; Mary Brown; -'],
  ],
  [
    'statistics of a staff: a mean, an extreme and heads are nobody’s doses',
    [
      ['Дозы персонала, мЗв'],
      ['Показатель', '2023', '2024'],
      ['Численность персонала', 20, 21],
      ['Средняя доза', 1.2, 1.1],
      ['Максимальная доза', 3.2, 3.1],
      ['Коллективная доза, чел.-мЗв', 24, 23.1],
    ],
    [
      'B4 H 1.2 mSv total; -; 2023',
      'C4 H 1.1 mSv total; -; 2024',
      'B5 H 3.2 mSv total; -; 2023',
      'C5 H 3.1 mSv total; -; 2024',
    ],
  ],
  [
    'dates of birth, departments and badges under the names, marks alone in a row',
    [
      ['Name', 'John Adams', 'Mary Brown'],
      ['Date of birth', '01.02.1980', '03.04.1990'],
      ['Badge number', 1234, 1235],
      ['Department', 'CT', 'X-ray'],
      ['Hp(10), mSv', 'NR', 'NR'],
      ['Hp(3), mSv', 0.12, '<0.05'],
    ],
    [
      'B5 Hp(10) mSv !not_read; John Adams; -',
      'C5 Hp(10) mSv !not_read; Mary Brown; -',
      'B6 Hp(3) 0.12 mSv; John Adams; -',
      'C6 Hp(3) <0.05 mSv !below_limit; Mary Brown; -',
    ],
  ],
  [
    'marks right under the names',
    [
      ['Quantity', 'John Adams', 'Mary Brown'],
      ['Hp(10), mSv', 'NR', 'NR'],
      ['Hp(3), mSv', 0.12, 0.2],
    ],
    [
      'B2 Hp(10) mSv !not_read; John Adams; -',
      'C2 Hp(10) mSv !not_read; Mary Brown; -',
      'B3 Hp(3) 0.12 mSv; John Adams; -',
      'C3 Hp(3) 0.2 mSv; Mary Brown; -',
    ],
  ],
  [
    'a quarter and the year until then: the shorter counts',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Доза за квартал, мЗв', 0.12, 0.3],
      ['Доза за год, мЗв', 1.12, 1.3],
    ],
    [
      'B2 H 0.12 mSv; Иванов И. И.; -',
      'C2 H 0.3 mSv; Петров П. П.; -',
      'B3 H 1.12 mSv total; -; -',
      'C3 H 1.3 mSv total; -; -',
    ],
  ],
  [
    'the period in a column, the quantity in the next, in Romanian',
    [
      ['Perioada', 'Parametru', 'UM', 'Ion Popescu', 'Ana Rusu'],
      ['Trim. I 2025', 'Hp(10)', 'mSv', 0.1, 0.2],
      ['Trim. I 2025', 'Hp(3)', 'µSv', 100, 210],
      ['Trim. II 2025', 'Hp(10)', 'mSv', 0.1, 0.2],
    ],
    [
      'D2 Hp(10) 0.1 mSv; Ion Popescu; 2025-Q1',
      'E2 Hp(10) 0.2 mSv; Ana Rusu; 2025-Q1',
      'D3 Hp(3) 100 uSv; Ion Popescu; 2025-Q1',
      'E3 Hp(3) 210 uSv; Ana Rusu; 2025-Q1',
      'D4 Hp(10) 0.1 mSv; Ion Popescu; 2025-Q2',
      'E4 Hp(10) 0.2 mSv; Ana Rusu; 2025-Q2',
    ],
  ],
  [
    'lines over rows say when',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['I квартал 2025'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['II квартал 2025'],
      ['Hp(10), мЗв', 0.12, 0.3],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; Петров П. П.; 2025-Q1',
      'B5 Hp(10) 0.12 mSv; Иванов И. И.; 2025-Q2',
      'C5 Hp(10) 0.3 mSv; Петров П. П.; 2025-Q2',
    ],
  ],
  [
    'names with units across: an age is no dose for that',
    [
      ['Показатель', 'Иванов И. И., мЗв', 'Петров П. П. (мЗв)'],
      ['Hp(10)', 0.12, 0.3],
      ['Возраст', 34, 45],
    ],
    ['B2 Hp(10) 0.12 mSv; Иванов И. И.; -', 'C2 Hp(10) 0.3 mSv; Петров П. П.; -'],
  ],
  [
    'periods with units across: an age is no dose for that',
    [['Name: John Adams'], ['Quantity', 'Q1 2025, mSv', 'Q2 2025, mSv'], ['Hp(10)', 0.12, 0.3], ['Age', 34, 34]],
    ['B3 Hp(10) 0.12 mSv; John Adams; 2025-Q1', 'C3 Hp(10) 0.3 mSv; John Adams; 2025-Q2'],
  ],
  [
    'the word for dose in a label is no unit',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Доза, мЗв', 0.12, 0.3],
      ['Hp(3), мЗв', 0.2, 0.31],
    ],
    [
      'B2 H 0.12 mSv; Иванов И. И.; -',
      'C2 H 0.3 mSv; Петров П. П.; -',
      'B3 Hp(3) 0.2 mSv; Иванов И. И.; -',
      'C3 Hp(3) 0.31 mSv; Петров П. П.; -',
    ],
  ],
  [
    'lines over rows say whose',
    [
      ['Parametru', 'Trim. I 2025', 'Trim. II 2025'],
      ['Ion Popescu'],
      ['Hp(10), mSv', 0.12, 0.3],
      ['Hp(3), mSv', 0.2, 0.3],
      ['Ana Rusu'],
      ['Hp(10), mSv', 0.1, 0.4],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Ion Popescu; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; Ion Popescu; 2025-Q2',
      'B4 Hp(3) 0.2 mSv; Ion Popescu; 2025-Q1',
      'C4 Hp(3) 0.3 mSv; Ion Popescu; 2025-Q2',
      'B6 Hp(10) 0.1 mSv; Ana Rusu; 2025-Q1',
      'C6 Hp(10) 0.4 mSv; Ana Rusu; 2025-Q2',
    ],
  ],
  [
    'laboratory values and a medicine’s dose are none',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Гемоглобин, г/л', 120, 130],
      ['СОЭ', 12, 14],
      ['Доза препарата, мг', 50, 60],
    ],
    [],
  ],
]

describe('other rows and columns of a table turned on its side', () => {
  test.each(OTHER_ROWS)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
