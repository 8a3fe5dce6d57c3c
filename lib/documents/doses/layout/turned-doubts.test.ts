import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const SUMS_AND_DOUBTS: readonly ReadCase[] = [
  [
    'sums and means across, in English',
    [
      ['Quantity', 'John Adams', 'Mary Brown', 'Total', 'Mean'],
      ['Hp(10), mSv', 0.12, 0.3, 0.42, 0.21],
      ['Hp(3), mSv', 0.2, 0.31, 0.51, 0.255],
    ],
    [
      'B2 Hp(10) 0.12 mSv; John Adams; -',
      'C2 Hp(10) 0.3 mSv; Mary Brown; -',
      'D2 Hp(10) 0.42 mSv total; -; -',
      'B3 Hp(3) 0.2 mSv; John Adams; -',
      'C3 Hp(3) 0.31 mSv; Mary Brown; -',
      'D3 Hp(3) 0.51 mSv total; -; -',
    ],
  ],
  [
    'sums and means down, in Russian',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Доза на хрусталик, мЗв', 0.2, 0.31],
      ['Доза на кожу, мЗв', 0.4, 0.5],
      ['Итого, мЗв', 0.6, 0.81],
      ['Среднее, мЗв', 0.3, 0.4],
      ['Накопленная доза, мЗв', 12, 15],
    ],
    [
      'B2 Hp(3) 0.2 mSv; Иванов И. И.; -; lens',
      'C2 Hp(3) 0.31 mSv; Петров П. П.; -; lens',
      'B3 Hp(0.07) 0.4 mSv; Иванов И. И.; -',
      'C3 Hp(0.07) 0.5 mSv; Петров П. П.; -',
      'B4 H 0.6 mSv total; -; -',
      'C4 H 0.81 mSv total; -; -',
      'B5 H 0.3 mSv total; -; -',
      'C5 H 0.4 mSv total; -; -',
      'B6 H 12 mSv total; -; -',
      'C6 H 15 mSv total; -; -',
    ],
  ],
  [
    'a label that only has a unit, a rate, one quantity twice: asked by the cell',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Hp(10), мкЗв', 120, 300],
      ['Прочее, мЗв', 0.2, 0.31],
      ['Мощность дозы, мкЗв/ч', 0.1, 0.11],
    ],
    ['B2 Hp(10) 0.12 mSv; Иванов И. И.; -', 'C2 Hp(10) 0.3 mSv; Петров П. П.; -'],
    ['B3 repeatedRow', 'C3 repeatedRow', 'B4 perhapsDoses', 'C4 perhapsDoses', 'B5 perhapsDoses', 'C5 perhapsDoses'],
  ],
  [
    'the dose without the background counts, what the badge showed does not',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Hp(10) за вычетом фона, мЗв', 0.07, 0.25],
      ['Hp(3), мЗв', 0.2, 0.31],
    ],
    [
      'B2 Hp(10) 0.12 mSv total; -; -',
      'C2 Hp(10) 0.3 mSv total; -; -',
      'B3 Hp(10) 0.07 mSv; Иванов И. И.; -',
      'C3 Hp(10) 0.25 mSv; Петров П. П.; -',
      'B4 Hp(3) 0.2 mSv; Иванов И. И.; -',
      'C4 Hp(3) 0.31 mSv; Петров П. П.; -',
    ],
  ],
  [
    'a correction of another row: asked',
    [
      ['Quantity', 'John Adams', 'Mary Brown'],
      ['Hp(10), mSv', 0.12, 0.3],
      ['Hp(10) (corrected), mSv', 0.13, 0.3],
    ],
    ['B2 Hp(10) 0.12 mSv; John Adams; -', 'C2 Hp(10) 0.3 mSv; Mary Brown; -'],
    ['B3 repeatedRow', 'C3 repeatedRow'],
  ],
  [
    'units that are none of the numbers: asked, whatever the title says',
    [
      ['Дозы персонала за 2025 год, мЗв'],
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10)', 0.12, 0.3],
      ['Hp(3), сотые мЗв', 20, 31],
      ['Hp(0,07), мкЗв (мбэр)', 200, 300],
    ],
    ['B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025', 'C3 Hp(10) 0.3 mSv; Петров П. П.; 2025'],
    ['B x2 unitUnknown', 'C x2 unitUnknown'],
  ],
  [
    'a unit under another one: asked',
    [
      ['Показатель', 'Иванов И. И., мЗв', 'Петров П. П., мЗв'],
      ['Hp(10), мкЗв', 0.12, 0.3],
      ['Hp(3)', 0.2, 0.31],
    ],
    ['B3 Hp(3) 0.2 mSv; Иванов И. И.; -', 'C3 Hp(3) 0.31 mSv; Петров П. П.; -'],
    ['B x1 unitUnknown', 'C x1 unitUnknown'],
  ],
  [
    'a unit beside another one: asked',
    [
      ['Quantity', 'Unit', 'John Adams', 'Mary Brown'],
      ['Hp(10), mSv', 'µSv', 0.12, 0.3],
      ['Hp(3)', 'mSv', 0.2, 0.31],
    ],
    ['C3 Hp(3) 0.2 mSv; John Adams; -', 'D3 Hp(3) 0.31 mSv; Mary Brown; -'],
    ['C x1 unitUnknown', 'D x1 unitUnknown'],
  ],
  [
    'columns of other things beside persons',
    [
      ['Parametru', 'Ion Popescu', 'Ana Rusu', 'Limita', 'Incertitudine', 'Cabinet 3'],
      ['Hp(10), mSv', 0.12, 0.3, 20, 0.02, 0.4],
      ['Hp(3), mSv', 0.2, 0.31, 20, 0.03, 0.5],
    ],
    [
      'B2 Hp(10) 0.12 mSv; Ion Popescu; -',
      'C2 Hp(10) 0.3 mSv; Ana Rusu; -',
      'D2 Hp(10) 20 mSv limit; -; -',
      'B3 Hp(3) 0.2 mSv; Ion Popescu; -',
      'C3 Hp(3) 0.31 mSv; Ana Rusu; -',
      'D3 Hp(3) 20 mSv limit; -; -',
    ],
    ['F x2 perhapsDoses'],
  ],
  [
    'quarters and a year of one quantity in rows',
    [
      ['Дозы за 2025 год'],
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10) за I квартал, мЗв', 0.1, 0.2],
      ['Hp(10) за II квартал, мЗв', 0.3, 0.4],
      ['Hp(10) за год, мЗв', 0.4, 0.6],
    ],
    [
      'B3 Hp(10) 0.1 mSv; Иванов И. И.; 2025-Q1',
      'C3 Hp(10) 0.2 mSv; Петров П. П.; 2025-Q1',
      'B4 Hp(10) 0.3 mSv; Иванов И. И.; 2025-Q2',
      'C4 Hp(10) 0.4 mSv; Петров П. П.; 2025-Q2',
      'B5 Hp(10) 0.4 mSv total; -; 2025',
      'C5 Hp(10) 0.6 mSv total; -; 2025',
    ],
  ],
]

describe('sums, doubts and other numbers of a table turned on its side', () => {
  test.each(SUMS_AND_DOUBTS)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
