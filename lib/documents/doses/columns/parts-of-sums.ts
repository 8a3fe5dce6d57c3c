import { addsUp } from './alike-columns'
import type { ColumnDraft } from './draft'
import { asDose, fit } from './first-guess'

/** Days of a month. */
const MOST_PARTS = 31
const FIT = 0.5
/** Fewer rows add up by chance. */
const FEWEST_ROWS = 3
const FEWEST_PARTS = 2

/**
 * What is left of a total and adds up to it in every row is what the total is of: `Week 1 | Week 2 | Week 3 | Total`, whatever the columns are
 * called.
 */
export function namePartsOfSums(drafts: readonly ColumnDraft[]): void {
  drafts.forEach((total, place) => {
    if (total.holds !== 'values' || !total.words.some(({ role }) => role === 'role_total')) return
    const parts: ColumnDraft[] = []
    let found: readonly ColumnDraft[] = []
    for (let at = place - 1; at >= 0 && parts.length < MOST_PARTS; at -= 1) {
      const part = drafts[at]
      if (!part || !mayBePart(part)) break
      parts.push(part)
      if (parts.length > 1 && addsUp({ ...total, unit: null }, parts.map(withoutUnit), FEWEST_ROWS)) found = [...parts]
    }
    for (const part of found) {
      if (part.holds === null) asDose(part)
      part.quantity ??= total.quantity
      part.doubts.delete('perhapsDoses')
    }
  })
}

/** Units aren't settled yet. */
function withoutUnit(draft: ColumnDraft): ColumnDraft {
  return { ...draft, unit: null, subject: null }
}

function mayBePart(draft: ColumnDraft): boolean {
  const { holds, role, words, profile } = draft
  if (words.some(({ noDose }) => noDose) || profile.filled === 0 || fit(draft) < FIT) return false
  return holds === 'values' || role === 'other' || (role === 'subject_id' && draft.confidence < 0.7)
}

/**
 * Returns the column that is the sum of all others of a group in every row, whatever it is called, where it is the first or the last of them and
 * no word says what any of them counts for; null where none is.
 */
export function provenSum(group: readonly ColumnDraft[]): ColumnDraft | null {
  if (group.length < FEWEST_PARTS + 1) return null
  const sums = [group.at(-1), group[0]].filter((draft) => draft !== undefined)
  const isSum = (draft: ColumnDraft) =>
    draft.period === null &&
    addsUp(
      draft,
      group.filter((other) => other !== draft),
      FEWEST_ROWS,
    )
  return sums.find(isSum) ?? null
}
