import type { Cell } from '../../spreadsheets/model'
import type { DoseColumn, DoseSheet, DoseTable, Layout, RowKind } from '../layout-model'

/** What happened to the rows and numbers of the sheets with doses. */
export interface Ledger {
  /** Rows with something in a dose column, by what they are. */
  readonly rows: Readonly<Record<LedgerRow, number>>
  /** Numbers that no table, header or known column explains. */
  readonly unexplained: number
}

export const LEDGER_ROWS = ['data', 'totals', 'statistics', 'controls', 'limits', 'unsure'] as const
export type LedgerRow = (typeof LEDGER_ROWS)[number]

const ROW_OF: Readonly<Partial<Record<RowKind, LedgerRow>>> = {
  total: 'totals',
  subtotal: 'totals',
  statistic: 'statistics',
  count: 'statistics',
  control: 'controls',
  limit: 'limits',
}

/** Returns the ledger of all tables of doses. Sheets without doses are accounted for as a whole. */
export function ledgerOf({ tables }: Layout): Ledger {
  const rows: Record<LedgerRow, number> = { data: 0, totals: 0, statistics: 0, controls: 0, limits: 0, unsure: 0 }
  const bySheet = new Map<DoseSheet, DoseTable[]>()
  for (const table of tables) {
    countRows(table, rows)
    const own = bySheet.get(table.source)
    if (own) own.push(table)
    else bySheet.set(table.source, [table])
  }
  let unexplained = 0
  for (const [sheet, own] of bySheet) unexplained += unexplainedIn(sheet, own)
  return { rows, unexplained }
}

function countRows(
  { source, first, last, columns, rows: kinds, unsure }: DoseTable,
  counts: Record<LedgerRow, number>,
): void {
  const doses = columns.filter(({ holds }) => holds !== null)
  for (let row = first; row <= last; row += 1) {
    const cells = source.sheet.rows[row]
    if (!cells || !doses.some(({ index }) => isFilled(cells[index]))) continue
    const kind = kinds.get(row)
    const counted = unsure?.has(row) ? 'unsure' : kind === undefined ? 'data' : ROW_OF[kind]
    if (counted) counts[counted] += 1
  }
}

/** Counts numbers beside and between the tables, and in columns about which nothing is known. */
function unexplainedIn({ sheet }: DoseSheet, tables: readonly DoseTable[]): number {
  const end = Math.max(...tables.map(({ last }) => last))
  const known = tables.map((table) => new Set(table.columns.filter(isKnown).map(({ index }) => index)))
  let count = 0
  for (let row = 0; row <= end; row += 1) {
    const cells = sheet.rows[row]
    if (!cells) continue
    const at = tables.findIndex(({ first, last }) => row >= first && row <= last)
    // Titles and headers are texts; the text above the first table names it.
    if (at < 0) continue
    for (let column = 0; column < cells.length; column += 1) {
      if (isNumber(cells[column]) && !tables.some((table, index) => holds(table, row) && known[index]?.has(column)))
        count += 1
    }
  }
  return count
}

function holds({ first, last }: DoseTable, row: number): boolean {
  return row >= first && row <= last
}

function isKnown({ holds: doses, role, chosen }: DoseColumn): boolean {
  return doses !== null || role !== 'other' || chosen
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.text.trim() !== ''
}

function isNumber(cell: Cell | undefined): boolean {
  if (cell === undefined) return false
  return (
    typeof cell.value === 'number' || (typeof cell.value === 'string' && /^\s*\d+(?:[.,]\d+)?\s*$/.test(cell.value))
  )
}
