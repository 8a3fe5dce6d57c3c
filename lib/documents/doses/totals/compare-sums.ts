import Big from 'big.js'
import type { Draft } from '../linking/draft'
import { type Contradiction, placeOf } from './contradiction'
import type { Interval } from './interval'
import { compareTotal, type Rounding, roundingOf, type Total, Totting, type Verdict } from './totting'

/** Doses that a stated figure may add up. */
interface Candidate {
  readonly total: Total | null
  readonly parts: () => readonly Draft[]
}

/** A figure in the file that is stated to be a sum. */
export interface StatedSum {
  readonly dose: Draft
  readonly stated: Interval
  readonly sums: readonly Candidate[]
  /** What else it may add up, checked only if the others differ. */
  readonly more?: () => readonly (readonly Draft[])[]
  /** Whether it may contain more than its doses. */
  readonly isOpen: () => boolean
}

/**
 * Returns the stated sums that none of their candidates gives, each with the nearest one. The other sums show how much
 * doses may have been rounded. If most agree to the last digit, one that is slightly off is a mistake.
 * @param stated sums of one kind: of one column, or those below the columns of a table
 */
export function contradicted(stated: readonly StatedSum[]): readonly Contradiction[] {
  const finest = stated.reduce<Big | null>((least, { dose }) => {
    const own = roundingOf(dose.reading)
    return own === null || least?.lte(own) ? least : own
  }, null)
  const places = finest ?? new Big(0)
  const verdicts = stated.map((sum) =>
    agrees(sum, places, 'none') ? 'exact' : agrees(sum, places, 'most') ? 'near' : 'far',
  )
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
  const [exact, near] = [count('exact'), count('near')]
  return stated.flatMap((sum, index) => {
    if (verdicts[index] === 'exact') return []
    if (verdicts[index] === 'near') {
      const others = near - 1
      if (exact <= others && (others > 0 || agrees(sum, places, 'usual'))) return []
    }
    return contradictionOf(sum, places)
  })
}

function agrees(sum: StatedSum, places: Big, rounding: Rounding): boolean {
  return compared(sum, places, rounding).some(({ is }) => is === 'equal')
}

interface Compared extends Pick<Candidate, 'parts'> {
  readonly is: Verdict
  readonly total: Total
}

function compared({ stated, sums }: Pick<StatedSum, 'stated' | 'sums'>, places: Big, rounding: Rounding): Compared[] {
  return sums.flatMap(({ total, parts }) => {
    const is = total && compareTotal(total, stated, places, rounding)
    return total && is ? [{ is, total, parts }] : []
  })
}

function contradictionOf(sum: StatedSum, places: Big): readonly Contradiction[] {
  const { dose, stated, more, isOpen } = sum
  const found = compared(sum, places, 'none')
  if (found.length === 0) return []
  const sums = (more?.() ?? []).map((parts) => ({ total: Totting.of(parts).total, parts: () => parts }))
  if (agrees({ ...sum, sums }, places, 'usual')) return []
  found.push(...compared({ stated, sums }, places, 'none'))
  if (found.some(({ is }) => is === 'above') && isOpen()) return []
  const distance = ({ total }: Compared) => new Big(total.lower).minus(stated.lower).abs()
  const [nearest] = found.toSorted((a, b) => distance(a).cmp(distance(b)))
  if (nearest === undefined) return []
  const { lower, upper } = nearest.total
  return [
    {
      at: placeOf(dose),
      dose,
      stated,
      counted: { lower, upper },
      parts: nearest.parts(),
      statistic: null,
      compared: 1,
    },
  ]
}
