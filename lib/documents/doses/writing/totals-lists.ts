import { levelOf } from '../comparison/periods'
import type { DoseTotal, Subject } from '../model'
import type { OutCell } from '../../spreadsheets/writing/sheet'
import { remember } from '../remember'
import { columnOf, SHEET_COLUMNS, type ColumnKey } from '../../spreadsheets/dose-sheet-columns'
import { count, figure, text, type List } from './list'
import type { Words } from './words'

const WIDTHS: Readonly<Partial<Record<ColumnKey, number>>> = {
  subject: 30,
  quantity: 18,
  position: 18,
  period: 16,
  level: 16,
}
const WIDTH = 14

/** Returns the widths of a list's columns in characters; the default is 14. */
export function widthsOf(
  columns: readonly ColumnKey[],
  widths: Readonly<Partial<Record<ColumnKey, number>>>,
): number[] {
  return columns.map((column) => widths[column] ?? WIDTH)
}

/** A person's sum over the longest period, with the sums of its parts. */
interface PersonSum {
  total: DoseTotal
  readonly subject: Subject
  readonly parts: DoseTotal[]
}

const YEAR = 4

function areInOneYear(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  for (let at = 0; at < YEAR; at += 1) if (one.charCodeAt(at) !== other.charCodeAt(at)) return false
  return true
}

function areOfOneYear(one: DoseTotal, other: DoseTotal): boolean {
  return (
    one.quantity === other.quantity &&
    one.position === other.position &&
    one.unit === other.unit &&
    areInOneYear(one.period, other.period)
  )
}

/**
 * Returns one sum per year for each person, quantity and position. The months and quarters of a year are in its row,
 * not in separate rows.
 */
function personSums(totals: readonly DoseTotal[]): PersonSum[] {
  const found = new Map<Subject, PersonSum[]>()
  // A person's totals mostly follow each other.
  let [last, own]: [Subject | null, PersonSum[]] = [null, []]
  const ownOf = (subject: Subject): PersonSum[] => {
    if (subject === last) return own
    last = subject
    own = found.get(subject) ?? []
    return own
  }
  const parts: DoseTotal[] = []
  for (const total of totals) {
    const { subject } = total
    if (subject === null) continue
    const level = levelOf(total.period)
    if (level === 'month' || level === 'quarter') {
      parts.push(total)
      continue
    }
    const sums = ownOf(subject)
    const same = sums.find((sum) => areOfOneYear(sum.total, total))
    if (same) same.total = total
    else if (sums.push({ total, subject, parts: [] }) === 1) found.set(subject, sums)
  }
  for (const part of parts) {
    if (part.subject !== null)
      ownOf(part.subject)
        .find((sum) => areOfOneYear(sum.total, part))
        ?.parts.push(part)
  }
  return [...found.values()].flat()
}

/** The column of a part of a year. */
const partColumn = remember((period) => {
  const part = period.slice(5)
  return columnOf('persons', (part.startsWith('Q') ? `q${part.slice(1)}` : `m${part}`) as 'q1')
})

const atPersons = (column: (typeof SHEET_COLUMNS.persons)[number]) => columnOf('persons', column)
const COL = {
  subject: atPersons('subject'),
  subjectId: atPersons('subjectId'),
  quantity: atPersons('quantity'),
  position: atPersons('position'),
  period: atPersons('period'),
  lower: atPersons('lower'),
  upper: atPersons('upper'),
  unit: atPersons('unit'),
  n: atPersons('n'),
  censored: atPersons('censored'),
}

function personRow({ total, subject, parts }: PersonSum, words: Words): OutCell[] {
  return [
    ...text(COL.subject, subject.name),
    ...text(COL.subjectId, subject.id),
    ...text(COL.quantity, words.quantity(total.quantity)),
    ...text(COL.position, total.position === null ? null : words.word('position', total.position)),
    ...text(COL.period, total.period),
    ...figure(COL.lower, total.lower),
    ...figure(COL.upper, total.upper),
    ...text(COL.unit, words.unit(total.unit)),
    count(COL.n, total.n),
    count(COL.censored, total.censored),
    ...parts
      .flatMap(({ period, lower }) => (period === null ? [] : figure(partColumn(period), lower)))
      .sort((a, b) => a.col - b.col),
  ]
}

/**
 * Returns each person's sum over the longest period in the file, by quantity and position. Its quarters and months are
 * next to it.
 */
export function personsList(totals: readonly DoseTotal[], words: Words): List {
  const sums = personSums(totals)
  const used = new Set<number>()
  for (const { parts } of sums) for (const { period } of parts) if (period !== null) used.add(partColumn(period))
  const first = columnOf('persons', 'q1')
  function* rows(): Generator<OutCell[], void, void> {
    for (const sum of sums) yield personRow(sum, words)
  }
  return {
    key: 'persons',
    widths: widthsOf(SHEET_COLUMNS.persons, WIDTHS),
    count: sums.length,
    empty: new Set(SHEET_COLUMNS.persons.flatMap((_, col) => (col >= first && !used.has(col) ? [col] : []))),
    rows: rows(),
  }
}

/** Returns the sums over everyone in the file, for each length of period. */
export function periodsList(totals: readonly DoseTotal[], words: Words): List {
  const all = totals.filter(({ subject }) => subject === null)
  const at = (column: (typeof SHEET_COLUMNS.periods)[number]) => columnOf('periods', column)
  return {
    key: 'periods',
    widths: widthsOf(SHEET_COLUMNS.periods, WIDTHS),
    count: all.length,
    rows: all.map((total) => [
      ...text(at('period'), total.period === null ? null : words.period(total.period)),
      ...text(at('level'), words.word('level', levelOf(total.period))),
      ...text(at('quantity'), words.quantity(total.quantity)),
      ...text(at('position'), total.position === null ? null : words.word('position', total.position)),
      ...figure(at('lower'), total.lower),
      ...figure(at('upper'), total.upper),
      ...text(at('unit'), words.unit(total.unit)),
      count(at('n'), total.n),
      count(at('censored'), total.censored),
    ]),
  }
}
