import { problem, type Problem } from '../../problem'
import type { DoseColumn, DoseTable, Layout } from '../layout-model'
import type { Dose, Subject } from '../model'
import { hasSubjectTotals, isAdded } from '../totals/addable'

/** Of a table's names this part at most: where more have several rows, each is its own badge. */
const FEW = 0.5
/** So many names are reported with their rows. */
const EXAMPLES = 10

/**
 * Names that are in several rows of one table with doses of one quantity, place and time, where most are once and no identifier
 * tells whether they are one person's: their doses are added, and that is reported.
 * @param doses those that are sure
 */
export function sharedNames({ tables }: Layout, doses: readonly Dose[]): readonly Problem[] {
  const found = new Map(tables.map((table) => [table, new NamedRows(table)] as const))
  const ofColumns = new Map<DoseColumn, NamedRows>()
  for (const rows of found.values()) for (const column of rows.table.columns) ofColumns.set(column, rows)
  for (const dose of doses) ofColumns.get(dose.column)?.add(dose)
  return [...found.values()].flatMap((rows) => rows.problem() ?? [])
}

/** The rows of a table that name a person without an identifier, by what their doses are. */
class NamedRows {
  private readonly own: readonly DoseColumn[]
  /** Of each person, the rows whose dose of one quantity, place and time was the first of its kind. */
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

  /** By the row itself, not by one above it. */
  private isNamed(row: number): boolean {
    const cells = this.table.source.sheet.rows[row]
    return this.own.some(({ index }) => (cells?.[index]?.text.trim() ?? '') !== '')
  }
}
