import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'numbered months are those of the quarter in the row, and a corner gives the year of its rows',
    [
      ['Personal record of Hp(10), mSv'],
      ['Name', 'Edgar Linwood', undefined, undefined, 'Year of birth', '1981'],
      [],
      ['2020', '1st month', '2nd month', '3rd month', 'Quarter'],
      ['Q1', 0.31, 0.12, 0.25, 0.68],
      ['Q2', 0.14, 'leave', 0.2, 0.34],
      [],
      ['2021', '1st month', '2nd month', '3rd month', 'Quarter'],
      ['Q1', 0.11, 0.22, 0.3, 0.63],
      ['Q4', 0.17, 0.16, 0.26, 0.59],
    ],
    [
      'B5 Hp(10) 0.31 mSv; Edgar Linwood; 2020-01',
      'C5 Hp(10) 0.12 mSv; Edgar Linwood; 2020-02',
      'D5 Hp(10) 0.25 mSv; Edgar Linwood; 2020-03',
      'E5 Hp(10) 0.68 mSv total; Edgar Linwood; 2020-Q1',
      'B6 Hp(10) 0.14 mSv; Edgar Linwood; 2020-04',
      'C6 Hp(10) mSv !unused; Edgar Linwood; 2020-05',
      'D6 Hp(10) 0.2 mSv; Edgar Linwood; 2020-06',
      'E6 Hp(10) 0.34 mSv total; Edgar Linwood; 2020-Q2',
      'B9 Hp(10) 0.11 mSv; Edgar Linwood; 2021-01',
      'C9 Hp(10) 0.22 mSv; Edgar Linwood; 2021-02',
      'D9 Hp(10) 0.3 mSv; Edgar Linwood; 2021-03',
      'E9 Hp(10) 0.63 mSv total; Edgar Linwood; 2021-Q1',
      'B10 Hp(10) 0.17 mSv; Edgar Linwood; 2021-10',
      'C10 Hp(10) 0.16 mSv; Edgar Linwood; 2021-11',
      'D10 Hp(10) 0.26 mSv; Edgar Linwood; 2021-12',
      'E10 Hp(10) 0.59 mSv total; Edgar Linwood; 2021-Q4',
    ],
  ],
  [
    'three numbered months of a whole year have no date of their own',
    [
      ['Дозы за 2021 год, Hp(10), мЗв'],
      ['ФИО', '1-й месяц', '2-й месяц', '3-й месяц'],
      ['Уваров П. С.', 0.31, 0.12, 0.25],
      ['Яшин Р. О.', 0.14, 0.1, 0.2],
    ],
    [
      'B3 Hp(10) 0.31 mSv; Уваров П. С.; 2021',
      'C3 Hp(10) 0.12 mSv; Уваров П. С.; 2021',
      'D3 Hp(10) 0.25 mSv; Уваров П. С.; 2021',
      'B4 Hp(10) 0.14 mSv; Яшин Р. О.; 2021',
      'C4 Hp(10) 0.1 mSv; Яшин Р. О.; 2021',
      'D4 Hp(10) 0.2 mSv; Яшин Р. О.; 2021',
    ],
  ],
  [
    'a year of birth above doses isn’t their year',
    [
      ['Name: Edgar Linwood', 'Year of birth 1981'],
      ['Quarter', 'Hp(10), mSv'],
      ['Q1', 0.31],
      ['Q2', 0.14],
    ],
    ['B3 Hp(10) 0.31 mSv; Edgar Linwood; -', 'B4 Hp(10) 0.14 mSv; Edgar Linwood; -'],
  ],
]

describe('months within the quarters of rows', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
