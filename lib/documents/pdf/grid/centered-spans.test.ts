import { describe, expect, test } from '@jest/globals'
import type { Word } from '../text/words'
import { centeredSpans } from './centered-spans'
import type { Grid, GridCell } from './grid'

/** The column edges as a spreadsheet has them: unequal. A print without rules doesn't show them. */
const EDGES = [60, 130, 160, 212, 242, 272, 302, 354, 384, 460]
const COLUMNS = EDGES.length - 1
const LETTER = 4

function cellOf(row: number, col: number, text: string, x0: number): GridCell {
  const box = { x0, x1: x0 + text.length * LETTER, y0: row * 15, y1: row * 15 + 10 }
  const plain = { size: 10, bold: false, color: 0, tag: null, artifact: false, cut: false, turn: 0, order: 0 } as const
  const word: Word = { ...plain, ...box, text, base: box.y1, spaced: false }
  return { row, col, rowSpan: 1, colSpan: 1, words: text === '' ? [] : [word], box }
}

/** A cell with a text centered over columns, found in the column of its middle. */
function over(row: number, { from, to }: { readonly from: number; readonly to: number }, text: string): GridCell {
  const middle = ((EDGES[from] ?? 0) + (EDGES[to + 1] ?? 0)) / 2
  const found = EDGES.findLastIndex((edge) => edge <= middle)
  return cellOf(row, found, text, middle - (text.length * LETTER) / 2)
}

/** A grid whose column edges are in the middle of the white space, with right-aligned values in its last rows. */
function gridOf(header: readonly GridCell[], names: readonly string[], row: number): Grid {
  const named = names.map((name, col) => over(row, { from: col, to: col }, name))
  const values = names.map((_, col) => cellOf(row + 1, col, '1.25', (EDGES[col + 1] ?? 0) - 4 * LETTER))
  const filled = [...header, ...named, ...values]
  const empty = Array.from({ length: row }, (_, at) => at).flatMap((at) =>
    names.flatMap((_, col) =>
      header.some((cell) => cell.row === at && cell.col === col) ? [] : cellOf(at, col, '', 0),
    ),
  )
  const columns = names.map((_, col) => [...named, ...values].filter((cell) => cell.col === col))
  const xs = Array.from({ length: COLUMNS + 1 }, (_, edge) => {
    const ends = (columns[edge - 1] ?? []).map(({ box }) => box.x1)
    const begins = (columns[edge] ?? []).map(({ box }) => box.x0)
    if (ends.length === 0) return Math.min(...begins)
    return begins.length === 0 ? Math.max(...ends) : (Math.max(...ends) + Math.min(...begins)) / 2
  })
  const box = { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: 0, y1: (row + 2) * 15 }
  const ys = Array.from({ length: row + 3 }, (_, at) => at * 15)
  return { box, xs, ys, cells: [...filled, ...empty], ruledColumns: false, ruledRows: false }
}

function spansOf(grid: Grid, row: number): Record<string, readonly [number, number]> {
  const filled = grid.cells.filter((cell) => cell.row === row && cell.words.length > 0)
  const isFree = (col: number) => col > 0 && col < COLUMNS && !filled.some((cell) => cell.col === col)
  const spans = centeredSpans(grid, row, isFree)
  return Object.fromEntries([...spans].map(([{ words }, { from, to }]) => [words[0]?.text, [from, to]]))
}

const QUARTERS = ['Name', 'Q1', 'Q2', 'Q3', 'Q4', 'Q1', 'Q2', 'Q3', 'Q4']

describe('texts centered over columns of a print without rules', () => {
  test('extend over all four columns, although the middle two have the same middle', () => {
    const header = [over(0, { from: 1, to: 4 }, 'Body'), over(0, { from: 5, to: 8 }, 'Eyes')]
    expect(spansOf(gridOf(header, QUARTERS, 1), 0)).toEqual({ Body: [1, 4], Eyes: [5, 8] })
  })

  test('extend over pairs that the white space alone would divide otherwise', () => {
    const header = [1, 3, 5, 7].map((from) => over(0, { from, to: from + 1 }, `In${from}`))
    const names = ['Name', 'Hp(10)', 'Hp(3)', 'l', 'r', 'Hp(10)', 'Hp(3)', 'l', 'r']
    expect(spansOf(gridOf(header, names, 1), 0)).toEqual({ In1: [1, 2], In3: [3, 4], In5: [5, 6], In7: [7, 8] })
  })

  test('do not divide a text of the row below', () => {
    const below = [
      { ...over(1, { from: 1, to: 4 }, 'Hp(10)'), col: 1, colSpan: 4 },
      { ...over(1, { from: 5, to: 8 }, 'Hp(3)'), col: 5, colSpan: 4 },
    ]
    const header = [over(0, { from: 1, to: 4 }, 'Body'), over(0, { from: 5, to: 8 }, 'Eyes')]
    const grid = gridOf([...header, ...below], QUARTERS, 2)
    expect(spansOf(grid, 0)).toEqual({ Body: [1, 4], Eyes: [5, 8] })
  })

  test.each([[['I', 'II', 'III', 'IV']], [['0–1', '1–2', '2–5', '5–20']]])('one text extends over %s', (series) => {
    const header = [over(0, { from: 1, to: 4 }, 'Hp(10)')]
    expect(spansOf(gridOf(header, ['Name', ...series, 'Sum', 'Rate', 'Point', 'Note'], 1), 0)).toEqual({
      'Hp(10)': [1, 4],
    })
  })

  test('keep their own column where they are centered over it and their neighbors have texts', () => {
    const header = Array.from({ length: 8 }, (_, at) => over(0, { from: at + 1, to: at + 1 }, `N${at}`))
    const spans = spansOf(gridOf(header, QUARTERS, 1), 0)
    expect(Object.values(spans)).toEqual(header.map(({ col }) => [col, col]))
  })
})
