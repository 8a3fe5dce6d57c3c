import { askedColumns } from '../reading/decisions'
import { doseLine, readSheets, type Rows } from './read-sheets'

/** What is given, the doses that are found, and what is asked: `B2 perhapsDoses`, `C x2 unitUnknown` of a column. */
export type ReadCase = readonly [name: string, rows: Rows, doses: readonly string[], asked?: readonly string[]]

/** A sheet read, in words to compare. */
export function readCase(rows: Rows): { doses: string[]; asked: string[]; balanced: boolean } {
  const { doses, decisions, reconciliation } = readSheets({ S: rows })
  return {
    doses: doses.map(doseLine),
    asked: decisions.flatMap((decision) => {
      const { cell, column, reason, count } = decision
      const columns = askedColumns(decision)
      // One question about several cells of a row is given as one for each.
      if (cell !== null && columns.length > 1)
        return columns.map((letter) => `${letter}${cell.replace(/\D/g, '')} ${reason}`)
      return [`${cell ?? `${column.letter} x${count}`} ${reason}`]
    }),
    balanced: reconciliation.balanced,
  }
}
