import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'current, year to date, lifetime',
    [
      ['Name', 'Quantity', 'Period type', 'Value (mSv)'],
      ['John Smith', 'Hp(10)', 'current', 0.1],
      ['John Smith', 'Hp(10)', 'YTD', 0.4],
      ['John Smith', 'Hp(10)', 'lifetime', 10.4],
      ['Ann Brown', 'Hp(10)', 'current', 0.1],
    ],
    [
      'D2 Hp(10) 0.1 mSv; John Smith; -',
      'D3 Hp(10) 0.4 mSv cumulative; John Smith; -',
      'D4 Hp(10) 10.4 mSv cumulative; John Smith; -',
      'D5 Hp(10) 0.1 mSv; Ann Brown; -',
    ],
  ],
  [
    'the shortest time of each person is the dose’s',
    [
      ['Name', 'Type', 'Dose (mSv)'],
      ['John Smith', 'Monthly', 0.1],
      ['John Smith', 'Quarterly', 0.3],
      ['John Smith', 'Annual', 1.2],
      ['Ann Brown', 'Quarterly', 0.2],
      ['Ann Brown', 'Annual', 0.8],
    ],
    [
      'C2 H 0.1 mSv; John Smith; -',
      'C3 H 0.3 mSv cumulative; John Smith; -',
      'C4 H 1.2 mSv cumulative; John Smith; -',
      'C5 H 0.2 mSv; Ann Brown; -',
      'C6 H 0.8 mSv cumulative; Ann Brown; -',
    ],
  ],
  [
    'beside the quantity, in Russian',
    [
      ['ФИО', 'Показатель', 'Значение, мЗв'],
      ['Иванов И. И.', 'Hp(10) за месяц', 0.1],
      ['Иванов И. И.', 'Hp(10) с начала года', 0.4],
      ['Иванов И. И.', 'Hp(3) за квартал', 0.2],
      ['Петров П. П.', 'Hp(10) за месяц', 0.1],
    ],
    [
      'C2 Hp(10) 0.1 mSv; Иванов И. И.; -',
      'C3 Hp(10) 0.4 mSv cumulative; Иванов И. И.; -',
      'C4 Hp(3) 0.2 mSv; Иванов И. И.; -',
      'C5 Hp(10) 0.1 mSv; Петров П. П.; -',
    ],
  ],
  [
    'months across',
    [
      ['ФИО', 'Показатель', 'янв 2025', 'фев 2025'],
      ['Иванов И. И.', 'Доза за месяц, мЗв', 0.1, 0.1],
      ['Иванов И. И.', 'Доза с начала года, мЗв', 0.1, 0.2],
    ],
    [
      'C2 H 0.1 mSv; Иванов И. И.; 2025-01',
      'D2 H 0.1 mSv; Иванов И. И.; 2025-02',
      'C3 H 0.1 mSv cumulative; Иванов И. И.; 2025-01',
      'D3 H 0.2 mSv cumulative; Иванов И. И.; 2025-02',
    ],
  ],
  [
    'with the background and without',
    [
      ['Name', 'Value type', 'Jan 2025 (mSv)'],
      ['John Smith', 'gross', 0.3],
      ['John Smith', 'background', 0.1],
      ['John Smith', 'net', 0.2],
    ],
    [
      'C2 H 0.3 mSv total; John Smith; 2025-01',
      'C3 H 0.1 mSv control; John Smith; 2025-01',
      'C4 H 0.2 mSv; John Smith; 2025-01',
    ],
  ],
  [
    'among periods',
    [
      ['Name', 'Period', 'Hp(10) (mSv)'],
      ['John Smith', 'Q1 2025', 0.1],
      ['John Smith', 'YTD 2025', 0.4],
      ['John Smith', 'Lifetime', 10.4],
    ],
    [
      'C2 Hp(10) 0.1 mSv; John Smith; 2025-Q1',
      'C3 Hp(10) 0.4 mSv cumulative; John Smith; 2025',
      'C4 Hp(10) 10.4 mSv cumulative; John Smith; -',
    ],
  ],
  [
    'nothing but words that rows of sums begin with',
    [
      ['ФИО', 'Вид дозы', 'Доза, мЗв'],
      ['Иванов И. И.', 'за квартал', 0.1],
      ['Иванов И. И.', 'за год', 0.4],
      ['Иванов И. И.', 'накопленная', 12.4],
    ],
    [
      'C2 H 0.1 mSv; Иванов И. И.; -',
      'C3 H 0.4 mSv cumulative; Иванов И. И.; -',
      'C4 H 12.4 mSv cumulative; Иванов И. И.; -',
    ],
  ],
  [
    'rows of the calendar’s own quarters are all doses',
    [
      ['ФИО', 'Период', 'Доза, мЗв'],
      ['Иванов И. И.', 'I квартал 2025', 0.1],
      ['Иванов И. И.', 'II квартал 2025', 0.4],
    ],
    ['C2 H 0.1 mSv; Иванов И. И.; 2025-Q1', 'C3 H 0.4 mSv; Иванов И. И.; 2025-Q2'],
  ],
]

describe('rows that say what their doses count for', () => {
  test.each(CASES)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
