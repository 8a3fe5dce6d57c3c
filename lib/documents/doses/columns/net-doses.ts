import { PhraseFinder } from '../evidence/phrases'
import { EN_PARTS } from '../language/en/parts'
import type { PartConcept } from '../language/part-concepts'
import { RO_PARTS } from '../language/ro/parts'
import { RU_PARTS } from '../language/ru/parts'
import { setAbout } from './about-role'
import { isDifference, isQuotient } from './column-arithmetic'
import type { ColumnDraft } from './draft'
import { asDose, fit } from './first-guess'
import { wordKey } from './fold'
import { wordsBesideUnits } from './header-units'
import { besideQuantities } from './measured-rows'
import { saysNet, withoutNet } from './net-words'

const FINDER = new PhraseFinder<PartConcept>([EN_PARTS, RU_PARTS, RO_PARTS])
const FIT = 0.5
/** The maximum distance in columns between a difference and the columns that it is calculated from. */
const NEAR = 4

/** A column that is the difference of two others: `Gross | Control | Net`, `Start | End | Dose`. */
export interface Difference {
  readonly left: ColumnDraft
  readonly whole: ColumnDraft
  readonly taken: ColumnDraft
}

/**
 * Returns the columns that are differences of two others, row by row, if a word over any of the three says so. By
 * numbers alone, the second half-year would also be the year minus the first.
 */
export function differencesOf(drafts: readonly ColumnDraft[]): readonly Difference[] {
  const numbers = drafts.filter((draft) => mayCount(draft))
  return numbers.flatMap((left) => {
    const near = numbers.filter((draft) => draft !== left && Math.abs(draft.index - left.index) < NEAR)
    for (const whole of near)
      for (const taken of near) {
        if (whole === taken || !(says(left, 'net') || says(whole, 'gross') || says(taken, 'taken'))) continue
        if (says(whole, 'sum') || says(taken, 'net') || says(left, 'taken') || says(left, 'gross')) continue
        if (isDifference(left, whole, taken)) return [{ left, whole, taken }]
      }
    return []
  })
}

/** Sets columns as doses if their numbers show that one is the difference of the other two. */
export function nameNetDoses(drafts: readonly ColumnDraft[], radiation: boolean): void {
  if (!radiation && !drafts.some(({ holds }) => holds === 'values')) return
  for (const { left, whole, taken } of differencesOf(drafts)) {
    for (const draft of [left, whole, taken]) {
      if (draft.holds === null) asDose(draft)
      draft.doubts.delete('perhapsDoses')
    }
  }
}

/** Drops ratios of two columns, which aren't doses: `EPD/TLD`, «Доля предела». */
export function dropQuotients(drafts: readonly ColumnDraft[]): void {
  const doses = drafts.filter(({ holds }) => holds === 'values')
  for (const draft of doses) {
    if (!draft.doubts.has('perhapsDoses')) continue
    const others = doses.filter((other) => other !== draft)
    const found = others.some((over) => others.some((under) => over !== under && isQuotient(draft, over, under)))
    if (found) setAbout(draft, 'other', 0.7)
  }
}

/** Decides among doses that are subtracted from each other: only the difference is a person's dose. */
export function settleDifferences(doses: readonly ColumnDraft[]): void {
  for (const { whole, taken } of differencesOf(doses)) {
    // Rates belong to no period and are never added.
    if (whole.role === 'single') continue
    whole.role = 'total'
    taken.role = says(taken, 'taken') && taken.role === 'control' ? 'control' : 'total'
  }
}

function mayCount(draft: ColumnDraft): boolean {
  const { profile, role, candidate, holds, words } = draft
  if (words.some(({ noDose, mean }) => noDose || mean) || profile.counting || fit(draft) < FIT) return false
  return holds === 'values' || candidate || role === 'other'
}

function says({ path }: ColumnDraft, concept: PartConcept): boolean {
  const text = path.at(-1) ?? ''
  // «за вычетом фона» isn't a name for a background.
  if (saysNet(text) && concept === 'net') return true
  const words = wordKey(besideQuantities(wordsBesideUnits(withoutNet(text)))).split(' ')
  return FINDER.in(words).some((hit) => hit.concept === concept)
}
