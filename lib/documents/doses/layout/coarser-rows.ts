import type { CellFacts, CellLooks } from '../columns/cell-facts'
import { type NamedPeriod, namedPeriod, PERIOD_LEVELS, type PeriodLevel } from '../columns/periods'
import type { ColumnRole, DoseColumn } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'
import { isYear } from './years-over-doses'

const CALENDAR: ReadonlySet<ColumnRole> = new Set([
  'month',
  'quarter',
  'year',
  'period_name',
  'date',
  'row_number',
  'other',
])
const NAMES: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'subject_id'])
/** How many rows are checked to find how most rows are labeled. */
const LOOKED_AT = 200
/** A leap year, used for months and quarters whose year is given elsewhere. */
const ANY_YEAR = 2024

/**
 * Returns rows labeled with a longer period than most, which add up other rows of the same person: `I кв.` among
 * months. Leaves out a row if no other row's period lies within its own: its dose appears nowhere else. Also leaves out
 * a row that gives both its person and its year: what it adds up is settled with the doses.
 */
export function coarserRows(table: FoundTable, columns: readonly DoseColumn[], looks: CellLooks): ReadonlySet<number> {
  const coarser = new Set<number>()
  const finest = finestLabel(table, columns, looks)
  if (!finest) return coarser
  const finestLevel = PERIOD_LEVELS.indexOf(finest.level)
  for (const labels of labelsOfPersons(table, columns, finest.column, looks)) {
    for (const each of labels) {
      if (each.level <= finestLevel || each.rows.length === 0) continue
      if (labels.some((other) => other.level < each.level && mayLieIn(other, each)))
        for (const row of each.rows) coarser.add(row)
    }
  }
  return coarser
}

/** A label of a person's rows. */
interface Label {
  /** Null if it can't be read, such as a month's number. */
  readonly period: NamedPeriod | null
  /** Index into the levels of periods. */
  readonly level: number
  /** The rows with this label that don't give both their person and their year. */
  readonly rows: number[]
}

/**
 * Groups the labels by the names next to them. A name also applies to the rows without a name below it. A group row
 * starts another person.
 */
function labelsOfPersons(
  { lane, from, to, kinds }: FoundTable,
  columns: readonly DoseColumn[],
  label: number,
  looks: CellLooks,
): readonly (readonly Label[])[] {
  const names = columns.filter(({ role }) => NAMES.has(role)).map(({ index }) => index)
  const years = columns.filter(({ role }) => role === 'year').map(({ index }) => index)
  const persons = new Map<string, Map<string, Label>>()
  let person = ''
  for (let at = from; at <= to; at += 1) {
    const row = lane.rows[at]?.row ?? -1
    const cells = lane.sheet.rows[row] ?? []
    const named = names.flatMap((index) => (isFilled(cells[index]) ? looks.of(cells[index]).text : [])).join('\u0000')
    if (kinds.get(row) === 'group') person = `\u0000${row}`
    else if (named !== '') person = named
    const facts = looks.of(cells[label])
    if (kinds.has(row) || facts.kind === 'blank') continue
    const labels = persons.get(person) ?? new Map<string, Label>()
    persons.set(person, labels)
    const known = labels.get(facts.text) ?? labelOf(facts)
    labels.set(facts.text, known)
    const dated = (known.period?.year ?? null) !== null || years.some((index) => isFilled(cells[index]))
    if (named === '' || !dated) known.rows.push(row)
  }
  return [...persons.values()].map((labels) => [...labels.values()])
}

function labelOf(facts: CellFacts): Label {
  const period = namedPeriod(facts.text)
  const own = facts.kind === 'period' ? period?.level : isBareYear(facts) ? 'year' : null
  return { period, level: own ? PERIOD_LEVELS.indexOf(own) : 0, rows: [] }
}

/** Whether a cell is a bare year such as `2024`, as text or as a number. */
function isBareYear({ kind, period, size }: CellFacts): boolean {
  return (kind === 'numeral' && period === 'year') || (kind === 'number' && size !== null && isYear(size))
}

function mayLieIn({ period: part }: Label, { period: whole }: Label): boolean {
  const year = part?.year ?? whole?.year ?? ANY_YEAR
  const [inner, outer] = [part, whole].map((each) => each?.in(each.year ?? year))
  return !inner || !outer || (inner.from >= outer.from && inner.to <= outer.to)
}

interface Finest {
  readonly column: number
  readonly level: PeriodLevel
}

/**
 * Returns the column and the finest period level that enough rows are labeled with; null unless labels of several
 * levels occur.
 */
function finestLabel({ lane, from, to }: FoundTable, columns: readonly DoseColumn[], looks: CellLooks): Finest | null {
  for (const { index, role } of columns) {
    if (!CALENDAR.has(role)) continue
    const counts = new Map<PeriodLevel, number>()
    let filled = 0
    for (let at = from; at <= Math.min(to, from + LOOKED_AT); at += 1) {
      const facts = looks.of(lane.sheet.rows[lane.rows[at]?.row ?? -1]?.[index])
      const { kind } = facts
      if (kind === 'blank') continue
      filled += 1
      const period = kind === 'period' || kind === 'date' ? facts.period : isBareYear(facts) ? 'year' : null
      if (period) counts.set(period, (counts.get(period) ?? 0) + 1)
    }
    const level = PERIOD_LEVELS.find((each) => (counts.get(each) ?? 0) >= Math.max(2, filled * 0.3))
    if (level && counts.size > 1) return { column: index, level }
  }
  return null
}
