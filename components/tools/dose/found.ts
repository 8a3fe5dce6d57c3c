import type { ColumnMapping } from '@/lib/documents/doses/layout-model'
import type { DoseInspection, FoundColumn, FoundTable } from './answers'
import type { DoseState, Inspected } from './state'

/** What an inspection found of doses; null where there was none. */
export function foundDoses(inspected: Inspected | null): DoseInspection | null {
  return inspected?.answer.doses ?? null
}

/** Limits that the file names and that no person has confirmed yet; null where there are none. */
export function suggestedLimits(inspected: Inspected | null): NonNullable<DoseInspection['named']> | null {
  const named = foundDoses(inspected)?.named ?? null
  return named?.used === true ? named : null
}

/** How many limits are exceeded; null where nothing was compared with any. */
export function exceedancesIn({ exceedances, sheets, profile }: Compared): number | null {
  const compared = sheets === undefined ? profile !== null : sheets.rows.some((sheet) => sheet.exceedances !== null)
  return compared ? exceedances.count : null
}

type Compared = Pick<DoseInspection, 'exceedances' | 'sheets' | 'profile'>

/** The cells of all sheets by outcome; null in responses from before they were counted by sheet. */
export function cellsOf({ sheets }: Pick<DoseInspection, 'sheets'>): CellCounts | null {
  if (sheets === undefined) return null
  const sum = (key: keyof CellCounts) => sheets.rows.reduce((all, sheet) => all + sheet[key], 0)
  return {
    cells: sum('cells'),
    doses: sum('doses'),
    censored: sum('censored'),
    waiting: sum('waiting'),
    excluded: sum('excluded'),
  }
}

export interface CellCounts {
  readonly cells: number
  readonly doses: number
  readonly censored: number
  readonly waiting: number
  readonly excluded: number
}

/** Whether the first answer about a file is still to come. */
export function isAwaited({ state, inspecting }: { readonly state: DoseState; readonly inspecting: boolean }): boolean {
  return state.inspected === null && (state.slot.kind === 'uploading' || inspecting)
}

/** The table that is shown. */
export function shownTable({ inspected, shown }: Pick<DoseState, 'inspected' | 'shown'>): FoundTable | null {
  const tables = foundDoses(inspected)?.tables ?? []
  return tables[shown] ?? tables[0] ?? null
}

/** The columns of a table, from the left. */
export function columnsOf(doses: DoseInspection | null, table: FoundTable | null): readonly FoundColumn[] {
  if (doses === null || table === null) return []
  return doses.columns.rows.filter((column) => column.sheet === table.sheet && column.table === table.table)
}

/** Returns whether a column's reading is uncertain and unconfirmed. */
export function isSupposed({ confidence, doubts, unitSource, chosen }: FoundColumn): boolean {
  return !chosen && (doubts.length > 0 || unitSource === 'assumed' || confidence < SURE)
}

/** Below this a column's reading is a supposition. */
const SURE = 0.75

/** Whether nothing is to be seen of any dose. */
export function isWithoutDoses(doses: DoseInspection | null): boolean {
  return doses !== null && doses.doses.count === 0 && doses.decisions.count === 0
}

/** A column as a mapping says it. */
export function asMapping({ sheet, column, header, role, quantity, unit, position }: FoundColumn): ColumnMapping {
  return { sheet, column, header, role, quantity, unit, position }
}
