import { setAbout } from './about-role'
import { type ColumnDraft, headerOf } from './draft'
import type { Surroundings } from './surroundings'

const NUCLIDE = /^(?:[A-Z][a-z]?-?\s?\d{1,3}m?|\d{1,3}m?-?[A-Z][a-z]?|\p{Lu}\p{Ll}{3,9}-\d{1,3}[mм]?)$/u
const SOURCES =
  /(?<!\p{L})(?:sources?|sealed|isotopes?|(?:radio)?nuclides?|serial|calibration|half[- ]?life|источник\p{L}*|изотоп\p{L}*|(?:радио)?нуклид\p{L}*|заводской|аттестац\p{L}*|паспорт\p{L}*|surs[aăe]\p{L}*|izotop\p{L}*|(?:radio)?nuclid\p{L}*|serie|etalon\p{L}*|calibr\p{L}*)(?!\p{L})/iu
const GIVEN =
  /(?<!\p{L})(?:administered|injected|given|введ[её]нн?\p{L}*|вводим\p{L}*|administrat\p{L}*|injectat\p{L}*)(?!\p{L})/iu
/** What stays in the syringe. */
const RESIDUAL =
  /(?<!\p{L})(?:residu\p{L}*|remain\p{L}*|left[ -]?over|post[- ]?inj\p{L}*|остаточн\p{L}*|остаток|остатк\p{L}*|после введени\p{L}*|rezidu\p{L}*|r[aă]mas[aă]?)(?!\p{L})/iu
const OF_PATIENTS: ReadonlySet<string> = new Set(['subject', 'surname', 'examination', 'birth'])
const PERHAPS_OF_PATIENTS: ReadonlySet<string> = new Set(['subject_id', 'drug', 'route'])

/**
 * An activity is a dose where it is given to a patient: beside a person, an examination, a medicine. That of a source in a register,
 * with its nuclide, its number and its calibration, is none; nor is what stays in the syringe. Beside that and what was given, the
 * others are what was prepared, and without a column that says what was given, nobody knows.
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
  settleResidual(drafts)
}

function settleResidual(drafts: readonly ColumnDraft[]): void {
  const residual = drafts.filter(isResidual)
  if (residual.length === 0) return
  for (const draft of residual) if (draft.holds !== null) setAbout(draft, 'other', 0.8)
  const others = drafts.filter(isActivity)
  const given = others.filter((draft) => GIVEN.test(headerOf(draft)))
  for (const draft of others) {
    if (given.length === 0) draft.doubts.add('perhapsDoses')
    else if (!given.includes(draft)) setAbout(draft, 'other', 0.8)
  }
}

function isActivity({ holds, quantity, unit }: ColumnDraft): boolean {
  return holds === 'values' && (quantity === 'activity' || /^[kMGTmun]?(?:Bq|Ci)$/.test(unit ?? ''))
}

function isResidual(draft: ColumnDraft): boolean {
  const { words } = draft
  const ofActivity = words.some(
    ({ units, quantities }) => quantities.includes('activity') || units.some(({ kind }) => kind === 'activity'),
  )
  return ofActivity && RESIDUAL.test(headerOf(draft))
}

function hasNuclides({ profile: { samples } }: ColumnDraft): boolean {
  return samples.filter((text) => NUCLIDE.test(text.trim())).length * 2 > samples.length
}
