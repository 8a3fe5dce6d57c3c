import { expect, test } from '@jest/globals'
import type { Word } from '../text/words'
import type { GridCell } from './grid'
import { seriesSpan } from './series'

/** The edges of the columns, which are unequal, as a spreadsheet's are. */
const EDGES = [60, 130, 160, 242, 288, 384, 480]
const OTHERS = ['Point', 'Rate']

/** A cell with a text centered between two edges. */
function cell(row: number, [from, to]: readonly [number, number], text: string): GridCell {
  const middle = ((EDGES[from] ?? 0) + (EDGES[to] ?? 0)) / 2
  const box = { x0: middle - text.length * 2.6, x1: middle + text.length * 2.6, y0: row * 15, y1: row * 15 + 10 }
  const plain = { size: 10, bold: false, color: 0, tag: null, artifact: false, cut: false, turn: 0, order: 0 } as const
  const word: Word = { ...plain, ...box, text, base: box.y1, spaced: false }
  return { row, col: from, rowSpan: 1, colSpan: 1, words: text === '' ? [] : [word], box }
}

/** Returns the columns of a text centered between two edges, which was found over the third column. */
function spanOver(names: readonly string[], over: readonly [number, number]) {
  const text = { ...cell(0, over, 'Hp(10)'), col: 2 }
  const under = [OTHERS[0] ?? '', ...names, OTHERS[1] ?? ''].map((name, col) => cell(1, [col, col + 1], name))
  return seriesSpan(text, [text, ...under], (col) => col !== 2)
}

test.each([
  [['I', 'II', 'III', 'IV']],
  [['Q1', 'Q2', 'Q3', 'Q4']],
  [['2021', '2022', '2023', '2024']],
  [['0–1', '1–2', '2–5', '5–20']],
])('a text centered over %s extends over all of them', (names) => {
  expect(spanOver(names, [1, 5])).toEqual({ from: 1, to: 4 })
})

test('names that are no series, or are not all below the text, are left to other evidence', () => {
  expect(spanOver(['Staff', 'Dose', 'Period', 'Note'], [1, 5])).toBeNull()
  expect(spanOver(['Dose', 'Dose', 'Dose', 'Dose'], [1, 5])).toBeNull()
  expect(spanOver(['I', 'II', 'III', 'IV'], [2, 3])).toBeNull()
})
