import type { ColumnDraft } from './draft'

/** The maximum ratio between doses of one quantity in one unit, even between lifetimes and months. */
const MOST_TIMES = 1_000

/**
 * Gives a column without a unit the unit of the other columns of its quantity: `Hp(10), mSv | Cumulative Hp(10)`. All
 * of them must have the same one. The unit is marked as assumed.
 */
export function shareUnits(doses: readonly ColumnDraft[]): void {
  for (const draft of doses) {
    if (draft.unit !== null || draft.unitSource !== null || draft.quantity === null) continue
    // A column of only marks doesn't need a unit.
    if (draft.profile.numbers === 0) continue
    const beside = doses.filter(({ quantity, unitSource }) => quantity === draft.quantity && unitSource === 'header')
    const [unit = null, ...more] = new Set(beside.map((each) => each.unit))
    if (unit === null || more.length > 0 || !beside.some((each) => isOfSameSize(draft, each))) continue
    assumeUnit(draft, unit)
  }
}

/** Sets the unit of a column as assumed. */
export function assumeUnit(draft: ColumnDraft, unit: string): void {
  draft.unit = unit
  draft.unitSource = 'assumed'
  draft.doubts.delete('unitUnknown')
  draft.doubts.add('unitAssumed')
}

/** Returns whether two columns may have the same unit, by the size of their numbers. */
export function isOfSameSize(
  { profile: { median: one } }: ColumnDraft,
  { profile: { median: other } }: ColumnDraft,
): boolean {
  if (!one || !other) return true
  return Math.max(one, other) / Math.min(one, other) < MOST_TIMES
}
