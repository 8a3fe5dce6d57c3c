import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const OTHER_PERSONS: readonly ReadCase[] = [
  [
    'quantities down, the corner said again',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Показатель', 'Сидоров С. С.', 'Орлов О. О.'],
      ['Hp(3), мЗв', 0.24, 0.41],
    ],
    [
      'B2 Hp(10) 0.12 mSv; Иванов И. И.; -',
      'C2 Hp(10) 0.3 mSv; Петров П. П.; -',
      'B4 Hp(3) 0.24 mSv; Сидоров С. С.; -',
      'C4 Hp(3) 0.41 mSv; Орлов О. О.; -',
    ],
  ],
  [
    'quantities down, nothing in the second corner, one person at a time',
    [
      ['Mărimea', 'Ion Popescu'],
      ['Hp(10), mSv', 0.12],
      [null, 'Ana Rusu'],
      ['Hp(3), mSv', 0.24],
    ],
    ['B2 Hp(10) 0.12 mSv; Ion Popescu; -', 'B4 Hp(3) 0.24 mSv; Ana Rusu; -'],
  ],
  [
    'months down, the unit in the title of the first',
    [
      ['Hp(10), mSv, 2025'],
      ['Month', 'John Adams', 'Mary Brown'],
      ['January', 0.12, 0.3],
      ['February', 0.1, '<0.05'],
      [],
      ['Month', 'Peter Clark', 'Ann Dale'],
      ['January', 0.24, 0.41],
    ],
    [
      'B3 Hp(10) 0.12 mSv; John Adams; 2025-01',
      'C3 Hp(10) 0.3 mSv; Mary Brown; 2025-01',
      'B4 Hp(10) 0.1 mSv; John Adams; 2025-02',
      'C4 Hp(10) <0.05 mSv !below_limit; Mary Brown; 2025-02',
      'B7 Hp(10) 0.24 mSv; Peter Clark; 2025-01',
      'C7 Hp(10) 0.41 mSv; Ann Dale; 2025-01',
    ],
  ],
  [
    'a title with its own period over the second',
    [
      ['Дозы за I квартал 2025 года'],
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['II квартал 2025 года'],
      ['Показатель', 'Сидоров С. С.', 'Орлов О. О.'],
      ['Hp(10), мЗв', 0.24, 0.41],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; Петров П. П.; 2025-Q1',
      'B6 Hp(10) 0.24 mSv; Сидоров С. С.; 2025-Q2',
      'C6 Hp(10) 0.41 mSv; Орлов О. О.; 2025-Q2',
    ],
  ],
  [
    'their doctors are nobody whose doses follow',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['ФИО врача', 'Сидоров С. С.', 'Орлов О. О.'],
      ['Hp(3), мЗв', 0.24, 0.41],
    ],
    [
      'B2 Hp(10) 0.12 mSv; Иванов И. И.; -',
      'C2 Hp(10) 0.3 mSv; Петров П. П.; -',
      'B4 Hp(3) 0.24 mSv; Иванов И. И.; -',
      'C4 Hp(3) 0.41 mSv; Петров П. П.; -',
    ],
  ],
]

describe('a second row of persons over the columns', () => {
  test.each(OTHER_PERSONS)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})

const NAMED_LINES: readonly ReadCase[] = [
  [
    'over the header again, months down',
    [
      ['ФИО:', 'Иванов И. И.'],
      ['Месяц', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      ['Январь 2025', 0.12, 0.3],
      ['Февраль 2025', 0.2, 0.31],
      ['ФИО:', 'Петров П. П.'],
      ['Месяц', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      ['Январь 2025', 0.15, 0.35],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-01',
      'C3 Hp(3) 0.3 mSv; Иванов И. И.; 2025-01',
      'B4 Hp(10) 0.2 mSv; Иванов И. И.; 2025-02',
      'C4 Hp(3) 0.31 mSv; Иванов И. И.; 2025-02',
      'B7 Hp(10) 0.15 mSv; Петров П. П.; 2025-01',
      'C7 Hp(3) 0.35 mSv; Петров П. П.; 2025-01',
    ],
  ],
  [
    'without the header',
    [
      ['Name:', 'John Adams'],
      ['Month', 'Hp(10), mSv'],
      ['January 2025', 0.12],
      ['February 2025', 0.2],
      ['Name:', 'Mary Brown'],
      ['January 2025', 0.15],
    ],
    [
      'B3 Hp(10) 0.12 mSv; John Adams; 2025-01',
      'B4 Hp(10) 0.2 mSv; John Adams; 2025-02',
      'B6 Hp(10) 0.15 mSv; Mary Brown; 2025-01',
    ],
  ],
  [
    'with the badge in a line of its own, which is no dose',
    [
      ['Name:', 'John Adams'],
      ['Badge:', 12],
      ['Month', 'Hp(10), mSv', 'Hp(3), mSv'],
      ['January 2025', 0.12, 0.3],
      ['February 2025', 0.2, 0.31],
      ['Name:', 'Mary Brown'],
      ['Badge:', 13],
      ['Month', 'Hp(10), mSv', 'Hp(3), mSv'],
      ['January 2025', 0.15, 0.35],
    ],
    [
      'B4 Hp(10) 0.12 mSv; John Adams; 2025-01',
      'C4 Hp(3) 0.3 mSv; John Adams; 2025-01',
      'B5 Hp(10) 0.2 mSv; John Adams; 2025-02',
      'C5 Hp(3) 0.31 mSv; John Adams; 2025-02',
      'B9 Hp(10) 0.15 mSv; Mary Brown; 2025-01',
      'C9 Hp(3) 0.35 mSv; Mary Brown; 2025-01',
    ],
  ],
  [
    'with the number of each beside, which is no part of the name',
    [
      ['Name', 'John Adams', 'Badge No.', '12'],
      ['Quantity', 'Q1 2025', 'Q2 2025'],
      ['Hp(10), mSv', 0.12, 0.3],
      ['Hp(3), mSv', 0.2, 0.31],
      ['Name', 'Mary Brown', 'Badge No.', '13'],
      ['Quantity', 'Q1 2025', 'Q2 2025'],
      ['Hp(10), mSv', 0.15, 0.35],
    ],
    [
      'B3 Hp(10) 0.12 mSv; John Adams [12]; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; John Adams [12]; 2025-Q2',
      'B4 Hp(3) 0.2 mSv; John Adams [12]; 2025-Q1',
      'C4 Hp(3) 0.31 mSv; John Adams [12]; 2025-Q2',
      'B7 Hp(10) 0.15 mSv; Mary Brown [13]; 2025-Q1',
      'C7 Hp(10) 0.35 mSv; Mary Brown [13]; 2025-Q2',
    ],
  ],
  [
    'in one cell: the name without its word',
    [
      ['ФИО: Иванов И. И.'],
      ['Показатель', 'I кв. 2025', 'II кв. 2025'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['ФИО: Петров П. П.'],
      ['Hp(10), мЗв', 0.15, 0.35],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; Иванов И. И.; 2025-Q2',
      'B5 Hp(10) 0.15 mSv; Петров П. П.; 2025-Q1',
      'C5 Hp(10) 0.35 mSv; Петров П. П.; 2025-Q2',
    ],
  ],
]

describe('a line that names the person of the rows below it', () => {
  test.each(NAMED_LINES)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
