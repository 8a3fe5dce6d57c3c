import { wordPattern } from '../language/header-patterns'
import type { HeaderMeaning } from '../lexicon/headers'
import type { Legend } from '../layout-model'
import { setAbout } from './about-role'
import { settleActivities } from './activity'
import { nameAxisPoints } from './axis-points'
import { settleStatus } from './corrections'
import { settleCorrectedColumns, settleRecordedDoses } from './corrected-columns'
import { kindShare } from './column-profile'
import { isPersonName, namesAmong } from './person-name'
import { headerQuantity, headerRadiationUnits, settleUnit } from './dose-unit'
import { areClasses, isClass } from './dose-classes'
import { nameDerivedColumns } from './derived-columns'
import { type ColumnDraft, fromLow, headerOf } from './draft'
import { settleSummaries } from './group-summaries'
import { asDose, fit, guess, isBeyondCalendar } from './first-guess'
import { settleFlags } from './flags'
import { isRadiationUnit } from './header-units'
import { dropTimesOutside, settleLoneDays } from './lone-days'
import { settleOwners } from './owners'
import { settleMeansOfReadings } from './mean-of-readings'
import { saysMean } from './mean-words'
import { areOfOthers, isKnownOther, isMeasured } from './measured-rows'
import { nameNeutronSigns } from './neutrons'
import { dropQuotients, nameNetDoses } from './net-doses'
import { nameDayRuns, nameNumberedRuns } from './numbered-period'
import { namedPeriod } from './periods'
import { type CellsOf, settlePeriodPairs } from './period-pairs'
import { settlePeople } from './settle-people'
import { doubtPerformers, settlePerformers } from './performers'
import { namePersonsOver } from './persons-over'
import { proposeUnits } from './proposed-units'
import { settleRoles } from './roles'
import { nameSides } from './side-columns'
import { dropSilentQuantities } from './silent-quantities'
import { sharePosition } from './shared-position'
import { shareQuantities } from './shared-quantity'
import { shareUnits } from './shared-unit'
import { unitInfo } from '../units/ucum'
import { isRadiation, type Surroundings } from './surroundings'
import { dateByTitle } from './title-years'
import { cornerText, rowsNameUnits, settleCorner, settleTurned } from './turned-table'
import { tableTime } from './table-time'
import { hasUsualSizes } from './usual-sizes'

const RADON = wordPattern('radon')
/** The minimum share of a column's cells. */
const NEARLY_EVERY = 0.8
/** This many names side by side are people, even if one of them also has another meaning. */
const FEWEST_PEOPLE = 3
const MOSTLY_PEOPLE = 0.6
const PERIODS_DOWN: ReadonlySet<string> = new Set(['period_name', 'month', 'quarter', 'year'])
const FIT = 0.5
const PLACES: ReadonlySet<HeaderMeaning> = new Set(['place', 'department', 'device', 'subject'])
/** This many columns of unknown words over rates are places, if their numbers are of similar size. */
const FEWEST_PLACES = 3
const MOST_APART = 100
const POINT = /^\d+(?:[.,]\d+)?$/
/** The number of a month, a quarter or a badge, with nothing else in the header. */
const NUMBERED = /^\d{1,2}$/
/** «Квартал», «Год» over fractions: the doses of that period. */
const LENGTHS_OF_TIME: ReadonlySet<HeaderMeaning> = new Set(['month', 'quarter', 'year'])

/**
 * Interprets the columns of one table together: its titles and some columns clarify others.
 * @param named the title, or a line above rows, names a person
 * @param cellsOf the cells of a column in the rows that its profile covers
 * @param marks what the file says that its codes in place of doses mean
 * @param label the column, from 0, whose rows say what was measured; null if they don't
 */
export function settleTable(
  drafts: readonly ColumnDraft[],
  around: Surroundings,
  named: boolean,
  label: number | null = null,
  cellsOf: CellsOf | null = null,
  marks?: Legend['marks'],
): void {
  const turned = label === null ? null : { label, named }
  // The corner's period describes the table but doesn't date any dose.
  const cornerSaysTime = namedPeriod(cornerText(drafts) ?? '') !== null
  nameNumberedRuns(drafts)
  nameDayRuns(drafts, around.period)
  nameAxisPoints(drafts)
  nameSides(drafts, around)
  nameNeutronSigns(drafts)
  for (const draft of drafts) guess(draft, around)
  dropClasses(drafts)
  settleCorner(drafts)
  if (turned) settleTurned(drafts, around, turned)
  dropSilentQuantities(drafts)
  settleCandidates(drafts, around)
  if (cellsOf) settleFlags(drafts, cellsOf, marks)
  nameNetDoses(drafts, around.plain)
  dropQuotients(drafts)
  settleMeansOfReadings(drafts)
  nameDerivedColumns(drafts)
  settleMarks(drafts)
  settleNames(drafts)
  settleStatus(drafts)
  settlePeople(drafts, cellsOf)
  settlePerformers(drafts, named)
  settleMedicines(drafts)
  settleStrengths(drafts)
  settleActivities(drafts, around)
  dropNamesBesideStrengths(drafts)
  namePersonsOver(drafts, named)
  settleLoneDays(drafts)
  dropTimesOutside(drafts, around)
  if (cellsOf) settlePeriodPairs(drafts, cellsOf)
  const hasUnits = drafts.some(({ role }) => role === 'unit')
  const hasQuantities = drafts.some(({ role }) => role === 'quantity')
  const doses = drafts.filter((draft) => draft.holds === 'values' && !isMedicineDraft(draft))
  for (const draft of doses) {
    settleUnit(draft, around, hasUnits || (hasQuantities && around.unit === null))
    if (isLonelyWord(draft, around, drafts)) draft.doubts.add('perhapsDoses')
  }
  shareQuantities(doses)
  nameLenses(doses)
  nameRadonDoses(drafts, doses, around)
  shareUnits(doses)
  // The rows of a transposed table have their own quantities and units.
  if (!turned) proposeUnits(doses, around)
  doubtPerformers(drafts, doses)
  // Each row has its own place and possibly its own unit.
  const mixed = turned !== null && rowsNameUnits(drafts, turned)
  if (drafts.some(({ role, profile }) => role === 'position' && profile.distinct > 1)) {
    // `Whole body Hp(10)` is only the quantity's name if each row says where its badge was worn.
    for (const draft of doses) draft.position = null
  }
  if (!turned) sharePosition(drafts, doses, around.position)
  settleSummaries(drafts)
  settleOwners(drafts)
  settleCorrectedColumns(doses)
  settleRecordedDoses(doses)
  dateByTitle(drafts, around.period)
  settleRoles(drafts, around.role, tableTime(drafts, cornerSaysTime ? null : around.period, named))
  for (const draft of doses) {
    if (!mixed && !hasUsualSizes(draft)) draft.doubts.add('unusualMagnitude')
    draft.confidence = confidenceOf(draft, around)
  }
}

function isMedicineDraft({ quantity }: ColumnDraft): boolean {
  return quantity === 'strength' || quantity === 'dose'
}

/**
 * Recognizes persons over columns if rows are periods: `Albu R | Lupu F` over numbers. Together their headers look like
 * names.
 */
function nameLoosePersons(drafts: readonly ColumnDraft[]): void {
  if (!drafts.some(({ role }) => PERIODS_DOWN.has(role))) return
  const open = drafts.filter((draft) => draft.low !== null && draft.holds === null && fit(draft) >= FIT)
  const isName = namesAmong(open.map(({ low }) => low?.text ?? ''))
  const named = open.filter(({ low }) => isName(low?.text ?? ''))
  if (named.length < FEWEST_PEOPLE || named.length < open.length * MOSTLY_PEOPLE) return
  for (const draft of named) {
    asDose(draft)
    draft.subject = headerOf(draft)
  }
}

/**
 * Returns columns of places over rates: those whose headers say so, and several with unknown words over numbers of
 * similar size. They are never added.
 */
function placesOfRates(candidates: readonly ColumnDraft[], { unit }: Surroundings): readonly ColumnDraft[] {
  if (unit === null || unitInfo(unit)?.kind !== 'rate') return []
  const places = candidates.filter(({ low }) => low?.meaning === 'place')
  const open = candidates.filter(({ low, profile }) => isPlaceName(low) && !profile.integers)
  const medians = open.map(({ profile }) => profile.median ?? 0)
  const alike = Math.min(...medians) > 0 && Math.max(...medians) <= Math.min(...medians) * MOST_APART
  return open.length >= FEWEST_PLACES && alike ? [...places, ...open] : places
}

/**
 * Whether a header may be a room's name, such as «Коридор», «Горячая лаборатория», or a point of a grid, such as `0.5`. Over texts its
 * words may mean something else.
 */
function isPlaceName(low: ColumnDraft['low']): boolean {
  if (low === null || low.units.length > 0) return false
  return low.rest || POINT.test(low.text) || (low.meaning !== null && PLACES.has(low.meaning))
}

/** Whether the lowest line of a header says that doses are below it. Unknown words beside it then mean something else. */
function namesItsDoses({ low }: ColumnDraft): boolean {
  return low !== null && (low.dose || low.units.some(({ ucum }) => isRadiationUnit(ucum)))
}

/** Whether an unknown word may be a surname. One in lowercase and a side of the body aren't. */
function mayBeSurname({ text, side }: NonNullable<ColumnDraft['low']>): boolean {
  return side === null && /^\P{L}*\p{Lu}/u.test(text)
}

/** Drops counts of people in dose classes: `0–1 | 1–2 | 2–5`. */
function dropClasses(drafts: readonly ColumnDraft[]): void {
  const classes = drafts.filter(({ low }) => low !== null && isClass(low.text))
  if (areClasses(classes.map(({ low }) => low?.text ?? ''))) for (const draft of classes) setAbout(draft, 'other', 0.9)
}

/**
 * Decides whether columns of numbers are doses if their headers don't mention doses: `янв`, `YTD`, `Chest`, `Result`, a
 * person's name, or no header.
 */
function settleCandidates(drafts: readonly ColumnDraft[], around: Surroundings): void {
  const doses = drafts.filter(isDose)
  const rowsSay = drafts.some(({ role }) => role === 'unit' || role === 'quantity')
  const radiation = around.doses || doses.length > 0
  const inRows = doses.length === 0 ? dosesInRows(drafts) : 0
  const candidates = drafts.filter(({ candidate }) => candidate)
  const across = around.doses && doses.length === 0
  // Columns are persons only if rows aren't.
  const peopleDown = drafts.some(({ role }) => role === 'subject' || role === 'surname' || role === 'subject_id')
  const people = peopleDown
    ? []
    : candidates.filter(
        ({ low, profile }) =>
          low !== null && (isPersonName(low.text) || (low.rest && mayBeSurname(low) && !profile.integers)),
      )
  const named = candidates.filter((draft) => draft.low !== null && isPersonName(draft.low.text))
  const acrossPeople = named.length >= FEWEST_PEOPLE && named.length >= candidates.length * MOSTLY_PEOPLE
  const rates = placesOfRates(
    drafts.filter(
      ({ candidate, holds, profile, low }) => candidate || (holds === null && profile.numbers === 1 && !low?.exact),
    ),
    around,
  )
  if (!peopleDown && around.plain) nameLoosePersons(drafts)
  for (const draft of rates) if (!draft.candidate) asDose(draft)
  const datesDown = drafts.some(({ role }) => ['date', 'period_name', 'month', 'quarter', 'year'].includes(role))
  for (const draft of candidates) {
    const { low, profile } = draft
    if (draft.holds !== null) continue
    if (!low) {
      const marked = kindShare(profile, 'mark') > 0 && profile.filled > 0
      if (marked && (around.plain || doses.length === 0) && around.doses) asDose(draft)
      else if (rowsSay && saysDoses(drafts)) asDose(draft)
      else if (around.plain && doses.length === 0 && !profile.integers) asDose(draft)
      continue
    }
    // It describes the doses next to it but isn't a dose. Among names of people it is also a name.
    if (saysMean(low.text) && !(acrossPeople && isPersonName(low.text))) continue
    const periodOnly = low.period !== null && !low.rest
    if (periodOnly && around.doses && (!profile.integers || around.plain)) asDose(draft)
    else if (periodOnly && isBeside(draft, drafts.filter(isDose)) && !profile.integers) asDose(draft)
    else if (periodOnly && inRows > 0) {
      asDose(draft)
      if (inRows < 1) draft.doubts.add('perhapsDoses')
    } else if (low.role !== null && (radiation || inRows === 1)) asDose(draft)
    else if (
      low.meaning !== null &&
      LENGTHS_OF_TIME.has(low.meaning) &&
      radiation &&
      (!profile.integers || isBeyondCalendar(low.meaning, profile))
    )
      asDose(draft)
    else if (low.quantity === 'neutron' && !low.noDose && radiation) asDose(draft)
    else if (low.position !== null && around.doses) asDose(draft)
    else if (low.meaning === 'value' && (around.plain || (rowsSay && saysDoses(drafts)))) asDose(draft)
    else if (across && around.plain && datesDown && people.includes(draft)) {
      asDose(draft)
      if (draft.position === null) draft.subject = headerOf(draft)
    } else if (rates.includes(draft)) {
      // `Point 1 | Point 2` over rates.
      asDose(draft)
    } else if (
      around.unit !== null &&
      !doses.some(namesItsDoses) &&
      (low.rest || low.meaning === 'dosimeter' || NUMBERED.test(low.text)) &&
      (!profile.integers || kindShare(profile, 'mark') > 0)
    ) {
      // The title names a unit of doses, but the column's own words are unknown, so the user must decide.
      asDose(draft)
      draft.doubts.add('perhapsDoses')
    }
  }
}

/** Recognizes a dose to the lens next to the two other depths: `Deep | Lens | Shallow`. */
function nameLenses(doses: readonly ColumnDraft[]): void {
  const has = (quantity: ColumnDraft['quantity']) => doses.some((draft) => draft.quantity === quantity)
  const named = (quantity: ColumnDraft['quantity']) => doses.some((draft) => headerQuantity(draft) === quantity)
  if (!has('Hp(10)') || !has('Hp(0.07)') || has('Hp(3)')) return
  const bothNamed = named('Hp(10)') && named('Hp(0.07)')
  for (const draft of doses) {
    // The title's quantity isn't that of a third column beside two others that name theirs.
    const open = draft.quantity === 'H' || (bothNamed && headerQuantity(draft) === null)
    if (open && fromLow(draft, ({ position }) => position) === 'lens') draft.quantity = 'Hp(3)'
  }
}

/** Sets doses from radon as whole-body doses, since nobody wears a badge for them. */
function nameRadonDoses(drafts: readonly ColumnDraft[], doses: readonly ColumnDraft[], { radon }: Surroundings): void {
  if (!radon && !drafts.some(({ path }) => path.some((text) => RADON.test(text)))) return
  for (const draft of doses) if (draft.quantity === 'H' && draft.position === null) draft.quantity = 'E'
}

/** Whether the rows name quantities or units of radiation. */
function saysDoses(drafts: readonly ColumnDraft[]): boolean {
  return drafts.some(
    ({ role, profile }) =>
      (role === 'unit' && hasRadiation(profile.cellUnits)) ||
      (role === 'quantity' && profile.filled > 0 && !areOfOthers(profile.samples)),
  )
}

/**
 * Returns the share of texts in a column of quantities that name doses: «ФИО | Показатель | I кв. | II кв.» over
 * `Hp(10), мЗв`.
 */
function dosesInRows(drafts: readonly ColumnDraft[]): number {
  const samples = drafts.find(({ role }) => role === 'quantity')?.profile.samples ?? []
  const unit = drafts.some(({ role, profile }) => role === 'unit' && hasRadiation(profile.cellUnits)) ? 'mSv' : ''
  const open = samples.filter((text) => !isKnownOther(text, unit))
  return open.length === 0 ? 0 : open.filter((text) => isMeasured(text, unit, true)).length / open.length
}

function hasRadiation(units: ReadonlyMap<string, number>): boolean {
  return [...units.keys()].some(isRadiationUnit)
}

function isDose({ holds, quantity }: ColumnDraft): boolean {
  return holds === 'values' && quantity !== 'strength' && quantity !== 'dose'
}

function isBeside({ index }: ColumnDraft, doses: readonly ColumnDraft[]): boolean {
  return doses.some((dose) => Math.abs(dose.index - index) === 1)
}

/**
 * Sets a column of only marks to the right of doses as a dose column. The marks replace doses: `<LD` and `NR` in a
 * `Column10`.
 */
function settleMarks(drafts: readonly ColumnDraft[]): void {
  drafts.forEach((draft, place) => {
    const { profile, low } = draft
    if (draft.holds !== null || draft.role === 'note' || (low !== null && !low.rest) || profile.filled === 0) return
    if (kindShare(profile, 'mark') < 0.5 || fit(draft) < 0.8) return
    const neighbour = drafts.slice(0, place).findLast(isDose)
    if (!neighbour) return
    asDose(draft)
    draft.quantity = neighbour.quantity
    draft.position ??= neighbour.position
    draft.period ??= neighbour.period
  })
}

/** Recognizes given names: `Nombre` next to `Apellidos`, `Name` next to `Surname`. */
function settleNames(drafts: readonly ColumnDraft[]): void {
  if (!drafts.some(({ role }) => role === 'surname') || drafts.some(({ role }) => role === 'given_name')) return
  const name = drafts.find(({ role, profile }) => role === 'subject' && profile.people < 0.5)
  if (name) setAbout(name, 'given_name', 0.8)
}

/** Recognizes doses of medicines: «Dose» next to a column of milligrams, tablets or units. */
function settleMedicines(drafts: readonly ColumnDraft[]): void {
  const units = drafts.filter(({ role, profile }) => role === 'unit' && profile.cellUnits.size > 0)
  if (units.length === 0 || units.some(({ profile }) => hasRadiation(profile.cellUnits))) return
  for (const draft of drafts.filter(isDose)) {
    if (draft.words.some(({ quantities }) => quantities.some(isRadiation)) || hasRadiationUnit(draft)) continue
    draft.quantity = 'dose'
    draft.role = 'single'
    draft.unitSource = 'cell'
    draft.confidence = 0.8
  }
}

/** Recognizes strengths next to medicines: a mass in each cell, or in the header, whatever the header says. */
function settleStrengths(drafts: readonly ColumnDraft[]): void {
  const drugs = drafts.some(({ role, holds }) => role === 'drug' && holds === null)
  if (!drugs || drafts.some(({ holds, quantity }) => holds !== null && quantity === 'strength')) return
  const open = drafts.filter(
    ({ holds, role, low, profile }) =>
      holds === null &&
      (role === 'other' || role === 'unit') &&
      low?.meaning !== 'other_number' &&
      !low?.noDose &&
      profile.medicineAmounts >= NEARLY_EVERY,
  )
  const [draft, ...more] = open
  if (!draft || more.length > 0) return
  draft.role = 'single'
  draft.holds = 'values'
  draft.quantity = 'strength'
  draft.unitSource = 'cell'
  draft.confidence = 0.6
}

function hasRadiationUnit(draft: ColumnDraft): boolean {
  return (
    headerRadiationUnits(draft).length > 0 ||
    hasRadiation(draft.profile.formatUnits) ||
    draft.profile.radiationAmounts > 0
  )
}

/** Avoids reading a strength in a separate column a second time from the name. */
function dropNamesBesideStrengths(drafts: readonly ColumnDraft[]): void {
  const strengths = drafts.find(({ holds, quantity }) => holds === 'values' && quantity === 'strength')
  if (!strengths || (strengths.unit === null && strengths.unitSource === null)) return
  for (const draft of drafts) if (draft.holds === 'strengths') setAbout(draft, 'drug', draft.confidence)
}

/**
 * Whether a header has only the word for dose, over bare numbers, on a sheet that doesn't mention radiation. The doses
 * may be of medicines.
 */
function isLonelyWord(draft: ColumnDraft, around: Surroundings, drafts: readonly ColumnDraft[]): boolean {
  if (draft.unit !== null || draft.unitSource !== null || around.plain || around.export) return false
  if (draft.words.some(({ quantities }) => quantities.some(isRadiation))) return false
  if (kindShare(draft.profile, 'mark') > 0) return false
  return drafts.some(({ role }) => role === 'drug')
}

function confidenceOf(draft: ColumnDraft, around: Surroundings): number {
  const { quantity, unit, unitSource, profile, words, doubts } = draft
  const named = words.some(({ quantities, dose }) => dose || quantities.some(isRadiation))
  let score = named ? 0.45 : unitSource === 'header' || unitSource === 'cell' || unitSource === 'format' ? 0.4 : 0.3
  if (unit !== null || unitSource === 'cell' || unitSource === 'format')
    score += unitSource === 'sheet' ? 0.2 : unitSource === 'assumed' ? 0.15 : 0.27
  if (quantity !== null) score += quantity === 'H' || quantity === 'D' ? 0.1 : 0.18
  if (profile.filled > 0) score += 0.1 * Math.min(1, fit(draft))
  if (!named && around.plain) score += 0.1
  score -= 0.12 * [...doubts].filter((doubt) => doubt !== 'unitAssumed').length
  return Math.round(Math.min(1, Math.max(0.05, score)) * 100) / 100
}
