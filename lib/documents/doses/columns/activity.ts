import { setAbout } from './about-role'
import { type ColumnDraft, headerOf } from './draft'
import type { Surroundings } from './surroundings'

const NUCLIDE = /^(?:[A-Z][a-z]?-?\s?\d{1,3}m?|\d{1,3}m?-?[A-Z][a-z]?|\p{Lu}\p{Ll}{3,9}-\d{1,3}[mм]?)$/u
const SOURCES =
  /(?<!\p{L})(?:sources?|sealed|isotopes?|(?:radio)?nuclides?|serial|calibration|half[- ]?life|источник\p{L}*|изотоп\p{L}*|(?:радио)?нуклид\p{L}*|заводской|аттестац\p{L}*|паспорт\p{L}*|surs[aăe]\p{L}*|izotop\p{L}*|(?:radio)?nuclid\p{L}*|serie|etalon\p{L}*|calibr\p{L}*)(?!\p{L})/iu
const GIVEN =
  /(?<!\p{L})(?:administered|injected|given|введ[её]нн?\p{L}*|вводим\p{L}*|administrat\p{L}*|injectat\p{L}*)(?!\p{L})/iu
const OF_PATIENTS: ReadonlySet<string> = new Set(['subject', 'surname', 'examination', 'birth'])
const PERHAPS_OF_PATIENTS: ReadonlySet<string> = new Set(['subject_id', 'drug', 'route'])

/**
 * An activity is a dose where it is given to a patient: beside a person, an examination, a medicine. That of a source in a register,
 * with its nuclide, its number and its calibration, is none.
 */
export function settleActivities(drafts: readonly ColumnDraft[], around: Surroundings): void {
  const activities = drafts.filter(isActivity)
  if (activities.length === 0) return
  const roles = drafts.map(({ role }) => role)
  const sources = drafts.some(
    (draft) => SOURCES.test(headerOf(draft)) || (draft.profile.samples.length > 0 && hasNuclides(draft)),
  )
  const given =
    roles.some((role) => OF_PATIENTS.has(role)) ||
    (!sources && (around.doses || roles.some((role) => PERHAPS_OF_PATIENTS.has(role))))
  for (const draft of activities) if (!given && !GIVEN.test(headerOf(draft))) setAbout(draft, 'other', 0.8)
}

function isActivity({ holds, quantity, unit }: ColumnDraft): boolean {
  return holds === 'values' && (quantity === 'activity' || /^[kMGTmun]?(?:Bq|Ci)$/.test(unit ?? ''))
}

function hasNuclides({ profile: { samples } }: ColumnDraft): boolean {
  return samples.filter((text) => NUCLIDE.test(text.trim())).length * 2 > samples.length
}
