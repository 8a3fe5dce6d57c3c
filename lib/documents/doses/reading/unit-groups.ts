import type { DoseColumn, DoseTable, Layout } from '../layout-model'
import { columnChoices } from './column-reader'

/** Columns of a sheet that have no unit and could all have the same ones: a person answers for them once. */
export class UnitGroups {
  private readonly groups = new Map<DoseColumn, readonly DoseColumn[]>()

  constructor({ tables }: Layout) {
    const byChoices = new Map<string, DoseColumn[]>()
    for (const table of tables) {
      for (const column of table.columns.filter(isWithoutUnit)) {
        const key = keyOf(table, column)
        const group = byChoices.get(key) ?? []
        byChoices.set(key, group)
        group.push(column)
        this.groups.set(column, group)
      }
    }
  }

  /** Returns the columns that an answer about this one holds for, itself included. */
  of(column: DoseColumn): readonly DoseColumn[] {
    return this.groups.get(column) ?? [column]
  }
}

function isWithoutUnit({ holds, unit, unitSource, doubts, chosen }: DoseColumn): boolean {
  return !chosen && holds === 'values' && unit === null && unitSource === null && doubts.includes('unitUnknown')
}

/** The choices begin with the unit that the numbers' sizes propose: columns of other sizes are asked about apart. */
function keyOf(table: DoseTable, column: DoseColumn): string {
  return JSON.stringify([column.sheet, column.proposedUnit ?? null, columnChoices(table, column)])
}
