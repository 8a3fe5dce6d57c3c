import { describe, expect, test } from '@jest/globals'
import type { PdfCell, PdfTable } from '../model'
import { tablesBeside } from './beside'

/** A table of one page from 60 points down, with rows of the given heights and columns of one width. */
function tableOn(page: number, header: readonly string[], heights: readonly number[], width = 80): PdfTable {
  const tops = heights.map((_, index) => 60 + heights.slice(0, index).reduce((sum, height) => sum + height, 0))
  const cells = heights.flatMap((height, row) =>
    header.map((text, col): PdfCell => {
      const y0 = tops[row] ?? 0
      const box = { x0: 60 + col * width, x1: 60 + (col + 1) * width, y0, y1: y0 + height }
      return { row, col, rowSpan: 1, colSpan: 1, text: row === 0 ? text : '0.1', bold: false, align: null, page, box }
    }),
  )
  return {
    page,
    pages: [page],
    box: { x0: 60, x1: 60 + header.length * width, y0: 60, y1: 60 + heights.reduce((sum, height) => sum + height, 0) },
    method: 'aligned',
    confidence: 0.8,
    caption: null,
    heading: null,
    titles: [],
    rows: heights.length,
    cols: header.length,
    headerRows: 1,
    cells,
    columnEdges: Array.from({ length: header.length + 1 }, (_, index) => 60 + index * width),
    separators: { axis: 'x', at: [] },
    joinedFrom: [],
  }
}

const ROWS = [20, 14, 14, 28, 14]
const NAMES = tableOn(1, ['Name', 'January', 'February'], ROWS)

describe('a table beside one on an earlier page', () => {
  test('has its rows at the same heights and other columns', () => {
    const more = [tableOn(2, ['March', 'April'], ROWS), tableOn(3, ['May'], ROWS)]
    expect(tablesBeside([NAMES, ...more])).toEqual([
      { page: 2, before: 1 },
      { page: 3, before: 1 },
    ])
  })

  test.each([
    ['rows at other heights', tableOn(2, ['March', 'April'], [20, 14, 28, 14, 14])],
    ['another number of rows', tableOn(2, ['March', 'April'], [...ROWS, 14])],
    ['the same columns', tableOn(2, ['Surname', 'March', 'April'], ROWS)],
    ['the same header', tableOn(2, ['Name', 'January', 'February'], ROWS, 110)],
  ])('is not one with %s', (_, table) => {
    expect(tablesBeside([NAMES, table])).toEqual([])
  })

  test('is not said of a few rows, which are at the same heights by chance', () => {
    const few = ROWS.slice(0, 3)
    expect(tablesBeside([tableOn(1, ['Name', 'January'], few), tableOn(2, ['March'], few)])).toEqual([])
  })
})
