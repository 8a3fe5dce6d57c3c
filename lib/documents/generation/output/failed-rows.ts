import type { Problem } from '../../problem'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import { writeSheets } from '../../spreadsheets/writing/package'
import { rowHeight } from '../../spreadsheets/writing/row-height'
import type { OutCell, OutRow } from '../../spreadsheets/writing/sheet'
import { valueCell } from '../../spreadsheets/writing/value-cell'
import type { DataTable } from '../data/data-table'
import type { ActLabels } from '../context'

/** The name under which the rows that failed stand in a zip. */
export const FAILED_ROWS_NAME = 'errors.xlsx'

const REASON_FILL = 'F8D7DA'
const WIDTH = 18
const REASON_WIDTH = 60

/**
 * The person's own rows that no document could be made of, as a workbook with the sheet's columns and, before them, why. It can
 * be mended and given back as the data of another run: the header is the sheet's own, with its constant names where it has them.
 */
export async function failedRowsWorkbook(
  { sheet, columns, rows }: DataTable,
  failed: ReadonlyMap<number, readonly Problem[]>,
  labels: ActLabels,
): Promise<Uint8Array> {
  const widths = [REASON_WIDTH, ...columns.map(() => WIDTH)]
  const header: OutCell[] = [
    { col: 0, value: labels('failedRowsReason'), look: { bold: true, fill: REASON_FILL } },
    ...columns.map(({ header: text }, index) => valueCell(index + 1, { value: text }, { bold: true })),
  ]
  const names = columns.flatMap(({ constantName }, index): OutCell[] =>
    constantName === undefined ? [] : [{ col: index + 1, value: constantName, look: { italic: true } }],
  )
  const headerRows: OutRow[] = [{ cells: header }, ...(names.length > 0 ? [{ cells: names }] : [])]
  const body = rows
    .filter(({ number }) => failed.has(number))
    .map((row): OutRow => {
      const reasons = (failed.get(row.number) ?? []).map((each) => labels.problem(each))
      const reason = [...new Set(reasons)].join('\n')
      const cells = [
        valueCell(0, { value: reason }, { fill: REASON_FILL, wrap: true }),
        ...columns.flatMap(({ index }, at): OutCell[] => {
          const cell = row.cells[index]
          return cell === undefined ? [] : [valueCell(at + 1, cell)]
        }),
      ]
      return { cells, height: rowHeight(cells, widths) }
    })
  const [name = ''] = uniqueSheetNames([sheet === '' ? labels('failedRows') : sheet])
  return writeSheets([{ name, rows: [...headerRows, ...body], widths, frozenRows: headerRows.length }])
}
