import Big from 'big.js'
import type { DoseTotal, Subject } from '../model'
import type { Change, Comparison, ComparisonRow, Extraction } from '../result'
import { matchSubjects } from './match-subjects'
import { calendarOf, comparedPeriods, type ComparedPeriods } from './periods'

/** The part of a file that is compared. */
export type Comparable = Pick<Extraction, 'totals'>

type Bounds = NonNullable<ComparisonRow['now']>
type PersonTotal = DoseTotal & { readonly subject: Subject }

const ORDER: readonly Change[] = ['rose', 'new', 'missing', 'unsure', 'fell', 'same']
const MEDICATION: ReadonlySet<string> = new Set(['strength', 'dose'])

/**
 * Returns only the change that is certain from two intervals: a dose rose if its lower end is above the other's upper
 * end.
 */
export function changeOf(before: Bounds | null, now: Bounds | null): Change {
  if (before === null) return 'new'
  if (now === null) return 'missing'
  if (before.upper !== null && new Big(now.lower).gt(before.upper)) return 'rose'
  if (now.upper !== null && new Big(now.upper).lt(before.lower)) return 'fell'
  const arePoints = before.upper !== null && now.upper !== null && new Big(before.lower).eq(before.upper)
  return arePoints && new Big(now.lower).eq(before.lower) && new Big(now.upper ?? 0).eq(now.lower) ? 'same' : 'unsure'
}

const isPersons = (total: DoseTotal): total is PersonTotal => total.subject !== null && !MEDICATION.has(total.quantity)
const groupKey = ({ quantity, position, unit }: DoseTotal) => `${quantity}|${position ?? ''}|${unit}`

function boundsOf(total: DoseTotal | undefined): Bounds | null {
  return total === undefined ? null : { lower: total.lower, upper: total.upper }
}

/** Returns the totals of a file's persons by group. */
function groups({ totals }: Comparable): Map<string, PersonTotal[]> {
  const found = new Map<string, PersonTotal[]>()
  for (const total of totals.filter(isPersons)) {
    const group = found.get(groupKey(total))
    if (group === undefined) found.set(groupKey(total), [total])
    else group.push(total)
  }
  return found
}

function inPeriod(totals: readonly PersonTotal[], period: ComparedPeriods['now']): Map<Subject, PersonTotal> {
  return new Map(totals.filter((total) => total.period === period).map((total) => [total.subject, total]))
}

/** Returns all persons with a quantity at a position, in one period of each file. */
function groupRows(
  before: readonly PersonTotal[],
  now: readonly PersonTotal[],
  pairs: ReturnType<typeof matchSubjects>,
  periods: ComparedPeriods,
): ComparisonRow[] {
  const [like] = now.length > 0 ? now : before
  if (like === undefined) return []
  const { quantity, position, unit } = like
  const [befores, nows] = [inPeriod(before, periods.before), inPeriod(now, periods.now)]
  return pairs.flatMap((pair): ComparisonRow[] => {
    const was = boundsOf(pair.before === null ? undefined : befores.get(pair.before))
    const is = boundsOf(pair.now === null ? undefined : nows.get(pair.now))
    const subject = pair.now ?? pair.before
    if (subject === null || (was === null && is === null)) return []
    return [
      {
        subject,
        quantity,
        position,
        unit,
        before: was,
        now: is,
        beforePeriod: periods.before ?? null,
        nowPeriod: periods.now ?? null,
        change: changeOf(was, is),
      },
    ]
  })
}

/** Returns the amount by which a dose certainly rose. */
function rise({ before, now }: ComparisonRow): Big {
  return new Big(now?.lower ?? 0).minus(before?.upper ?? 0)
}

function byChange(a: ComparisonRow, b: ComparisonRow): number {
  const order = ORDER.indexOf(a.change) - ORDER.indexOf(b.change)
  return order !== 0 || a.change !== 'rose' ? order : rise(b).cmp(rise(a))
}

const subjectsOf = (totals: readonly DoseTotal[]) => [
  ...new Set(totals.flatMap(({ subject }) => (subject === null ? [] : [subject]))),
]

/**
 * Returns whose dose rose since another file, who is new and who is missing. For each person, quantity and position it
 * compares the sums of each file's own last period (`comparedPeriods`). The sums are intervals because of censored
 * doses. Medication isn't compared. Rows are in the order of `Comparison`.
 * @param name the name of the earlier period's file
 */
export function compareDoses(now: Comparable, before: Comparable, name: string): Comparison {
  const [nows, befores] = [groups(now), groups(before)]
  const pairs = matchSubjects(subjectsOf(before.totals), subjectsOf(now.totals))
  const keys = [...new Set([...nows.keys(), ...befores.keys()])]
  const rows = keys.flatMap((key) => {
    const [nowTotals, beforeTotals] = [nows.get(key) ?? [], befores.get(key) ?? []]
    const periods = comparedPeriods(calendarOf(beforeTotals), calendarOf(nowTotals))
    return groupRows(beforeTotals, nowTotals, pairs, periods)
  })
  return { before: name, rows: rows.toSorted(byChange) }
}
