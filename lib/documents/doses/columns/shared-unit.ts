import type { ColumnDraft } from './draft'

/** Doses of one quantity in one unit aren't further apart than this, lifetimes and months together. */
const MOST_TIMES = 1_000

/**
 * `Hp(10), mSv | Cumulative Hp(10)`: a column without a unit has that of the columns of its own quantity, where all of those have one.
 * It is assumed, and marked so.
 */
export function shareUnits(doses: readonly ColumnDraft[]): void {
  for (const draft of doses) {
    if (draft.unit !== null || draft.unitSource !== null || draft.quantity === null) continue
    // Marks alone need no unit.
    if (draft.profile.numbers === 0) continue
    const beside = doses.filter(({ quantity, unitSource }) => quantity === draft.quantity && unitSource === 'header')
    const [unit = null, ...more] = new Set(beside.map((each) => each.unit))
    if (unit === null || more.length > 0 || !beside.some((each) => isOfSameSize(draft, each))) continue
    assumeUnit(draft, unit)
  }
}

/** Gives a column a unit that is only assumed. */
export function assumeUnit(draft: ColumnDraft, unit: string): void {
  draft.unit = unit
  draft.unitSource = 'assumed'
  draft.doubts.delete('unitUnknown')
  draft.doubts.add('unitAssumed')
}

/** Returns whether two columns may be of one unit by the size of their numbers. */
export function isOfSameSize(
  { profile: { median: one } }: ColumnDraft,
  { profile: { median: other } }: ColumnDraft,
): boolean {
  if (!one || !other) return true
  return Math.max(one, other) / Math.min(one, other) < MOST_TIMES
}
