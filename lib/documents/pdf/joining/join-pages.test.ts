import { describe, expect, test } from '@jest/globals'
import type { PdfCell, PdfTable } from '../model'
import { joinPages, withWholeRows } from './join-pages'
import type { PageLines } from './page-lines'

const BOTTOM = 780

/** A table of one page, its rows 20 points high; it ends where the page does unless it begins one. */
function piece(page: number, rows: readonly (readonly string[])[], top = BOTTOM - rows.length * 20): PdfTable {
  const cols = rows[0]?.length ?? 0
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, col): PdfCell => {
      const box = { x0: 60 + col * 80, x1: 140 + col * 80, y0: top + row * 20, y1: top + row * 20 + 20 }
      return { row, col, rowSpan: 1, colSpan: 1, text, bold: false, align: null, page, box }
    }),
  )
  return {
    page,
    pages: [page],
    box: { x0: 60, x1: 60 + cols * 80, y0: top, y1: top + rows.length * 20 },
    method: 'aligned',
    confidence: 0.8,
    caption: null,
    heading: null,
    titles: [],
    rows: rows.length,
    cols,
    headerRows: 0,
    cells,
    columnEdges: Array.from({ length: cols + 1 }, (_, index) => 60 + index * 80),
    separators: { axis: 'x', at: [] },
    joinedFrom: [],
  }
}

/** The lines of pages on which nothing but tables stands. */
function linesOf(...tables: readonly PdfTable[]): Map<number, PageLines> {
  return new Map(
    tables.map(({ page, cells }) => [
      page,
      {
        page,
        width: 595,
        height: 842,
        lines: cells.map(({ text, box }) => ({ ...box, text, spaced: text, size: 10, bold: false, artifact: false })),
      },
    ]),
  )
}

function textsOf({ rows, cols, cells }: PdfTable): string[][] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ''))
  for (const { row, col, text } of cells) (grid[row] as string[])[col] = text
  return grid
}

const YEARS = ['Department', '2022', '2023', '2024']

describe('a row that the end of a page cuts', () => {
  const first = piece(1, [YEARS, ['Surgery', '474.89', '964.85', '700.85'], ['Radiation therapy', '1', '1', '413.57']])
  const second = piece(2, [YEARS, ['', '528.97', '527.78', ''], ['Dentistry', '672.60', '828.47', '593.49']], 60)
  const whole = ['Radiation therapy', '1\n528.97', '1\n527.78', '413.57']

  test('is whole in the joined table, under a header of years that is kept once', () => {
    const [joined, ...others] = joinPages([first, second], linesOf(first, second))
    expect(others).toEqual([])
    expect(textsOf(joined as PdfTable)).toEqual([
      YEARS,
      ['Surgery', '474.89', '964.85', '700.85'],
      whole,
      ['Dentistry', '672.60', '828.47', '593.49'],
    ])
  })

  test('is whole on the page that it begins on where tables stay apart', () => {
    const apart = withWholeRows([first, second], linesOf(first, second))
    expect(apart.map(textsOf)).toEqual([
      [YEARS, ['Surgery', '474.89', '964.85', '700.85'], whole],
      [YEARS, ['Dentistry', '672.60', '828.47', '593.49']],
    ])
  })
})

describe('tables on pages that follow one another', () => {
  const header = [
    ['Name', 'Individual dose', ''],
    ['', 'Hp(10)', 'Hp(3)'],
  ]

  test('are one where the header is read as fewer rows on the second page', () => {
    const first = piece(1, [...header, ['Adams', '1.99', '0.98']])
    const second = piece(
      2,
      [
        ['Name', 'Individual dose\nHp(10) Hp(3)', ''],
        ['Brown', '0.21', '0.06'],
      ],
      60,
    )
    const joined = joinPages([first, second], linesOf(first, second))
    expect(joined.map(textsOf)).toEqual([[...header, ['Adams', '1.99', '0.98'], ['Brown', '0.21', '0.06']]])
  })

  test('are two where rows of figures repeat under another header', () => {
    const first = piece(1, [
      ['Name', 'Hp(10)', 'Hp(3)'],
      ['Adams', '1.99', '0.98'],
    ])
    const second = piece(
      2,
      [
        ['Room', 'Power', 'Rate'],
        ['Adams', '1.99', '0.98'],
      ],
      60,
    )
    expect(joinPages([first, second], linesOf(first, second))).toHaveLength(2)
  })
})

describe('a table whose pages a browser cuts anywhere', () => {
  const rows = [
    ['Name', 'January', 'February', 'March', 'Total'],
    ['Adams', '0.31', '0.30', '0.12', '0.73'],
    ['Brown', '0.44', '0.21', '0.08', '0.73'],
  ]
  const rest = [
    ['Brown', '0.44', '0.21', '0.08', '0.73'],
    ['Clark', '1.05', '0.02', '0.11', '1.18'],
  ]
  const first = piece(1, rows, 842 - rows.length * 20)
  const second = piece(2, rest, 4)

  test('keeps a row once that the paper’s edge runs through and both pages draw', () => {
    const [joined, ...others] = joinPages([first, second], linesOf(first, second))
    expect(others).toEqual([])
    expect(textsOf(joined as PdfTable)).toEqual([...rows, rest[1]])
  })

  test('keeps equal rows that no page’s edge runs through', () => {
    const apart = [piece(1, rows, 800 - rows.length * 20), piece(2, rest, 40)]
    const [joined] = joinPages(apart, linesOf(...apart))
    expect(textsOf(joined as PdfTable)).toEqual([...rows, ...rest])
  })

  test('loses the empty row that is left of the room at a page’s end, and keeps one as high as the others', () => {
    const blank = ['', '', '', '', '']
    const ends = piece(1, [...rows, blank], 842 - 4 * 20)
    const low = ends.cells.map((cell) =>
      cell.row === 3 ? { ...cell, box: { ...cell.box, y1: cell.box.y0 + 9 } } : cell,
    )
    const next = piece(2, [rest[1] as string[]], 4)
    const joined = (first: PdfTable) => joinPages([first, next], linesOf(first, next)).map(textsOf)
    expect(joined({ ...ends, cells: low })).toEqual([[...rows, rest[1]]])
    expect(joined(ends)).toEqual([[...rows, blank, rest[1]]])
  })

  test('is one where the white space around one column differs', () => {
    const wide = { ...second, columnEdges: second.columnEdges.map((edge, at) => (at === 1 ? edge - 24 : edge)) }
    expect(joinPages([first, wide], linesOf(first, wide))).toHaveLength(1)
    const two = {
      ...second,
      columnEdges: second.columnEdges.map((edge, at) => (at === 1 || at === 2 ? edge - 24 : edge)),
    }
    expect(joinPages([first, two], linesOf(first, two))).toHaveLength(2)
  })
})

describe('cards, each on its own page', () => {
  const card = (page: number, name: string, badge: string) =>
    piece(
      page,
      [
        ['Name', name, badge],
        ['Group', 'A', '2023'],
      ],
      60,
    )
  const totals = (page: number) =>
    piece(page, [
      ['Five years', '', '12.09'],
      ['Lifetime', '', '23.99'],
    ])

  test('are separate, even if nothing but their labels says so', () => {
    const tables = [card(1, 'Adams', '118'), totals(1), card(2, 'Brown', '119'), totals(2)]
    const lines = linesOf(...tables)
    expect(joinPages(tables, lines)).toEqual(tables)
  })

  test('don’t separate a table from its next page, whose header is repeated', () => {
    const header = [
      ['Name', 'Dose', ''],
      ['Staff', 'Hp(10)', 'Hp(0.07)'],
    ]
    const tables = [
      piece(1, [...header, ['Adams', '0.52', '0.61']]),
      piece(2, [...header, ['Brown', '1.10', '1.30']], 60),
    ]
    expect(joinPages(tables, linesOf(...tables))).toHaveLength(1)
  })
})
