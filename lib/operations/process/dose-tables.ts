import type { DoseTable, Layout } from '@/lib/documents/doses/layout-model'
import { columnLetter, parseAddress } from '@/lib/documents/spreadsheets/address'
import type { DoseInspectionReport } from '../dose-answer'
import { shownText } from './shown-text'

const SHOWN_TABLES = 50
/** In addition to its header. */
const SHOWN_ROWS = 8
const SHOWN_COLUMNS = 40
const SHOWN_TITLES = 5
/** How many rows around a cell, on either side. */
const AROUND = 3
/** Of a header: a form's may fill a page. */
const SHOWN_HEADER_ROWS = 6

type Beginning = DoseInspectionReport['tables'][number]

/** Returns the header and first rows of each table that was found, as they are in the file. */
export function tableBeginnings({ tables }: Layout): Beginning[] {
  return tables.slice(0, SHOWN_TABLES).map((table) => ({
    ...beginningOf(table),
    preview: [...headerRows(table), ...firstRows(table)].map((row) => shownRow(table, row)),
  }))
}

function beginningOf(table: DoseTable): Omit<Beginning, 'preview'> {
  return {
    sheet: table.source.name,
    table: table.index,
    hidden: table.source.hidden,
    titles: table.titles.slice(0, SHOWN_TITLES).map(shownText),
    rows: Math.max(0, table.last - table.first + 1),
  }
}

function headerRows({ headerTop, headerBottom }: DoseTable): number[] {
  if (headerTop === null || headerBottom === null) return []
  return range(headerTop, headerBottom).slice(-SHOWN_HEADER_ROWS)
}

/** Rows with content: blank rows between records are left out. */
function firstRows({ first, last, rows }: DoseTable): number[] {
  const shown: number[] = []
  for (let row = first; row <= last && shown.length < SHOWN_ROWS; row += 1) {
    if (rows.get(row) !== 'blank') shown.push(row)
  }
  return shown
}

/** Returns a cell's context: its table's header and some rows before and after; null if no table contains it. */
export function cellSurroundings({ tables }: Layout, { sheet, cell }: CellPlace): Beginning | null {
  const at = parseAddress(cell)
  const table = at && tables.find(({ source, ...area }) => source.name === sheet && reaches(area, at))
  if (!at || !table) return null
  const rows = range(Math.max(table.first, at.row - AROUND), Math.min(table.last, at.row + AROUND))
  const left = Math.max(table.left, Math.min(at.column - SHOWN_COLUMNS / 2, table.right - SHOWN_COLUMNS + 1))
  return {
    ...beginningOf(table),
    preview: [...headerRows(table), ...rows].map((row) => shownRow(table, row, left)),
  }
}

/** A cell by its address in A1 form. */
export interface CellPlace {
  readonly sheet: string
  readonly cell: string
}

function reaches(
  { left, right, headerTop, first, last }: Pick<DoseTable, 'left' | 'right' | 'headerTop' | 'first' | 'last'>,
  { row, column }: { readonly row: number; readonly column: number },
): boolean {
  return column >= left && column <= right && row >= (headerTop ?? first) && row <= last
}

function shownRow(table: DoseTable, row: number, left = table.left): Beginning['preview'][number] {
  const cells = table.source.sheet.rows[row] ?? []
  const columns = range(left, Math.min(table.right, left + SHOWN_COLUMNS - 1))
  return {
    row: row + 1,
    kind: isHeader(table, row) ? 'header' : (table.rows.get(row) ?? null),
    cells: columns.flatMap((column) => {
      const text = cells[column]?.text ?? ''
      return text === '' ? [] : [{ column: columnLetter(column), text: shownText(text) }]
    }),
  }
}

function isHeader({ headerTop, headerBottom }: DoseTable, row: number): boolean {
  return headerTop !== null && headerBottom !== null && row >= headerTop && row <= headerBottom
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
