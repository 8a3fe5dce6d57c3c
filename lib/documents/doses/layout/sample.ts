import type { Cell } from '../../spreadsheets/model'
import type { FoundTable } from './find-tables'

const ALL_UP_TO = 600
const FIRST = 200
const SPREAD = 400

/** Returns the rows of the sheet by which a table's columns are judged: its first ones and others spread over it. */
export function sampleRows({ lane, from, to, kinds }: FoundTable): readonly number[] {
  const count = to - from + 1
  const places =
    count <= ALL_UP_TO
      ? Array.from({ length: count }, (_, index) => from + index)
      : [
          ...Array.from({ length: FIRST }, (_, index) => from + index),
          ...Array.from(
            { length: SPREAD },
            (_, index) => from + FIRST + Math.floor((index * (count - FIRST)) / SPREAD),
          ),
        ]
  return places.flatMap((at) => {
    const row = lane.rows[at]?.row
    return row === undefined || kinds.has(row) ? [] : [row]
  })
}

/** Returns a column's cells in these rows, or from the entire table if hardly any of them is filled. */
export function columnCells(table: FoundTable, column: number, rows: readonly number[]): (Cell | undefined)[] {
  const { lane, from, to, kinds } = table
  const cells = rows.map((row) => lane.sheet.rows[row]?.[column])
  const enough = cells.filter((cell) => cell !== undefined).length >= FEW || to - from + 1 <= ALL_UP_TO
  if (enough) return cells
  const found: (Cell | undefined)[] = []
  for (let at = from; at <= to && found.length < SPREAD; at += 1) {
    const row = lane.rows[at]?.row ?? -1
    const cell = kinds.has(row) ? undefined : lane.sheet.rows[row]?.[column]
    if (cell) found.push(cell)
  }
  return found
}

const FEW = 20
