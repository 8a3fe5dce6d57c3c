import { cut } from '../../cut'
import { cellAddress } from '../../spreadsheets/address'
import type { DoseColumn } from '../layout-model'
import type { Decision, DecisionReason } from '../model'
import type { Doubt } from './cell-doses'

const RAW_LENGTH = 200

/** The decisions of a file, in reading order: a column's is behind those of its cells. */
export class DecisionList {
  private readonly list: Decision[] = []

  add(decision: Decision): void {
    this.list.push(decision)
  }

  addCell(column: DoseColumn, row: number, text: string, { reason, choices }: Doubt): void {
    this.list.push({
      sheet: column.sheet,
      cell: cellAddress(row, column.index),
      column,
      raw: shortened(text),
      reason,
      alternatives: choices.map((choice) => choice.text),
      count: 1,
    })
  }

  /** @param samples some of the column's texts */
  addColumn(
    column: DoseColumn,
    reason: DecisionReason,
    alternatives: readonly string[],
    count: number,
    samples: readonly string[],
  ): void {
    const raw = shortened(samples.join(' · '))
    this.list.push({ sheet: column.sheet, cell: null, column, raw, reason, alternatives, count })
  }

  /** Formulas without a value, the first of which is in that row. */
  addFormulas(column: DoseColumn, row: number, count: number): void {
    const cell = count === 1 ? cellAddress(row, column.index) : null
    this.list.push({ sheet: column.sheet, cell, column, raw: '', reason: 'brokenFormula', alternatives: [], count })
  }

  all(): readonly Decision[] {
    return this.list
  }
}

function shortened(text: string): string {
  return cut(text, RAW_LENGTH)
}
