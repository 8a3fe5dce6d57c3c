import type { Labels } from '../labels'
import type { Problem } from '../problem'
import type { OutputCell } from '../spreadsheets/write'
import { writeWorkbook } from '../spreadsheets/write'
import type { DataTable } from './data'

/** The name under which the rows that failed stand in a zip. */
export const FAILED_ROWS_NAME = 'errors.xlsx'

const REASON_FILL = 'F8D7DA'
const WIDTH = 18
const REASON_WIDTH = 60

/**
 * The person's own rows that no document could be made of, as a workbook with the sheet's columns and, before them, why. It can
 * be mended and given back as the data of another run: the header is the sheet's own.
 */
export async function failedRowsWorkbook(
  { sheet, columns, rows }: DataTable,
  failed: ReadonlyMap<number, readonly Problem[]>,
  labels: Labels,
): Promise<Uint8Array> {
  const header: OutputCell[] = [
    { value: labels('failedRowsReason'), bold: true, fill: REASON_FILL },
    ...columns.map(({ header: text }) => ({ value: text, bold: true })),
  ]
  const body = rows
    .filter(({ number }) => failed.has(number))
    .map((row): (OutputCell | null)[] => {
      const reasons = (failed.get(row.number) ?? []).map((each) => labels.problem(each))
      return [
        { value: [...new Set(reasons)].join('\n'), fill: REASON_FILL, wrap: true },
        ...columns.map(({ index }): OutputCell | null => {
          const cell = row.cells[index]
          return cell === undefined ? null : { value: cell.value, numFmt: cell.numFmt }
        }),
      ]
    })
  return writeWorkbook([
    {
      name: sheet === '' ? labels('failedRows') : sheet,
      rows: [header, ...body],
      widths: [REASON_WIDTH, ...columns.map(() => WIDTH)],
      frozenRows: 1,
    },
  ])
}
