import { expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'they make doses of columns of periods, whatever the title says',
    [
      ['ФИО', 'Показатель', 'I кв. 2024', 'II кв. 2024', 'Итого'],
      ['Иванов И. И.', 'Hp(10), мЗв', 0.1, 0.2, 0.3],
      [null, 'Hp(3), мЗв', 0.2, 0.3, 0.5],
    ],
    [
      'C2 Hp(10) 0.1 mSv; Иванов И. И.; 2024-Q1',
      'D2 Hp(10) 0.2 mSv; Иванов И. И.; 2024-Q2',
      'E2 Hp(10) 0.3 mSv total; Иванов И. И.; -',
      'C3 Hp(3) 0.2 mSv; Иванов И. И.; 2024-Q1',
      'D3 Hp(3) 0.3 mSv; Иванов И. И.; 2024-Q2',
      'E3 Hp(3) 0.5 mSv total; Иванов И. И.; -',
    ],
  ],
  [
    'a count between them is no dose in the unit of the title',
    [
      ['Doses 2024, mSv'],
      ['Name', 'Quantity', 'Q1 2024', 'Q2 2024'],
      ['John Adams', 'Hp(10), mSv', 0.1, 0.2],
      ['John Adams', 'Examinations', 20, 25],
      ['Mary Brown', 'Hp(10), mSv', 0.3, 0.4],
      ['Mary Brown', 'Examinations', 10, 15],
    ],
    [
      'C3 Hp(10) 0.1 mSv; John Adams; 2024-Q1',
      'D3 Hp(10) 0.2 mSv; John Adams; 2024-Q2',
      'C5 Hp(10) 0.3 mSv; Mary Brown; 2024-Q1',
      'D5 Hp(10) 0.4 mSv; Mary Brown; 2024-Q2',
    ],
  ],
  [
    'what no word says is asked',
    [
      ['Дозы персонала за 2024 год, мЗв'],
      ['ФИО', 'Показатель', 'I кв.', 'II кв.'],
      ['Иванов И. И.', 'Hp(10)', 0.1, 0.2],
      [null, 'Прочее', 0.3, 0.25],
      ['Петров П. П.', 'Hp(10)', 0.1, 0.2],
      [null, 'Прочее', 0.1, 0.3],
    ],
    [
      'C3 Hp(10) 0.1 mSv; Иванов И. И.; 2024-Q1',
      'D3 Hp(10) 0.2 mSv; Иванов И. И.; 2024-Q2',
      'C5 Hp(10) 0.1 mSv; Петров П. П.; 2024-Q1',
      'D5 Hp(10) 0.2 mSv; Петров П. П.; 2024-Q2',
    ],
    ['C4 perhapsDoses', 'D4 perhapsDoses', 'C6 perhapsDoses', 'D6 perhapsDoses'],
  ],
]

test.each(CASES)('quantities beside persons: %s', (_, rows, doses, asked = []) => {
  expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
})
