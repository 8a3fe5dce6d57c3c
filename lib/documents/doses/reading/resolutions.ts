import { columnIndex, parseAddress } from '../../spreadsheets/address'
import type { Resolution } from '../options'

type Choice = Resolution['choice']

/** What somebody decided of cells and columns, by place. */
export class Resolutions {
  private readonly cells = new Map<string, Choice>()
  private readonly columns = new Map<string, Choice>()

  constructor(resolutions: readonly Resolution[]) {
    for (const { sheet, cell, column, choice } of resolutions) {
      const place = cell === null ? null : parseAddress(cell)
      if (place) this.cells.set(`${sheet}\u0000${place.row}\u0000${place.column}`, choice)
      else if (cell === null && column !== null) this.columns.set(`${sheet}\u0000${columnIndex(column) ?? ''}`, choice)
    }
  }

  /** @param row from 0 */
  ofCell(sheet: string, row: number, column: number): Choice | null {
    return this.cells.size === 0 ? null : (this.cells.get(`${sheet}\u0000${row}\u0000${column}`) ?? null)
  }

  ofColumn(sheet: string, index: number): Choice | null {
    return this.columns.get(`${sheet}\u0000${index}`) ?? null
  }
}
