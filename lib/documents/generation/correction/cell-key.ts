import type { CellIndex } from '../../spreadsheets/model'

export type CellKey = `${number} ${number}`

/** A cell's place as a key. */
export function addressKey({ row, column }: CellIndex): CellKey {
  return `${row} ${column}`
}
