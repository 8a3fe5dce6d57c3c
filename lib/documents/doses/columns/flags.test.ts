import { describe, expect, test } from '@jest/globals'
import { readSheets } from '../test-support/read-sheets'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'flags left of each result',
    [
      ['Name', 'Year', 'Hp(10) flag', 'Hp(10) mSv', 'Hp(0.07) flag', 'Hp(0.07) mSv'],
      ['Alder, Ann', 2024, null, 0.32, null, 0.36],
      ['Birch, Joe', 2024, '<', 0.1, null, 0.12],
    ],
    [
      'D2 Hp(10) 0.32 mSv; Alder, Ann; 2024',
      'F2 Hp(0.07) 0.36 mSv; Alder, Ann; 2024',
      'D3 Hp(10) <0.1 mSv !below_limit; Birch, Joe; 2024',
      'F3 Hp(0.07) 0.12 mSv; Birch, Joe; 2024',
    ],
  ],
  [
    'flags right of each result, although another result follows',
    [
      ['ФИО', 'Год', 'Hp(10), мЗв', 'Признак', 'Hp(0,07), мЗв', 'Признак'],
      ['Агапов И. П.', 2024, 0.31, null, 0.34, null],
      ['Беляев О. Ю.', 2024, 0.05, '<', 0.06, '<'],
    ],
    [
      'C2 Hp(10) 0.31 mSv; Агапов И. П.; 2024',
      'E2 Hp(0.07) 0.34 mSv; Агапов И. П.; 2024',
      'C3 Hp(10) <0.05 mSv !below_limit; Беляев О. Ю.; 2024',
      'E3 Hp(0.07) <0.06 mSv !below_limit; Беляев О. Ю.; 2024',
    ],
  ],
  [
    'a word without a header',
    [
      ['ФИО', 'Год', null, 'Доза Hp(10), мЗв'],
      ['Агапов И. П.', 2024, null, 0.31],
      ['Беляев О. Ю.', 2024, 'менее', 0.05],
    ],
    ['D2 Hp(10) 0.31 mSv; Агапов И. П.; 2024', 'D3 Hp(10) <0.05 mSv !below_limit; Беляев О. Ю.; 2024'],
  ],
  [
    'a letter that the file explains',
    [
      ['Nume', 'An', 'Hp(10), mSv', 'Q'],
      ['Albu Radu', 2024, 0.31, null],
      ['Barbu Ioana', 2024, 0.05, 'U'],
      [],
      ['U = sub limita de detecție'],
    ],
    ['C2 Hp(10) 0.31 mSv; Albu Radu; 2024', 'C3 Hp(10) <0.05 mSv !below_limit; Barbu Ioana; 2024'],
  ],
  [
    'a mark below a header of doses, which is no flag',
    [
      ['Name', 'Year', 'Hp(10) mSv', 'Hp(3) mSv', 'Hp(0.07) mSv'],
      ['Alder, Ann', 2024, 0.31, 'ND', 0.33],
    ],
    [
      'C2 Hp(10) 0.31 mSv; Alder, Ann; 2024',
      'D2 Hp(3) mSv !not_detected; Alder, Ann; 2024',
      'E2 Hp(0.07) 0.33 mSv; Alder, Ann; 2024',
    ],
  ],
]

const asked = (rows: Parameters<typeof readSheets>[0][string]) =>
  readSheets({ A: rows }).decisions.map(({ cell, alternatives }) => `${cell}: ${alternatives.join(' or ')}`)

describe('columns that say which numbers are bounds', () => {
  test.each(CASES)('%s', (_, rows, doses) => {
    expect(readCase(rows)).toEqual({ doses, asked: [], balanced: true })
  })

  test('asks which of several results a single flag is about', () => {
    expect(
      asked([
        ['Name', 'Year', 'Flag', 'Hp(10) mSv', 'Hp(0.07) mSv'],
        ['Alder, Ann', 2024, null, 0.31, 0.33],
        ['Birch, Joe', 2024, '<', 0.1, 0.12],
      ]),
    ).toEqual(['D3: <0.1 mSv or 0.1 mSv', 'E3: <0.12 mSv or 0.12 mSv'])
  })

  test('asks whether different numbers beside marks are bounds, and reads a mark beside a blank cell', () => {
    const rows = [
      ['Name', 'Year', 'Hp(10) mSv', 'Qualifier'],
      ['Alder, Ann', 2024, 0.31, null],
      ['Birch, Joe', 2024, 0.03, 'ND'],
      ['Cedar, Dan', 2024, 0.04, 'ND'],
      ['Dunn, Ella', 2024, null, 'ND'],
    ]
    expect(asked(rows)).toEqual(['C3: <0.03 mSv or 0.03 mSv', 'C4: <0.04 mSv or 0.04 mSv'])
    expect(readSheets({ A: rows }).doses.map(({ reading }) => reading.censor)).toEqual([null, 'not_detected'])
  })
})
