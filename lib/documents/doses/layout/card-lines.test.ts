import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const BLOCKS = [
  ['Year 2021'],
  ['Quarter', 'Hp(10), mSv', 'Badge'],
  ['I', 0.41, '31-21'],
  ['II', 0.22, '32-21'],
  ['Total 2021', 0.63],
  [],
  ['Year 2022'],
  ['Quarter', 'Hp(10), mSv', 'Badge'],
  ['I', 0.14, '31-22'],
  ['II', 0.33, '32-22'],
  ['Total 2022', 0.47],
]

const CASES: readonly ReadCase[] = [
  [
    'lines of a card that look like a table name the person of all its years',
    [
      ['Personal dose card no. 17'],
      [],
      ['Name', 'Corin Ashdown', undefined, 'Employee ID', 'T-0417'],
      ['Date of birth', '11.09.1979', undefined, 'Category', 'A'],
      ['Department', 'Cath lab, floor 4', undefined, 'Phone ext.', '3108'],
      [],
      ...BLOCKS,
    ],
    [
      'B9 Hp(10) 0.41 mSv; Corin Ashdown [T-0417]; 2021-Q1',
      'B10 Hp(10) 0.22 mSv; Corin Ashdown [T-0417]; 2021-Q2',
      'B11 Hp(10) 0.63 mSv total; -; 2021',
      'B15 Hp(10) 0.14 mSv; Corin Ashdown [T-0417]; 2022-Q1',
      'B16 Hp(10) 0.33 mSv; Corin Ashdown [T-0417]; 2022-Q2',
      'B17 Hp(10) 0.47 mSv total; -; 2022',
    ],
  ],
  [
    'a list over the years is nobody’s card',
    [['Name', 'Room', 'Phone ext.'], ['Corin Ashdown', '12', '3108'], ['Dilys Mercer', '14', '3110'], [], ...BLOCKS],
    [
      'B7 Hp(10) 0.41 mSv; -; 2021-Q1',
      'B8 Hp(10) 0.22 mSv; -; 2021-Q2',
      'B9 Hp(10) 0.63 mSv total; -; 2021',
      'B13 Hp(10) 0.14 mSv; -; 2022-Q1',
      'B14 Hp(10) 0.33 mSv; -; 2022-Q2',
      'B15 Hp(10) 0.47 mSv total; -; 2022',
    ],
  ],
]

describe('lines of a card over tables', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
