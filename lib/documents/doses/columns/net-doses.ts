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
/** What is left stands so near to what it was taken from. */
const NEAR = 4

/** What is left of a column when another is taken off: `Gross | Control | Net`, `Start | End | Dose`. */
export interface Difference {
  readonly left: ColumnDraft
  readonly whole: ColumnDraft
  readonly taken: ColumnDraft
}

/**
 * Returns the columns that are differences of two others, row by row, where a word over any of the three says so. By figures alone the second
 * of two halves of a year is one too.
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

/** A column that the figures beside it show to be what is left of them is one of doses, as is what it is left of. */
export function nameNetDoses(drafts: readonly ColumnDraft[], radiation: boolean): void {
  if (!radiation && !drafts.some(({ holds }) => holds === 'values')) return
  for (const { left, whole, taken } of differencesOf(drafts)) {
    for (const draft of [left, whole, taken]) {
      if (draft.holds === null) asDose(draft)
      draft.doubts.delete('perhapsDoses')
    }
  }
}

/** `EPD/TLD`, «Доля предела»: how large one column is beside another, which isn't a dose. */
export function dropQuotients(drafts: readonly ColumnDraft[]): void {
  const doses = drafts.filter(({ holds }) => holds === 'values')
  for (const draft of doses) {
    if (!draft.doubts.has('perhapsDoses')) continue
    const others = doses.filter((other) => other !== draft)
    const found = others.some((over) => others.some((under) => over !== under && isQuotient(draft, over, under)))
    if (found) setAbout(draft, 'other', 0.7)
  }
}

/** Of doses that were taken from each other only what is left is anybody's. */
export function settleDifferences(doses: readonly ColumnDraft[]): void {
  for (const { whole, taken } of differencesOf(doses)) {
    // Rates belong to no time, and are added to nothing.
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
  // «за вычетом фона» names no background.
  if (saysNet(text) && concept === 'net') return true
  const words = wordKey(besideQuantities(wordsBesideUnits(withoutNet(text)))).split(' ')
  return FINDER.in(words).some((hit) => hit.concept === concept)
}
