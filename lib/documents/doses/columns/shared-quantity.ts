import { unitInfo } from '../units/ucum'
import { headerQuantity, headerRadiationUnits } from './dose-unit'
import { type ColumnDraft, fromLow } from './draft'

/**
 * Completes a sum («Итого», `YTD, mSv`) or a period (`Trim. II`) whose header doesn't name a quantity. It takes the
 * quantity of the columns next to it, if they have one. It also takes their unit if it has none. Units must already be
 * set.
 */
export function shareQuantities(doses: readonly ColumnDraft[]): void {
  doses.forEach((draft, place) => {
    if (headerQuantity(draft) !== null) return
    const parts = isSum(draft) ? partsBeside(doses, place) : isPeriodAlone(draft) ? namedBefore(doses, place) : []
    const [first] = parts
    if (!first || first.quantity === null || !parts.every((part) => isOfOne(part, first))) return
    if (draft.subject !== null && draft.subject !== first.subject) return
    if (draft.position !== null && draft.position !== first.position) return
    if (draft.unit !== null && unitInfo(draft.unit)?.kind !== unitInfo(first.unit ?? '')?.kind) return
    draft.quantity = first.quantity
    draft.position = first.position
    draft.subject = first.subject
    if (draft.unitSource === null) takeUnit(draft, parts)
  })
}

function takeUnit(draft: ColumnDraft, parts: readonly ColumnDraft[]): void {
  const [first] = parts
  if (!first || first.unitSource === null || parts.some(({ unit }) => unit !== first.unit)) return
  // A unit from a cell or a format applies only to that cell.
  if (first.unitSource === 'cell' || first.unitSource === 'format') return
  draft.unit = first.unit
  draft.unitSource = first.unitSource
  draft.doubts.delete('unitUnknown')
  for (const doubt of ['unitAssumed', 'twoUnits'] as const) if (first.doubts.has(doubt)) draft.doubts.add(doubt)
}

function isSum(draft: ColumnDraft): boolean {
  const role = fromLow(draft, (words) => words.role)
  return role === 'role_total' || role === 'role_cumulative'
}

function isPeriodAlone(draft: ColumnDraft): boolean {
  const { low } = draft
  return low !== null && low.period !== null && !low.dose && !low.rest && headerRadiationUnits(draft).length === 0
}

function isOfOne({ quantity, position, subject, unit }: ColumnDraft, first: ColumnDraft): boolean {
  return (
    quantity === first.quantity &&
    position === first.position &&
    subject === first.subject &&
    unitInfo(unit ?? '')?.kind === unitInfo(first.unit ?? '')?.kind
  )
}

/**
 * Returns the columns to the left of a sum, up to the previous sums. For a first column, returns those to its right.
 */
function partsBeside(doses: readonly ColumnDraft[], place: number): readonly ColumnDraft[] {
  const parts: ColumnDraft[] = []
  for (const draft of doses.slice(0, place).toReversed()) {
    if (!isSum(draft)) parts.push(draft)
    else if (parts.length > 0) break
  }
  return parts.length > 0 ? parts : doses.slice(place + 1).filter((draft) => !isSum(draft))
}

/** Returns the nearest column to the left whose header names a quantity or a unit, with no sum between them. */
function namedBefore(doses: readonly ColumnDraft[], place: number): readonly ColumnDraft[] {
  for (const draft of doses.slice(0, place).toReversed()) {
    if (isSum(draft)) return []
    if (headerQuantity(draft) !== null || headerRadiationUnits(draft).length > 0) return [draft]
  }
  return []
}
