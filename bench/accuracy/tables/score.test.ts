import { expect, test } from '@jest/globals'
import type { CellMiss } from '@/lib/documents/word-tables/reader/test-support/compare'
import { rawTally, scoreOf, settledTallies } from './score'

const cell = (text: string) => ({ row: 0, col: 0, rowSpan: 1, colSpan: 1, text })
const miss = (ours: string | null, theirs: string | null): CellMiss => ({
  table: 0,
  row: 1,
  col: 2,
  ours: ours === null ? null : cell(ours),
  theirs: theirs === null ? null : cell(theirs),
})

const SCORE = scoreOf(
  'mammoth',
  new Map([
    ['equal.docx', { right: 4, misses: [] }],
    ['bullets.docx', { right: 1, misses: [miss('• one', 'one'), miss('• two', 'two')] }],
    ['other.docx', { right: 0, misses: [miss('1', null), miss(null, '2')] }],
  ]),
)

test('a cell that only one program has is wrong or missed, one that both read otherwise is both', () => {
  expect(rawTally(SCORE)).toMatchObject({ name: 'mammoth (3 documents)', right: 5, wrong: 3, missed: 3, bar: null })
})

test('reports every miss with its document and its position counted from 1', () => {
  expect(rawTally(SCORE).misses).toEqual([
    'bullets.docx, table 1, row 2, column 3: ours "• one", theirs "one"',
    'bullets.docx, table 1, row 2, column 3: ours "• two", theirs "two"',
    'other.docx, table 1, row 2, column 3: ours "1", theirs no cell',
    'other.docx, table 1, row 2, column 3: ours no cell, theirs "2"',
  ])
})

test('counts cases decided by the XML as right, separately and with the reason, and applies the threshold to the rest', () => {
  const { tallies, argued } = settledTallies(SCORE, [['bullets', 2, 'bullets']])
  expect(tallies[0]).toMatchObject({ right: 5, wrong: 3, missed: 3, bar: null, misses: [] })
  expect(tallies[1]).toMatchObject({ right: 7, wrong: 1, missed: 1, bar: 1 })
  expect(tallies[1]?.misses.every((line) => line.startsWith('other.docx'))).toBe(true)
  expect(argued.misses).toEqual([
    'bullets.docx, table 1, row 2, column 3: ours "• one", theirs "one" — bullets',
    'bullets.docx, table 1, row 2, column 3: ours "• two", theirs "two" — bullets',
  ])
})

test('a document with more misses than were reviewed is not settled', () => {
  const { tallies, argued } = settledTallies(SCORE, [['bullets', 1, 'a bullet']])
  expect(tallies[1]).toMatchObject({ right: 5, wrong: 3, missed: 3 })
  expect(argued.misses).toEqual([])
})

test('a settled cell that ours does not have is not added to the right ones', () => {
  const { tallies } = settledTallies(SCORE, [['other', 2, 'hidden']])
  expect(tallies[1]).toMatchObject({ right: 6, wrong: 2, missed: 2 })
})
