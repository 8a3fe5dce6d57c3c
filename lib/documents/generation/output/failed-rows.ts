import type { Problem } from '../../problem'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import { writeSheets } from '../../spreadsheets/writing/package'
import { rowHeight } from '../../spreadsheets/writing/row-height'
import type { OutCell, OutRow, Look } from '../../spreadsheets/writing/sheet'
import { valueCell } from '../../spreadsheets/writing/value-cell'
import type { Merge } from '../../spreadsheets/model'
import type { DataRow, DataTable } from '../data/data-table'
import type { ActLabels } from '../context'
import { MOST_HEADER_ROWS } from '../../spreadsheets/header-rows'

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

/** A column with what is above it. */
interface HeaderColumn {
  readonly col: number
  /** From the top: the groups that it belongs to, then its own name. */
  readonly path: readonly string[]
  readonly look: Look
}

interface WrittenHeader {
  readonly rows: readonly OutRow[]
  readonly merges: readonly Merge[]
}

/**
 * A header that gives its columns the same paths when it is read again (spreadsheets/header-rows.ts): a group is merged across the
 * neighbours that it is over, and a name is merged down to where the header ends.
 *
 * @param columns from left to right
 */
function writtenHeader(columns: readonly HeaderColumn[]): WrittenHeader {
  const longest = columns.reduce((most, { path }) => Math.max(most, path.length), 1)
  const height = Math.min(longest, MOST_HEADER_ROWS)
  const within = columns.map((column) => ({ ...column, path: column.path.slice(-height) }))
  const rows: OutRow[] = []
  const merges: Merge[] = []
  for (let row = 0; row < height; row += 1) {
    const cells: OutCell[] = []
    for (const [at, { col, path, look }] of within.entries()) {
      const text = path[row]
      if (text === undefined || continuesGroup(within, at, row)) continue
      cells.push(valueCell(col, { value: text }, look))
      const right = groupEnd(within, at, row)
      const bottom = row === path.length - 1 ? height - 1 : row
      if (right > col || bottom > row) merges.push({ top: row, left: col, bottom, right })
    }
    rows.push({ cells })
  }
  return { rows, merges }
}

/** Whether a column belongs in a row of the header to the group of its neighbour to the left. */
function continuesGroup(columns: readonly HeaderColumn[], at: number, row: number): boolean {
  const left = columns[at - 1]
  const column = columns[at]
  if (left === undefined || column === undefined || left.col + 1 !== column.col) return false
  if (row >= left.path.length - 1 || row >= column.path.length - 1) return false
  return column.path.slice(0, row + 1).every((text, depth) => text === left.path[depth])
}

/** The last column of the group that begins with a column in a row of the header. */
function groupEnd(columns: readonly HeaderColumn[], at: number, row: number): number {
  let last = at
  while (continuesGroup(columns, last + 1, row)) last += 1
  return columns[last]?.col ?? 0
}

function headerOf({ columns, headerPaths }: DataTable, reasonCol: number, reason: string): WrittenHeader {
  return writtenHeader([
    ...columns.map(({ index }) => ({ col: index, path: headerPaths.get(index) ?? [], look: { bold: true } })),
    { col: reasonCol, path: [reason], look: { bold: true, fill: REASON_FILL } },
  ])
}
