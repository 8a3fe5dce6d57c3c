import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const PERSONS_IN_CORNER: readonly ReadCase[] = [
  [
    'months down, in Russian',
    [
      ['Дозы Hp(10) за 2025 год, мЗв'],
      ['ФИО', 'Иванов И. И.', 'Петров П. П.'],
      ['Январь', 0.12, 0.3],
      ['Февраль', 0.2, 0.31],
      ['Итого', 0.32, 0.61],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-01',
      'C3 Hp(10) 0.3 mSv; Петров П. П.; 2025-01',
      'B4 Hp(10) 0.2 mSv; Иванов И. И.; 2025-02',
      'C4 Hp(10) 0.31 mSv; Петров П. П.; 2025-02',
      'B5 Hp(10) 0.32 mSv total; -; 2025',
      'C5 Hp(10) 0.61 mSv total; -; 2025',
    ],
  ],
  [
    'quarters down and a sum across, in English',
    [
      ['Hp(10) of 2025, mSv'],
      ['Name', 'John Adams', 'Mary Brown', 'Total'],
      ['Q1', 0.12, 0.3, 0.42],
      ['Q2', 0.2, 0.31, 0.51],
    ],
    [
      'B3 Hp(10) 0.12 mSv; John Adams; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; Mary Brown; 2025-Q1',
      'D3 Hp(10) 0.42 mSv total; -; 2025-Q1',
      'B4 Hp(10) 0.2 mSv; John Adams; 2025-Q2',
      'C4 Hp(10) 0.31 mSv; Mary Brown; 2025-Q2',
      'D4 Hp(10) 0.51 mSv total; -; 2025-Q2',
    ],
  ],
  [
    'both words, in Romanian',
    [
      ['Doze Hp(10) pe anul 2024, mSv'],
      ['Nume și prenume / Luna', 'Ion Popescu', 'Ana Rusu'],
      ['Ianuarie', 0.11, 0.05],
      ['Februarie', 0.09, '<0,05'],
    ],
    [
      'B3 Hp(10) 0.11 mSv; Ion Popescu; 2024-01',
      'C3 Hp(10) 0.05 mSv; Ana Rusu; 2024-01',
      'B4 Hp(10) 0.09 mSv; Ion Popescu; 2024-02',
      'C4 Hp(10) <0.05 mSv !below_limit; Ana Rusu; 2024-02',
    ],
  ],
  [
    'quantities down',
    [
      ['ФИО', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Hp(3), мЗв', 0.2, 0.31],
    ],
    [
      'B2 Hp(10) 0.12 mSv; Иванов И. И.; -',
      'C2 Hp(10) 0.3 mSv; Петров П. П.; -',
      'B3 Hp(3) 0.2 mSv; Иванов И. И.; -',
      'C3 Hp(3) 0.31 mSv; Петров П. П.; -',
    ],
  ],
  [
    'quantities down, surnames alone across: the corner says that they are persons',
    [
      ['Показатель / ФИО', 'Иванов', 'Петров'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Стаж', 2, 3],
    ],
    ['B2 Hp(10) 0.12 mSv; Иванов; -', 'C2 Hp(10) 0.3 mSv; Петров; -'],
  ],
  [
    'quantities down, with the period and the number of each person',
    [
      ['ФИО', 'Иванов И. И.', 'Петров П. П.'],
      ['Табельный №', 101, 102],
      ['Период', 'I кв. 2025', 'II кв. 2025'],
      ['Hp(10), мЗв', 0.12, 0.3],
    ],
    ['B4 Hp(10) 0.12 mSv; Иванов И. И. [101]; 2025-Q1', 'C4 Hp(10) 0.3 mSv; Петров П. П. [102]; 2025-Q2'],
  ],
  [
    'quantities down, surnames alone across, the period of each below',
    [
      ['ФИО', 'Иванов', 'Петров'],
      ['Период', 'I кв. 2025', 'II кв. 2025'],
      ['Hp(10), мЗв', 0.12, 0.3],
    ],
    ['B3 Hp(10) 0.12 mSv; Иванов; 2025-Q1', 'C3 Hp(10) 0.3 mSv; Петров; 2025-Q2'],
  ],
  [
    'quantities down, with a line of what each person is',
    [
      ['Показатель', 'Иванов Иван Иванович', 'Петрова Анна Петровна'],
      ['Должность', 'врач', 'медсестра'],
      ['Hp(10), мЗв', 0.12, 0.3],
    ],
    ['B3 Hp(10) 0.12 mSv; Иванов Иван Иванович; -', 'C3 Hp(10) 0.3 mSv; Петрова Анна Петровна; -'],
  ],
  [
    'months down, the quantities of each person under the name',
    [
      ['Месяц', 'Иванов И. И.', null, 'Петров П. П.', null],
      [null, 'Hp(10), мЗв', 'Hp(3), мЗв', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      ['Январь 2025', 0.12, 0.2, 0.3, 0.4],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-01',
      'C3 Hp(3) 0.2 mSv; Иванов И. И.; 2025-01',
      'D3 Hp(10) 0.3 mSv; Петров П. П.; 2025-01',
      'E3 Hp(3) 0.4 mSv; Петров П. П.; 2025-01',
    ],
  ],
  [
    'persons down stay persons',
    [
      ['Дозы Hp(10) за 2025 год, мЗв'],
      ['ФИО', 'Январь', 'Февраль'],
      ['Иванов И. И.', 0.12, 0.3],
      ['Петров П. П.', 0.2, 0.31],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-01',
      'C3 Hp(10) 0.3 mSv; Иванов И. И.; 2025-02',
      'B4 Hp(10) 0.2 mSv; Петров П. П.; 2025-01',
      'C4 Hp(10) 0.31 mSv; Петров П. П.; 2025-02',
    ],
  ],
]

describe('persons named in the corner', () => {
  test.each(PERSONS_IN_CORNER)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})

const UNIT_IN_CORNER: readonly ReadCase[] = [
  [
    'months down, in Russian',
    [
      ['Месяц / Доза, мЗв', 'Иванов И. И.', 'Петров П. П.'],
      ['Январь 2025', 0.12, 0.3],
      ['Февраль 2025', 0.2, 0.31],
    ],
    [
      'B2 H 0.12 mSv; Иванов И. И.; 2025-01',
      'C2 H 0.3 mSv; Петров П. П.; 2025-01',
      'B3 H 0.2 mSv; Иванов И. И.; 2025-02',
      'C3 H 0.31 mSv; Петров П. П.; 2025-02',
    ],
  ],
  [
    'quarters down in whole microsieverts, in English',
    [
      ['Period / Dose, µSv', 'John Adams', 'Mary Brown'],
      ['Q1 2025', 120, 300],
      ['Q2 2025', 200, 310],
    ],
    [
      'B2 H 120 uSv; John Adams; 2025-Q1',
      'C2 H 300 uSv; Mary Brown; 2025-Q1',
      'B3 H 200 uSv; John Adams; 2025-Q2',
      'C3 H 310 uSv; Mary Brown; 2025-Q2',
    ],
  ],
  [
    'nothing but the dose, in Romanian',
    [
      ['Doza efectivă, mSv', 'Ion Popescu', 'Ana Rusu'],
      ['Ianuarie 2024', 0.11, 0.05],
      ['Februarie 2024', 0.09, 0.07],
    ],
    [
      'B2 E 0.11 mSv; Ion Popescu; 2024-01',
      'C2 E 0.05 mSv; Ana Rusu; 2024-01',
      'B3 E 0.09 mSv; Ion Popescu; 2024-02',
      'C3 E 0.07 mSv; Ana Rusu; 2024-02',
    ],
  ],
  [
    'persons down, months across',
    [
      ['ФИО / Доза, мЗв', 'Январь 2025', 'Февраль 2025', 'Возраст'],
      ['Иванов И. И.', 0.12, 0.3, 34],
      ['Петров П. П.', 0.2, 0.31, 45],
    ],
    [
      'B2 H 0.12 mSv; Иванов И. И.; 2025-01',
      'C2 H 0.3 mSv; Иванов И. И.; 2025-02',
      'B3 H 0.2 mSv; Петров П. П.; 2025-01',
      'C3 H 0.31 mSv; Петров П. П.; 2025-02',
    ],
  ],
  [
    'quantities down, two of them in units of their own',
    [
      ['Показатель / Доза, мЗв', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10)', 0.12, 0.3],
      ['Hp(3), мкЗв', 200, 310],
    ],
    [
      'B2 Hp(10) 0.12 mSv; Иванов И. И.; -',
      'C2 Hp(10) 0.3 mSv; Петров П. П.; -',
      'B3 Hp(3) 200 uSv; Иванов И. И.; -',
      'C3 Hp(3) 310 uSv; Петров П. П.; -',
    ],
  ],
  [
    'years down, which are no doses',
    [
      ['Год / Доза, мЗв', 'Иванов И. И.', 'Петров П. П.'],
      [2022, 1.2, 1.3],
      [2023, 1.1, 0.9],
      [2024, 0.7, 0.8],
    ],
    [
      'B2 H 1.2 mSv; Иванов И. И.; 2022',
      'C2 H 1.3 mSv; Петров П. П.; 2022',
      'B3 H 1.1 mSv; Иванов И. И.; 2023',
      'C3 H 0.9 mSv; Петров П. П.; 2023',
      'B4 H 0.7 mSv; Иванов И. И.; 2024',
      'C4 H 0.8 mSv; Петров П. П.; 2024',
    ],
  ],
  [
    'a unit that the numbers are not in: asked, whatever the title says',
    [
      ['Дозы персонала, мЗв'],
      ['Месяц / Hp(10), сотые мЗв', 'Иванов И. И.', 'Петров П. П.'],
      ['Январь 2025', 12.5, 30.5],
      ['Февраль 2025', 20.5, 31],
    ],
    [],
    ['B x4 unitUnknown'],
  ],
  [
    'no dose among what is counted by month',
    [
      ['Месяц / Число исследований', 'Иванов И. И.', 'Петров П. П.'],
      ['Январь 2025', 120, 300],
      ['Февраль 2025', 200, 310],
    ],
    [],
  ],
]

describe('a unit in the corner', () => {
  test.each(UNIT_IN_CORNER)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
