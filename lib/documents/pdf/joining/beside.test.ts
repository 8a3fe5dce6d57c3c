import { describe, expect, test } from '@jest/globals'
import type { PdfCell, PdfTable } from '../model'
import { joinBeside, tablesBeside } from './beside'
import type { PageLines } from './page-lines'

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

describe('columns for which the paper was too narrow', () => {
  const WIDTH = 360
  const line = (y0: number, text: string) => ({
    ...{ x0: 60, x1: 120, y0, y1: y0 + 10 },
    ...{ text, spaced: text, size: 10, bold: false, artifact: false },
  })
  const pagesOf = (count: number, lines: PageLines['lines'] = []): Map<number, PageLines> =>
    new Map(
      Array.from({ length: count }, (_, index) => [
        index + 1,
        { page: index + 1, width: WIDTH, height: 842, lines: index === 1 ? lines : [] },
      ]),
    )
  /** A table on the first page whose first column names its rows. */
  const named: PdfTable = {
    ...NAMES,
    cells: NAMES.cells.map((cell) => (cell.col === 0 && cell.row > 0 ? { ...cell, text: `Person ${cell.row}` } : cell)),
  }
  const months = [tableOn(2, ['March', 'April'], ROWS), tableOn(3, ['May'], ROWS)]

  test('are put beside the rows of the first page', () => {
    const { tables, apart } = joinBeside([named, ...months], pagesOf(3))
    expect(apart).toEqual([])
    expect(tables).toMatchObject([{ rows: 5, cols: 6, pages: [1, 2, 3], columnsFrom: [1, 2, 3] }])
    const header = tables[0]?.cells.filter(({ row }) => row === 0).map(({ col, text }) => [col, text])
    expect(header).toEqual(['Name', 'January', 'February', 'March', 'April', 'May'].map((text, col) => [col, text]))
    expect(tables[0]?.columnEdges).toEqual([60, 140, 220, 300, 380, 460, 540])
  })

  test('repeat the names of the rows only once', () => {
    const again = tableOn(2, ['Name', 'March'], ROWS)
    const cells = again.cells.map((cell) =>
      cell.col === 0 && cell.row > 0 ? { ...cell, text: `Person ${cell.row}` } : cell,
    )
    expect(joinBeside([named, { ...again, cells }], pagesOf(2)).tables).toMatchObject([{ cols: 4 }])
  })

  test.each([
    ['a line of its own stands over them', months, pagesOf(3, [line(40, 'Second half')])],
    [
      'there was room for one more column',
      months,
      new Map([...pagesOf(3)].map(([at, page]) => [at, { ...page, width: 500 }])),
    ],
    [
      'they name something',
      [tableOn(2, ['Room', 'Rate'], ROWS)].map((table) => ({
        ...table,
        cells: table.cells.map((cell) => (cell.col === 0 ? { ...cell, text: 'Ward' } : cell)),
      })),
      pagesOf(2),
    ],
  ])('stay apart where %s', (_, others, pages) => {
    const { tables, apart } = joinBeside([named, ...others], pages)
    expect(tables).toEqual([named, ...others])
    expect(apart).toHaveLength(others.length)
  })
})
