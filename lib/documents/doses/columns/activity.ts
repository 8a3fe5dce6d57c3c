import { PhraseFinder } from '../evidence/phrases'
import type { ActivityConcept } from '../language/activity-concepts'
import { EN_ACTIVITY } from '../language/en/activity'
import { RO_ACTIVITY } from '../language/ro/activity'
import { RU_ACTIVITY } from '../language/ru/activity'
import { setAbout } from './about-role'
import { type ColumnDraft, headerOf } from './draft'
import { asDose, fit } from './first-guess'
import { wordKey } from './fold'
import { mayBeNuclide } from './nuclides'
import { unitInfo } from '../units/ucum'
import { assumeUnit, isOfSameSize } from './shared-unit'
import type { Surroundings } from './surroundings'

const OF_PATIENTS: ReadonlySet<string> = new Set(['subject', 'surname', 'examination', 'birth'])
const STAGES = ['ordered', 'given', 'residual'] as const
const PERHAPS_OF_PATIENTS: ReadonlySet<string> = new Set(['subject_id', 'drug', 'route'])
const FINDER = new PhraseFinder<ActivityConcept>([EN_ACTIVITY, RU_ACTIVITY, RO_ACTIVITY])
/** The minimum share of numbers in a column of activities. */
const FIT = 0.5

/**
 * Decides which activities are doses: those given to a patient, next to a person, an examination or a medicine. An
 * activity of a source in a register, with its nuclide, number and calibration, isn't a dose. Neither is a worker's
 * intake, an ordered activity next to the given one, or the rest in the syringe. If an order is alone, or next to
 * several that remain possible, it is unknown which activity was given.
 */
export function settleActivities(drafts: readonly ColumnDraft[], around: Surroundings): void {
  const roles = drafts.map(({ role }) => role)
  if (roles.some((role) => OF_PATIENTS.has(role))) settleCandidates(drafts, around.unit)
  const activities = drafts.filter(isActivity)
  if (activities.length === 0) return
  const sources = drafts.some(
    (draft) => says(draft, 'source') || (draft.profile.samples.length > 0 && hasNuclides(draft)),
  )
  const ofPatients =
    roles.some((role) => OF_PATIENTS.has(role)) ||
    (!sources && (around.doses || roles.some((role) => PERHAPS_OF_PATIENTS.has(role))))
  for (const draft of activities)
    if (says(draft, 'intake') || (!ofPatients && !says(draft, 'given'))) setAbout(draft, 'other', 0.8)
  settleStages(drafts)
}

/**
 * Sets numbers with a unit of activity next to a patient as doses. Whatever the words over them say, the activity was
 * given or relates to the administration.
 */
function settleCandidates(drafts: readonly ColumnDraft[], titled: string | null): void {
  for (const draft of drafts) {
    const ofActivity = draft.words.some(({ units }) => units.some(({ kind }) => kind === 'activity'))
    if (draft.holds === null && ofActivity && fit(draft) >= FIT) asDose(draft)
  }
  nameStages(drafts, titled !== null && unitInfo(titled)?.kind === 'activity' ? titled : null)
}

/**
 * Gives the unit of one activity to its other stages without a unit: `Prescribed (MBq) | Administered`.
 * @param titled the unit of activity that the titles name
 */
function nameStages(drafts: readonly ColumnDraft[], titled: string | null): void {
  const named = drafts.filter((draft) => draft.holds !== null && headerUnits(draft).length > 0)
  const [unit = titled ?? undefined, ...more] = new Set(named.flatMap(headerUnits))
  if (unit === undefined || more.length > 0) return
  for (const draft of drafts) {
    const stage = STAGES.some((concept) => says(draft, concept))
    const bare = draft.holds === null && draft.role === 'other' && draft.words.every(({ units }) => units.length === 0)
    if (!stage || !bare || fit(draft) < FIT) continue
    if (named.length > 0 && !named.some((each) => isOfSameSize(draft, each))) continue
    asDose(draft)
    draft.quantity = 'activity'
    // The unit of the titles is found like any other.
    if (named.length > 0) assumeUnit(draft, unit)
  }
}

function headerUnits({ words }: ColumnDraft): readonly string[] {
  return words.flatMap(({ units }) => units.flatMap(({ kind, ucum }) => (kind === 'activity' ? [ucum] : [])))
}

/** Decides among the ordered, given and remaining activity: only the given one is a dose. */
function settleStages(drafts: readonly ColumnDraft[]): void {
  const all = drafts.filter(isActivity)
  const residual = drafts.filter((draft) => saysActivity(draft) && says(draft, 'residual'))
  for (const draft of residual) if (draft.holds !== null) setAbout(draft, 'other', 0.8)
  const others = all.filter((draft) => !residual.includes(draft))
  const said = others.filter((draft) => says(draft, 'given'))
  const open = others.filter((draft) => !says(draft, 'ordered'))
  // One more column next to the ordered activity can only be the given one. Next to the remaining activity it may be
  // either.
  const given = said.length > 0 ? said : open.length === 1 && others.length > 1 ? open : []
  for (const draft of others) {
    if (given.length > 0 && !given.includes(draft)) setAbout(draft, 'other', 0.8)
    else if (given.length === 0 && residual.length > 0) draft.doubts.add('perhapsDoses')
  }
}

function isActivity({ holds, quantity, unit, words }: ColumnDraft): boolean {
  if (holds !== 'values') return false
  if (quantity === 'activity' || /^[kMGTmun]?(?:Bq|Ci)$/.test(unit ?? '')) return true
  return words.some(({ units }) => units.some(({ kind }) => kind === 'activity'))
}

function saysActivity({ words }: ColumnDraft): boolean {
  return words.some(
    ({ units, quantities }) => quantities.includes('activity') || units.some(({ kind }) => kind === 'activity'),
  )
}

function says(draft: ColumnDraft, concept: ActivityConcept): boolean {
  return FINDER.in(wordKey(headerOf(draft)).split(' ')).some((hit) => hit.concept === concept)
}

function hasNuclides({ profile: { samples } }: ColumnDraft): boolean {
  return samples.filter((text) => mayBeNuclide(text.trim())).length * 2 > samples.length
}
