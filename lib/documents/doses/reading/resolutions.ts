import { columnIndex, parseAddress } from '../../spreadsheets/address'
import type { DecisionReason } from '../model'
import type { Resolution } from '../options'
import { isOfRow } from './row-questions'

type Choice = Resolution['choice']

/** A user's decisions about cells and columns by place, and about cells also by the question asked. */
export class Resolutions {
  private readonly cells = new Map<string, Choice>()
  private readonly columns = new Map<string, Choice>()
  private readonly rows = new Map<string, Choice>()

  constructor(resolutions: readonly Resolution[]) {
    for (const { sheet, cell, column, reason, choice } of resolutions) {
      const place = cell === null ? null : parseAddress(cell)
      if (place) this.cells.set(cellKey(sheet, place.row, place.column, reason), choice)
      if (place && reason && isOfRow(reason)) this.rows.set(rowKey(sheet, place.row, reason), choice)
      else if (cell === null && column !== null) this.columns.set(`${sheet}\u0000${columnIndex(column) ?? ''}`, choice)
    }
  }

  /**
   * Returns the answer to this question about a cell, or else an answer that isn't tied to a question, or the answer
   * about its row.
   * @param row from 0
   */
  ofCell(sheet: string, row: number, column: number, reason: DecisionReason): Choice | null {
    if (this.cells.size === 0) return null
    const own = this.cells.get(cellKey(sheet, row, column, reason))
    return own ?? this.cells.get(cellKey(sheet, row, column)) ?? this.rows.get(rowKey(sheet, row, reason)) ?? null
  }

  ofColumn(sheet: string, index: number): Choice | null {
    return this.columns.get(`${sheet}\u0000${index}`) ?? null
  }
}

function rowKey(sheet: string, row: number, reason: DecisionReason): string {
  return `${sheet}\u0000${row}\u0000${reason}`
}

function cellKey(sheet: string, row: number, column: number, reason?: DecisionReason): string {
  return `${sheet}\u0000${row}\u0000${column}\u0000${reason ?? ''}`
}
