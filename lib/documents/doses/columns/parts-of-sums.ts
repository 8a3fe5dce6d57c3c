import { addsUp } from './alike-columns'
import type { ColumnDraft } from './draft'
import { asDose, fit } from './first-guess'

/** Days of a month. */
const MOST_PARTS = 31
const FIT = 0.5

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
      if (parts.length > 1 && addsUp({ ...total, unit: null }, parts.map(withoutUnit))) found = [...parts]
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
