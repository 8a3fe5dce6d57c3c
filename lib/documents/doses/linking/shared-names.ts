import { problem, type Problem } from '../../problem'
import type { DoseColumn, DoseTable, Layout } from '../layout-model'
import type { Dose, Subject } from '../model'
import { hasSubjectTotals, isAdded } from '../totals/addable'

/** At most this share of a table's names may have several rows. If more have, each row is a separate badge. */
const FEW = 0.5
/** The maximum number of names reported with their rows. */
const EXAMPLES = 10

/**
 * Reports names in several rows of one table with doses of one quantity, place and time, if most names occur once. No
 * identifier says whether they are one person's, so their doses are added.
 * @param doses doses that are certain
 */
export function sharedNames({ tables }: Layout, doses: readonly Dose[]): readonly Problem[] {
  const found = new Map(tables.map((table) => [table, new NamedRows(table)] as const))
  const ofColumns = new Map<DoseColumn, NamedRows>()
  for (const rows of found.values()) for (const column of rows.table.columns) ofColumns.set(column, rows)
  for (const dose of doses) ofColumns.get(dose.column)?.add(dose)
  return [...found.values()].flatMap((rows) => rows.problem() ?? [])
}

/** The rows of a table that name a person without an identifier, grouped by their doses. */
class NamedRows {
  private readonly own: readonly DoseColumn[]
  /** For each person, the first row with a dose of each quantity, place and time. */
  private readonly firsts = new Map<Subject, Map<string, number>>()
  private readonly several = new Map<Subject, Set<number>>()

  constructor(readonly table: DoseTable) {
    this.own = table.columns.filter(({ role, holds }) => holds === null && (role === 'subject' || role === 'surname'))
  }

  add(dose: Dose): void {
    const { subject, row, reading, period, date, position, col } = dose
    if (subject === null || subject.id !== null || !isAdded(dose) || !this.isNamed(row)) return
    if (reading.quantity === null || !hasSubjectTotals(reading.quantity)) return
    const kinds = this.firsts.get(subject) ?? new Map<string, number>()
    this.firsts.set(subject, kinds)
    const kind = `${col}|${reading.quantity}|${position}|${date}|${period?.from}/${period?.to}`
    const first = kinds.get(kind)
    if (first === undefined) kinds.set(kind, row)
    else if (first !== row) {
      const rows = this.several.get(subject) ?? new Set([first])
      this.several.set(subject, rows.add(row))
    }
  }

  problem(): Problem | null {
    const count = this.several.size
    if (count === 0 || count > this.firsts.size * FEW) return null
    const told = [...this.several].slice(0, EXAMPLES).map(([{ name }, rows]) => {
      const numbers = [...rows].slice(0, 5).map((row) => row + 1)
      return `${name} (${numbers.join(', ')}${rows.size > numbers.length ? ' …' : ''})`
    })
    const sheet = this.table.source.name
    const names = told.join('; ') + (count > EXAMPLES ? ' …' : '')
    return problem('SUBJECT_NAME_ROWS', 'warning', { file: 'data', sheet, params: { sheet, count, names } })
  }

  /** Whether the row itself has a name, not just a row above it. */
  private isNamed(row: number): boolean {
    const cells = this.table.source.sheet.rows[row]
    return this.own.some(({ index }) => (cells?.[index]?.text.trim() ?? '') !== '')
  }
}
