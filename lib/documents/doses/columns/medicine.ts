import { parsePosology } from '#instructions'
import { kindShare } from './column-profile'
import { setAbout } from './about-role'
import { headerMedicineUnits, headerRadiationUnits } from './dose-unit'
import type { ColumnDraft } from './draft'
import { unitInfo } from '../units/ucum'
import { isRadiation, type Surroundings } from './surroundings'

const NAMES_WITH_STRENGTHS = 0.05
const UNNAMED_WITH_STRENGTHS = 0.3
const INSTRUCTIONS = 0.2
const UNNAMED_INSTRUCTIONS = 0.6
const WORDS = /\p{L}{3,}\s+\S/u

/** Under a header that isn't exactly the word for medicines, this share of names makes them people's. */
const MOSTLY_PEOPLE = 0.5

/** Sets columns of medicines: strengths, names with strengths, instructions. Returns false for any other column. */
export function guessMedicine(draft: ColumnDraft, around: Surroundings): boolean {
  const { low, profile } = draft
  if (!low || headerRadiationUnits(draft).length > 0 || low.quantities.some(isRadiation)) return unnamed(draft)
  const meaning = low.meaning
  const values = profile.numbers + profile.medicineAmounts
  if (meaning === 'strength' || low.quantities.includes('strength')) {
    if (around.plain || (profile.filled > 0 && values < 0.2)) return false
    asMedicine(draft, 'values', 'strength', low.exact ? 0.9 : 0.75)
    return true
  }
  if (meaning === 'drug' || meaning === 'substance') {
    // «Названия строк» over people.
    if (!low.exact && profile.people >= MOSTLY_PEOPLE) return false
    setAbout(draft, 'drug', low.exact ? 0.95 : 0.8)
    if (profile.medicineAmounts >= NAMES_WITH_STRENGTHS && !areVolumes(draft)) {
      draft.holds = 'strengths'
      draft.quantity = 'strength'
      draft.unitSource = 'cell'
    }
    return true
  }
  const dose = low.dose || low.quantities.includes('dose')
  if (meaning === 'instruction' || (dose && profile.medicineAmounts > 0)) {
    const share = instructionShare(draft)
    if (share >= INSTRUCTIONS) {
      asMedicine(draft, 'instructions', 'dose', meaning === 'instruction' && low.exact ? 0.95 : 0.8)
      return true
    }
    if (dose && profile.medicineAmounts >= 0.3) {
      asMedicine(draft, 'values', 'dose', 0.8)
      return true
    }
  }
  if (dose && headerMedicineUnits(draft).length > 0 && values >= 0.5) {
    asMedicine(draft, 'values', 'dose', 0.8)
    return true
  }
  return low.meaning === null && !low.dose ? unnamed(draft) : false
}

/**
 * Whether a text column without a clear header contains instructions or names with strengths, which are recognizable
 * without one.
 */
function unnamed(draft: ColumnDraft): boolean {
  const { profile, low } = draft
  if (profile.filled === 0 || profile.numbers > 0.3 || low?.meaning || low?.quantities.some(isRadiation)) return false
  if (profile.medicineAmounts < UNNAMED_WITH_STRENGTHS && kindShare(profile, 'text') < 0.5) return false
  if (profile.meanLength >= 10 && instructionShare(draft, true) >= UNNAMED_INSTRUCTIONS) {
    asMedicine(draft, 'instructions', 'dose', 0.7)
    return true
  }
  const names = profile.samples.filter((text) => /^\p{L}{3,}/u.test(text) && /\d/.test(text)).length
  if (profile.medicineAmounts >= UNNAMED_WITH_STRENGTHS && names * 2 >= profile.samples.length && isMedicine(draft)) {
    setAbout(draft, 'drug', 0.6)
    draft.holds = 'strengths'
    draft.quantity = 'strength'
    draft.unitSource = 'cell'
    return true
  }
  return false
}

function asMedicine(
  draft: ColumnDraft,
  holds: 'values' | 'instructions',
  quantity: 'strength' | 'dose',
  confidence: number,
): void {
  const [unit] = headerMedicineUnits(draft)
  draft.role = 'single'
  draft.holds = holds
  draft.quantity = quantity
  draft.candidate = false
  draft.confidence = confidence
  if (unit) {
    draft.unit = unit.ucum
    draft.unitSource = 'header'
  } else if (draft.profile.medicineAmounts > 0 || holds === 'instructions') draft.unitSource = 'cell'
  else if (draft.profile.numbers > 0) {
    draft.doubts.add('unitUnknown')
    draft.confidence = Math.min(draft.confidence, 0.6)
  }
}

/** Returns the share of sample texts that say how a medicine is taken; with `strict`, also how much of it. */
function instructionShare({ profile }: ColumnDraft, strict = false): number {
  const texts = profile.samples.filter((text) => text.length <= 400)
  if (texts.length === 0) return 0
  const said = texts.filter((text) =>
    parsePosology(text, 'auto').some(
      ({ frequency, perDay, asNeeded, dose, alternatives }) =>
        (frequency !== null || perDay !== null || asNeeded) &&
        (dose !== null || perDay !== null || alternatives.length > 0 || (!strict && WORDS.test(text))),
    ),
  )
  return said.length / texts.length
}

/** Whether all amounts are volumes, such as those of vessels and chambers in an inventory: no medicine is as strong. */
function areVolumes({ profile: { cellUnits } }: ColumnDraft): boolean {
  return cellUnits.size > 0 && [...cellUnits.keys()].every((unit) => unitInfo(unit)?.kind === 'volume')
}

/** Whether amounts are of medicines. Weights, laboratory values and volumes of other goods use other units. */
function isMedicine({ profile }: ColumnDraft): boolean {
  let [medicine, other] = [0, 0]
  for (const [unit, count] of profile.cellUnits) {
    if (/^(?:kg|L|g\/L|g\/dL|mg\/dL|mmol\/L|\{|dL)/.test(unit)) other += count
    else medicine += count
  }
  return medicine > other
}
