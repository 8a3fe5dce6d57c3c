import { cut } from '../../cut'
import { cellAddress, columnLetter } from '../../spreadsheets/address'
import type { DoseColumn } from '../layout-model'
import type { Decision, DecisionReason } from '../model'
import type { Doubt } from './cell-doses'

const RAW_LENGTH = 200

/** The decisions of a file, in reading order: a column's comes after those of its cells. */
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

  /**
   * Adds a question about a column.
   * @param samples some of the column's texts
   */
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

  /** One question for all of `columns`; what is asked of another one of them is added to it. */
  addUnits(
    columns: readonly DoseColumn[],
    alternatives: readonly string[],
    count: number,
    samples: readonly string[],
  ): void {
    const [column] = columns
    if (column === undefined) return
    const at = this.list.findIndex((each) => each.reason === 'unitUnknown' && each.column === column)
    const known = this.list[at]
    if (known) this.list[at] = { ...known, count: known.count + count, columns }
    else this.addColumn(column, 'unitUnknown', alternatives, count, samples)
  }

  /** Adds a question about formulas without a value, the first of which is in this row. */
  addFormulas(column: DoseColumn, row: number, count: number): void {
    const cell = count === 1 ? cellAddress(row, column.index) : null
    this.list.push({ sheet: column.sheet, cell, column, raw: '', reason: 'brokenFormula', alternatives: [], count })
  }

  all(): readonly Decision[] {
    return this.list
  }
}

/**
 * Returns the letters of the columns that a question without a cell, or about several cells of a row, is about, from the
 * left. Empty for a question about one cell.
 */
export function askedColumns({ cell, column, columns }: Decision): readonly string[] {
  if (cell !== null && columns === undefined) return []
  const places = new Set((columns ?? [column]).map(({ index }) => index))
  return [...places].sort((a, b) => a - b).map(columnLetter)
}

/** Returns the unit that the sizes of a column's numbers suggest, where a question is about it; else null. */
export function proposalOf({ reason, column }: Decision): string | null {
  return reason === 'unitUnknown' ? (column.proposedUnit ?? null) : null
}

function shortened(text: string): string {
  return cut(text, RAW_LENGTH)
}
