import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { Period } from '../layout-model'
import type { Dose, DoseTotal, Subject } from '../model'
import { hasSubjectTotals, isAdded } from './addable'
import { IntervalSum, intervalOf } from './interval'
import { levelKey, levelsOf } from './levels'

interface Group {
  readonly quantity: Quantity
  readonly position: Position | null
  readonly unit: string
  readonly sums: Map<Period | string | null, Leaf>
}

interface Leaf {
  readonly levels: readonly string[]
  readonly sum: IntervalSum
}

/** There are few groups, so searching through them is faster than building a key for each dose. */
type Groups = Group[]

/**
 * Returns the exact sums of doses, with censored doses between 0 and their detection limit. There is one for every
 * subject, quantity and position at each level that the doses' periods allow: a month's dose also counts for its
 * quarter and year. Sums over all subjects in the file have `subject` null. Hp(10) is never added to Hp(0.07), nor one
 * badge's position to another's. Control badges, totals, running totals and limits are never added, nor are the doses
 * of places, whose sum nobody received. The order is that of the subjects in the file, with the sums over the file
 * last.
 */
export function totalsOf(doses: readonly Dose[]): readonly DoseTotal[] {
  const bySubject = new Map<Subject, Groups>()
  const ofAll: Groups = []
  for (const dose of doses) {
    if (!isAdded(dose) || dose.ofPlace === true) continue
    const interval = intervalOf(dose.reading)
    const { quantity } = dose.reading
    if (!interval || !quantity) continue
    leafOf(ofAll, quantity, interval.unit, dose).sum.add(interval)
    if (dose.subject === null || !hasSubjectTotals(quantity)) continue
    let groups = bySubject.get(dose.subject)
    if (!groups) bySubject.set(dose.subject, (groups = []))
    leafOf(groups, quantity, interval.unit, dose).sum.add(interval)
  }
  return [...[...bySubject].flatMap(([subject, groups]) => totalsIn(groups, subject)), ...totalsIn(ofAll, null)]
}

function leafOf(groups: Groups, quantity: Quantity, unit: string, dose: Dose): Leaf {
  const { position } = dose
  let group = groups.find((each) => each.quantity === quantity && each.position === position && each.unit === unit)
  if (!group) groups.push((group = { quantity, position, unit, sums: new Map() }))
  const when = levelKey(dose)
  let leaf = group.sums.get(when)
  if (!leaf) group.sums.set(when, (leaf = { levels: levelsOf(dose), sum: new IntervalSum(unit) }))
  return leaf
}

function totalsIn(groups: Groups, subject: Subject | null): DoseTotal[] {
  return groups.flatMap(({ quantity, position, unit, sums }) => {
    const byLevel = new Map<string | null, IntervalSum>()
    for (const { levels, sum } of sums.values()) {
      for (const level of levels.length > 0 ? levels : [null]) {
        let total = byLevel.get(level)
        if (!total) byLevel.set(level, (total = new IntervalSum(unit)))
        total.addSum(sum)
      }
    }
    return [...byLevel]
      .sort(([a], [b]) => compareLevels(a, b))
      .map(([period, sum]): DoseTotal => ({
        subject,
        quantity,
        position,
        period,
        lower: sum.lower,
        upper: sum.upper,
        unit,
        n: sum.n,
        censored: sum.censored,
      }))
  })
}

/** Sorts years, then quarters, then months, each in order; sums without a date come last. */
function compareLevels(a: string | null, b: string | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0)
  const rank = (level: string) => (level.length === 4 ? 0 : level.includes('Q') ? 1 : 2)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}
