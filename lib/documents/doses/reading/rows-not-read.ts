import type { Cell } from '../../spreadsheets/model'
import { problem, type Problem } from '../../problem'
import { isKnownOther } from '../columns/measured-rows'
import type { DoseSheet, DoseTable, Layout, RowKind } from '../layout-model'

/** Rows that no dose is read from. */
const NOT_READ: ReadonlySet<RowKind | undefined> = new Set<RowKind>(['note', 'group', 'header'])
/** A number with a fraction, as nearly no count, year or identifier has. */
const FRACTION = /^\s*\d+[.,]\d+\s*$/
const MOST_NAMED = 10

/**
 * Returns a problem for each sheet with rows that have figures like doses in columns of doses, but were read as notes,
 * headings or nothing. No number like a dose is left out without a word.
 */
export function rowsNotRead({ tables }: Layout): readonly Problem[] {
  const bySheet = new Map<DoseSheet, DoseTable[]>()
  for (const table of tables) {
    if (table.isNew || table.context === 'medication') continue
    const own = bySheet.get(table.source)
    if (own) own.push(table)
    else bySheet.set(table.source, [table])
  }
  return [...bySheet].flatMap(([sheet, own]) => {
    const rows = rowsOf(sheet, own)
    const [first] = rows
    if (first === undefined) return []
    const { name } = sheet
    const named = rows.slice(0, MOST_NAMED).map((row) => row + 1)
    return problem('DOSE_ROWS_NOT_READ', 'warning', {
      file: 'data',
      sheet: name,
      row: first + 1,
      params: { sheet: name, count: rows.length, rows: named.join(', '), text: labelOf(sheet.sheet.rows[first] ?? []) },
    })
  })
}

function rowsOf({ sheet }: DoseSheet, tables: readonly DoseTable[]): readonly number[] {
  const doses = new Set(
    tables.flatMap(({ columns }) => columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)),
  )
  const top = Math.min(...tables.map(({ first }) => first))
  const found: number[] = []
  for (const [row, cells] of sheet.rows.entries()) {
    if (row < top || !cells?.some((cell, index) => doses.has(index) && isFraction(cell))) continue
    const holding = tables.filter(({ first, last }) => row >= first && row <= last)
    const left = holding.length === 0 ? true : holding.every(({ rows }) => NOT_READ.has(rows.get(row)))
    if (left && !isOther(cells)) found.push(row)
  }
  return found
}

/** Whether a row's label says that its numbers aren't doses: «Возраст», «Стаж, лет». */
function isOther(cells: readonly (Cell | undefined)[]): boolean {
  const label = labelOf(cells)
  return label !== '' && isKnownOther(label, '')
}

function labelOf(cells: readonly (Cell | undefined)[]): string {
  const label = cells.find((cell) => typeof cell?.value === 'string' && /\p{L}/u.test(cell.text))
  return label?.text.trim() ?? ''
}

function isFraction(cell: Cell | undefined): boolean {
  if (cell === undefined) return false
  return typeof cell.value === 'number'
    ? !Number.isInteger(cell.value)
    : typeof cell.value === 'string' && FRACTION.test(cell.value)
}
