import { levelOf } from '../comparison/periods'
import type { DoseTotal, Subject } from '../model'
import type { OutCell } from '../../spreadsheets/writing/sheet'
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

/** The widths of a list's columns, in characters: a column that none is given for is 14 wide. */
export function widthsOf(
  columns: readonly ColumnKey[],
  widths: Readonly<Partial<Record<ColumnKey, number>>>,
): number[] {
  return columns.map((column) => widths[column] ?? WIDTH)
}

/** A person's sum over the longest period, with those of its parts. */
interface PersonSum {
  readonly total: DoseTotal
  readonly subject: Subject
  readonly parts: DoseTotal[]
}

const yearOf = (period: string | null) => period?.slice(0, 4) ?? ''
const groupKey = ({ quantity, position, period, unit }: DoseTotal) =>
  `${quantity}|${position ?? ''}|${unit}|${yearOf(period)}`

/** A sum a year for each person, quantity and position: the months and quarters of a year are in its row, never beside it. */
function personSums(totals: readonly DoseTotal[]): PersonSum[] {
  const found = new Map<Subject, Map<string, PersonSum>>()
  const parts: DoseTotal[] = []
  for (const total of totals) {
    const { subject } = total
    if (subject === null) continue
    const level = levelOf(total.period)
    if (level === 'month' || level === 'quarter') {
      parts.push(total)
      continue
    }
    const own = found.get(subject) ?? new Map<string, PersonSum>()
    found.set(subject, own.set(groupKey(total), { total, subject, parts: [] }))
  }
  for (const part of parts) if (part.subject) found.get(part.subject)?.get(groupKey(part))?.parts.push(part)
  return [...found.values()].flatMap((own) => [...own.values()])
}

/** The column of a part of a year. */
function partColumn(period: string): number {
  const part = period.slice(5)
  return columnOf('persons', (part.startsWith('Q') ? `q${part.slice(1)}` : `m${part}`) as 'q1')
}

function personRow({ total, subject, parts }: PersonSum, words: Words): OutCell[] {
  const at = (column: (typeof SHEET_COLUMNS.persons)[number]) => columnOf('persons', column)
  return [
    ...text(at('subject'), subject.name),
    ...text(at('subjectId'), subject.id),
    ...text(at('quantity'), words.quantity(total.quantity)),
    ...text(at('position'), total.position === null ? null : words.word('position', total.position)),
    ...text(at('period'), total.period),
    ...figure(at('lower'), total.lower),
    ...figure(at('upper'), total.upper),
    ...text(at('unit'), words.unit(total.unit)),
    count(at('n'), total.n),
    count(at('censored'), total.censored),
    ...parts
      .flatMap(({ period, lower }) => (period === null ? [] : figure(partColumn(period), lower)))
      .toSorted((a, b) => a.col - b.col),
  ]
}

/** Each person's sum over the longest period that the file has, by quantity and position, with its quarters and months beside it. */
export function personsList(totals: readonly DoseTotal[], words: Words): List {
  const sums = personSums(totals)
  const used = new Set(
    sums.flatMap(({ parts }) => parts.flatMap(({ period }) => (period === null ? [] : [partColumn(period)]))),
  )
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

/** The sums over all that the file names, at each length of period. */
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
