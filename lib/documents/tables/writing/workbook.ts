import type { Problem } from '../../problem'
import { writeSheets, type WriteContext } from '../../spreadsheets/writing/package'
import type { ShapedTable } from '../../word-tables/model'
import type { OutRow, OutSheet } from '../../spreadsheets/writing/sheet'
import { EXCEL_LIMITS, type WorkbookLimits } from './limits'
import { tablePlaces, type TablePlace } from './places'
import { planWorkbook, tableName, type Plan } from './plan'
import { chosenTables, type WorkbookOptions } from './shaping'
import { TableSheets } from './table-sheets'
import { tablesSheet } from './tables-sheet'
import type { TableLabels } from './label-codes'

export interface TablesWorkbook {
  readonly bytes: Uint8Array
  readonly places: readonly TablePlace[]
  /** What the workbook couldn't contain unchanged, besides the messages given. */
  readonly problems: readonly Problem[]
}

/** The texts that their cells can't contain: the rest of each, in as many rows as it needs, joined without anything between. */
function spillSheet({ spills, blocks, names }: Plan, labels: TableLabels): OutSheet {
  const header = [labels('longTextsTable'), labels('longTextsCell'), labels('longTextsRest')]
  const rows: OutRow[] = [
    { cells: header.map((value, col) => ({ col, value, look: { bold: true } })) },
    ...[...spills.values()].flatMap((own) =>
      [...own.values()].flatMap(({ table, address, rest }): OutRow[] => {
        const sheet = blocks.get(table.table.id)?.sheet ?? 0
        return rest.map((value): OutRow => ({
          cells: [
            {
              col: 0,
              value: tableName(table, labels),
              look: { link: true },
              link: { kind: 'cell', sheet, row: 0, col: 0 },
            },
            { col: 1, value: address, look: {} },
            { col: 2, value, look: { wrap: true, quotePrefix: true } },
          ],
        }))
      }),
    ),
  ]
  return { name: names.at(-1) ?? '', rows, widths: [40, 10, 120], frozenRows: 1, landscape: true }
}

/**
 * An .xlsx workbook of tables: first a sheet that lists them with what became of each, then a sheet for each table, then the rest of
 * texts too long for a cell. Texts stay texts, whatever they begin with; no formula is ever written. The same input gives the same
 * bytes. An aborted signal throws its reason.
 */
export async function tablesWorkbook(
  shaped: readonly ShapedTable[],
  messages: readonly Problem[],
  options: WorkbookOptions,
  labels: TableLabels,
  context: WriteContext = {},
  limits: WorkbookLimits = EXCEL_LIMITS,
): Promise<TablesWorkbook> {
  const tables = chosenTables(shaped, options.tables)
  const all = new Map(chosenTables(shaped, undefined).map((table) => [table.table.id, table]))
  const plan = planWorkbook(tables, options, limits, labels)
  const maker = new TableSheets(plan, limits, labels)
  const sheets = [
    tablesSheet(tables, all, [...messages, ...plan.problems], plan, labels),
    ...plan.sheets.map((sheet, index) => maker.sheet(sheet, plan.names[index + 1] ?? '')),
    ...(plan.spillSheet === null ? [] : [spillSheet(plan, labels)]),
  ]
  return { bytes: await writeSheets(sheets, context), places: tablePlaces(plan), problems: plan.problems }
}
