import type { Problem } from '../../problem'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import { writeSheets } from '../../spreadsheets/writing/package'
import { rowHeight } from '../../spreadsheets/writing/row-height'
import type { OutCell, OutRow } from '../../spreadsheets/writing/sheet'
import { valueCell } from '../../spreadsheets/writing/value-cell'
import type { Merge } from '../../spreadsheets/model'
import type { DataRow, DataTable } from '../data/data-table'
import type { ActLabels } from '../context'
import { writtenHeader, type WrittenHeader } from './written-header'

/** The name under which the rows that failed are in a zip. */
export const FAILED_ROWS_NAME = 'errors.xlsx'

const REASON_FILL = 'F8D7DA'
const WIDTH = 18
const REASON_WIDTH = 60

/** The same name for rows of JSON. */
export const FAILED_OBJECTS_NAME = 'errors.json'

/** The objects that no document could be made of, as they were written, each with why: `[{row, problems, data}]`. */
export function failedObjects(
  { rows, sourceOf }: DataTable,
  failed: ReadonlyMap<number, readonly Problem[]>,
  labels: ActLabels,
): Uint8Array {
  const entries = rows.flatMap((row) => {
    const problems = failed.get(row.number)
    if (problems === undefined) return []
    const told = [...new Set(problems.map((each) => labels.problem(each)))]
    return [`{"row":${row.number},"problems":${JSON.stringify(told)},"data":${sourceOf?.(row) ?? 'null'}}`]
  })
  return new TextEncoder().encode(`[\n${entries.join(',\n')}\n]\n`)
}

/**
 * The person's own rows that no document could be made of, as a workbook with the sheet's columns and, after them, why. It can
 * be mended and given back as the data of another run: the header is the sheet's own, with its constant names where it has them,
 * and every column is where it was, so that a letter still means the same one.
 */
export async function failedRowsWorkbook(
  table: DataTable,
  failed: ReadonlyMap<number, readonly Problem[]>,
  labels: ActLabels,
): Promise<Uint8Array> {
  const { sheet, columns, rows } = table
  const reasonCol = (columns.at(-1)?.index ?? -1) + 1
  const widths = [...Array.from({ length: reasonCol }, () => WIDTH), REASON_WIDTH]
  const header = headerOf(table, reasonCol, labels('failedRowsReason'))
  const names = columns.flatMap(({ index, constantName }): OutCell[] =>
    constantName === undefined ? [] : [{ col: index, value: constantName, look: { italic: true } }],
  )
  const headerRows: OutRow[] = [...header.rows, ...(names.length > 0 ? [{ cells: names }] : [])]
  const given = rows.filter(({ number }) => failed.has(number))
  const body = given.map((row, at): OutRow => {
    const reasons = (failed.get(row.number) ?? []).map((each) => labels.problem(each))
    const reason = [...new Set(reasons)].join('\n')
    const cells = [
      ...columns.flatMap(({ index }): OutCell[] => {
        const cell = row.cells[index]
        return cell === undefined || isMergedWith(given[at - 1], row, index) ? [] : [valueCell(index, cell)]
      }),
      valueCell(reasonCol, { value: reason }, { fill: REASON_FILL, wrap: true }),
    ]
    return { cells, height: rowHeight(cells, widths) }
  })
  const [name = ''] = uniqueSheetNames([sheet === '' ? labels('failedRows') : sheet])
  const merges = [...header.merges, ...mergesOf(given, columns, headerRows.length)]
  return writeSheets([{ name, rows: [...headerRows, ...body], widths, merges, frozenRows: headerRows.length }])
}

/** Whether a cell is one with the cell above it: an amount merged over rows counts once, and so it does when it is given back. */
function isMergedWith(above: DataRow | undefined, row: DataRow, index: number): boolean {
  return above !== undefined && row.cells[index] !== undefined && above.standsIn(index) === row.standsIn(index)
}

function mergesOf(rows: readonly DataRow[], columns: DataTable['columns'], top: number): Merge[] {
  return columns.flatMap(({ index }) => {
    const merges: Merge[] = []
    let first = 0
    for (let at = 1; at <= rows.length; at += 1) {
      const row = rows[at]
      if (row !== undefined && isMergedWith(rows[at - 1], row, index)) continue
      if (at - first > 1) merges.push({ top: top + first, left: index, bottom: top + at - 1, right: index })
      first = at
    }
    return merges
  })
}

function headerOf({ columns, headerPaths }: DataTable, reasonCol: number, reason: string): WrittenHeader {
  return writtenHeader([
    ...columns.map(({ index }) => ({ col: index, path: headerPaths.get(index) ?? [], look: { bold: true } })),
    { col: reasonCol, path: [reason], look: { bold: true, fill: REASON_FILL } },
  ])
}
