import { problem, type Problem } from '../../problem'
import { cellAddress } from '../../spreadsheets/address'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import type { ShapedTable } from '../../word-tables/model'
import { shownText } from './cell'
import type { WorkbookLimits } from './limits'
import type { NumberedTable, WorkbookOptions } from './shaping'
import { isTooLong, textPieces } from './spill'
import { coveredPlaces, type RowRange } from './table-rows'
import type { TableLabels } from './label-codes'

/** A stretch of a table's rows on a sheet. */
export interface Block {
  readonly table: NumberedTable
  readonly range: RowRange
  /** The row of the sheet, from 0, in which it begins. */
  readonly top: number
  /** The row of its title, where tables share a sheet. */
  readonly titleRow: number | null
  /** The row that leads back to the table that it is nested in. */
  readonly backRow: number | null
}

export interface PlannedSheet {
  readonly name: string
  readonly blocks: readonly Block[]
}

/** The rest of a text that its cell can't contain. */
export interface Spill {
  /** What the cell contains. */
  readonly first: string
  readonly rest: readonly string[]
  /** The row of the sheet of long texts where the rest begins. */
  readonly row: number
  readonly table: NumberedTable
  /** Where the cell is on its own sheet, such as `B7`. */
  readonly address: string
}

/** Where everything goes, known before anything is written. The Tables sheet is the first, the long texts' the last. */
export interface Plan {
  readonly sheets: readonly PlannedSheet[]
  readonly blocks: ReadonlyMap<string, { readonly sheet: number; readonly block: Block }>
  /** By table, by the index of the cell. */
  readonly spills: ReadonlyMap<string, ReadonlyMap<number, Spill>>
  readonly spillSheet: number | null
  readonly names: readonly string[]
  /** Tables whose merged cells are filled. */
  readonly filled: ReadonlySet<string>
  readonly problems: readonly Problem[]
}

/** What a table is called: its caption, else the nearest heading, else its number. */
export function tableName({ table, number }: NumberedTable, labels: TableLabels): string {
  return table.caption ?? table.heading ?? labels('tableName', { number })
}

/** Which table is on which sheet under which name; what is otherwise than was asked for is reported. */
export function planWorkbook(
  tables: readonly NumberedTable[],
  { merges, layout }: WorkbookOptions,
  limits: WorkbookLimits,
  labels: TableLabels,
): Plan {
  const problems: Problem[] = []
  const tooMany = tables.length > limits.sheets
  if (tooMany && layout !== 'one') {
    problems.push(problem('TABLES_ON_ONE_SHEET', 'info', { params: { count: tables.length, limit: limits.sheets } }))
  }
  const onOne = layout === 'one' || tooMany
  const sheets = onOne ? sharedSheets(tables, limits, labels) : ownSheets(tables, limits, labels, problems)
  const blocks = new Map<string, { sheet: number; block: Block }>()
  for (const [index, sheet] of sheets.entries()) {
    for (const block of sheet.blocks) {
      const { id } = block.table.table
      if (!blocks.has(id)) blocks.set(id, { sheet: index + 1, block })
    }
  }
  const spills = findSpills(tables, limits, problems)
  const names = uniqueSheetNames([
    labels('tablesSheet'),
    ...sheets.map(({ name }) => name),
    ...(spills.size > 0 ? [labels('longTextsSheet')] : []),
  ])
  const spillSheet = spills.size > 0 ? sheets.length + 1 : null
  return { sheets, blocks, spills, spillSheet, names, filled: filledTables(tables, merges, limits, problems), problems }
}

/** The rows of a table in stretches that fit, `room` being left in the first. */
function stretches({ rows }: ShapedTable, most: number): RowRange[] {
  const ranges: RowRange[] = []
  for (let from = 0; from < rows; from += most) ranges.push({ from, to: Math.min(rows, from + most) })
  return ranges
}

function ownSheets(
  tables: readonly NumberedTable[],
  limits: WorkbookLimits,
  labels: TableLabels,
  problems: Problem[],
): PlannedSheet[] {
  return tables.flatMap((numbered) => {
    const { table } = numbered
    const ranges = stretches(table, limits.rows)
    if (ranges.length > 1) {
      problems.push(
        problem('TABLE_SPLIT', 'info', { params: { table: table.id, count: ranges.length, limit: limits.rows } }),
      )
    }
    return ranges.map((range): PlannedSheet => {
      const height = range.to - range.from
      const hasBack = table.parentId !== null && range.from === 0 && height + 2 <= limits.rows
      const block = { table: numbered, range, top: 0, titleRow: null, backRow: hasBack ? height + 1 : null }
      return { name: tableName(numbered, labels), blocks: [block] }
    })
  })
}

/** All tables one under another, each below its name; as many sheets as their rows need. */
function sharedSheets(tables: readonly NumberedTable[], limits: WorkbookLimits, labels: TableLabels): PlannedSheet[] {
  const sheets: { name: string; blocks: Block[] }[] = []
  const name = labels('allTablesSheet')
  let next = limits.rows
  for (const numbered of tables) {
    for (const range of stretches(numbered.table, limits.rows - 1)) {
      const height = range.to - range.from
      if (next + height + 1 > limits.rows) {
        sheets.push({ name, blocks: [] })
        next = 0
      }
      sheets.at(-1)?.blocks.push({ table: numbered, range, top: next + 1, titleRow: next, backRow: null })
      next += height + 2
    }
  }
  return sheets
}

function findSpills(
  tables: readonly NumberedTable[],
  limits: WorkbookLimits,
  problems: Problem[],
): Map<string, Map<number, Spill>> {
  const spills = new Map<string, Map<number, Spill>>()
  // Its first row is its header.
  let row = 1
  for (const numbered of tables) {
    const { cells } = numbered.table
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index]
      const text = cell === undefined ? '' : shownText(cell)
      if (cell === undefined || !isTooLong(text, limits)) continue
      const [first = '', ...rest] = textPieces(text, limits)
      const { id } = numbered.table
      const address = cellAddress(cell.row, cell.col)
      const own = spills.get(id) ?? new Map<number, Spill>()
      spills.set(id, own.set(index, { first, rest, row, table: numbered, address }))
      row += rest.length
      problems.push(
        problem('TABLE_TEXT_SPILLED', 'warning', { params: { table: id, cell: address, count: text.length } }),
      )
    }
  }
  return spills
}

function filledTables(
  tables: readonly NumberedTable[],
  merges: WorkbookOptions['merges'],
  limits: WorkbookLimits,
  problems: Problem[],
): Set<string> {
  if (merges !== 'fill') return new Set()
  const filled = new Set<string>()
  for (const { table } of tables) {
    if (coveredPlaces(table) <= limits.filled) filled.add(table.id)
    else problems.push(problem('TABLE_FILL_LIMIT', 'warning', { params: { table: table.id, limit: limits.filled } }))
  }
  return filled
}
