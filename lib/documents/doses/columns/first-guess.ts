import { sourceOf } from '../language/header-patterns'
import type { HeaderMeaning } from '../lexicon/headers'
import type { AboutRole } from '../layout-model'
import { aboutByCells, aboutByWords, contradicts, setAbout } from './about-role'
import { kindShare } from './column-profile'
import { headerQuantity, headerRadiationUnits } from './dose-unit'
import { areClasses } from './dose-classes'
import { type ColumnDraft, fromLow } from './draft'
import { type HeaderUnit } from './header-units'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { guessMedicine } from './medicine'
import { positionOf } from './header-words'
import { isMeasured } from './measured-rows'
import { areMeasuringRanges } from './measuring-ranges'

import { numberedPeriod } from './numbered-period'
import { isPersonName } from './person-name'
import { rowsQuantity } from './rows-quantity'
import { holdsSides } from './side-columns'
import { unitInfo } from '../units/ucum'
import { fits, isRadiation, type Surroundings } from './surroundings'

/** A dose class `0,1-0,2`, `> 20`, `1–2 мЗв`. Its cells count persons. */
const DOSE_CLASS = new RegExp(
  String.raw`^(?:${sourceOf('bound')}\s)?[<>≤≥]?=?\s?\d+(?:[.,]\d+)?(?:\s?(?:[-–—]|${sourceOf('upTo')}|…|\.\.+)\s?[<≤]?\d+(?:[.,]\d+)?)?(?:\s?\p{L}{1,4})?$`,
  'u',
)
/** A number with its unit, without a comparison: `24 h`, «20 мЗв». */
const PLAIN_AMOUNT = /^\d+(?:[.,]\d+)?\s?\p{L}{1,4}$/u
/** Words and a number before the unit, which then is the bound's. */
const BOUND = /^\p{L}{3}[^(\d,;:×*]*\s\d+(?:[.,]\d+)?\s?$/u
/** A comparison before the unit of a limit. */
const COMPARED = /[<>≤≥]=?\s?\d+(?:[.,]\d+)?\s?$/u
/** The minimum number of quantities; a single one may be a word for something else. */
const FEWEST_QUANTITIES = 2
/** The minimum share of dose-like cells. A column of texts among doses isn't a dose column. */
const FIT = 0.5
/** The minimum share of cells that name quantities in a column of them. */
const NAMED = 0.6
/** The minimum share of cells that name a place in a column of them. */
const WORN = 0.9
/** Roles whose cells are texts. */
const OF_TEXTS: ReadonlySet<AboutRole> = new Set(['subject', 'surname', 'given_name', 'department', 'place'])
const NEARLY_ALL = 0.8
/** How many letters the name of a unit usually has at most. */
const LONGEST_UNIT = 5
/** The highest number that each of these may have. */
const CALENDAR_NUMBERS: Readonly<Partial<Record<HeaderMeaning, number>>> = { month: 12, quarter: 4 }
/** Two-digit years such as `98` and `24` are below this. */
const NO_SHORT_YEAR = 100
/** Headers of columns that may say where badges are worn. An examination of the chest isn't such a place. */
const PERHAPS_PLACES: ReadonlySet<AboutRole> = new Set([
  'unit',
  'place',
  'department',
  'device',
  'dosimeter',
  'note',
  'other',
])
/** Roles whose headers may contain the word for dose: «Дата получения дозы». */
const ABOUT_DOSES: ReadonlySet<AboutRole> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'birth',
  'date',
  'period_from',
  'period_to',
  'unit',
  'quantity',
  'position',
  'dosimeter',
  'note',
  'department',
  'place',
  'device',
  'row_number',
  'form',
  'route',
])

/**
 * Interprets a column by its own header and cells. The column is settled, or becomes a candidate for a dose column if
 * its table contains doses. A quantity or a unit of radiation in the header or the cells settles it. So does the mere
 * word for dose with numbers under it.
 */
export function guess(draft: ColumnDraft, around: Surroundings): void {
  const { low, profile, words } = draft
  if (words.some(({ noDose }) => noDose) || isDoseClass(draft) || areClasses(profile.samples))
    return setAbout(draft, 'other', 0.9)
  if (isCriterion(draft)) return setAbout(draft, 'other', 0.8)
  // «Age» over «years».
  const above = words.slice(0, -1).some(({ meaning }) => meaning === 'other_number')
  const worded = above && low?.meaning === 'year' ? 'other' : isWard(draft) ? 'department' : aboutByWords(low)
  // «Quantity» and «Величина» may be a count or a physical quantity. `Depth` may be above `Deep` and `Shallow`.
  const measured =
    namesQuantities(draft, worded) ||
    (worded === 'other' &&
      kindShare(profile, 'period') < FIT &&
      (kindShare(profile, 'quantity') >= NAMED || profile.samples.some((text) => isMeasured(text, '', false))))
  // A column of `CHEST` and `L RING` says where badges are worn, whatever its header says.
  const worn =
    worded !== null &&
    (PERHAPS_PLACES.has(worded) ? profile.positions >= NAMED : worded === 'examination' && isOfBadges(profile))
  const about = measured ? 'quantity' : worn || holdsSides(draft) ? 'position' : worded
  const lowDose = low !== null && (isTelling(draft, low, around) || low.dose)
  // Names of medicines may have strengths in them.
  if (about && about !== 'drug' && low && !isTelling(draft, low, around)) {
    const calendar = about === 'year' || about === 'quarter' || about === 'month' || about === 'period_name'
    const underDose = words.slice(0, -1).some((each) => isTelling(draft, each, around) || each.dose)
    const numeric =
      calendar &&
      (underDose || isOver(low, draft)) &&
      profile.numbers + profile.radiationAmounts >= FIT &&
      !profile.years
    const aside = low.dose && !ABOUT_DOSES.has(about)
    // `Cedar Ward` over numbers is a person.
    const named = !low.exact && isPersonName(low.text) && profile.numbers >= FIT
    // `All staff` over sums below «Доза, мЗв».
    const counted = underDose && OF_TEXTS.has(about) && profile.numbers >= NEARLY_ALL
    if (
      !numeric &&
      !counted &&
      !aside &&
      !named &&
      !(low.dose && fit(draft) >= FIT) &&
      !contradicts(about, profile, low.exact)
    ) {
      if (isMeantByCells(about, draft)) return setAbout(draft, about, low.exact ? 0.95 : 0.8)
    }
  }
  if (guessMedicine(draft, around)) return
  const grouped = words.some((each) => isTelling(draft, each, around))
  const named = grouped || words.some(({ dose }) => dose)
  const telling = lowDose || grouped
  if (named && (profile.filled === 0 || fit(draft) >= FIT || (about === null && saysDoses(draft)))) {
    if (telling || words.some(({ dose }) => dose)) return asDose(draft)
  }
  if (radiationCells(draft)) {
    if (low !== null && !named && areMeasuringRanges(profile.samples)) return setAbout(draft, 'other', 0.8)
    return asDose(draft)
  }
  const byCells = aboutByCells(profile)
  if (byCells && !(byCells === 'year' && low?.period)) return setAbout(draft, byCells, 0.6)
  const over = low !== null && profile.numbers >= FIT && isOver(low, draft)
  const person = low !== null && !low.exact && isPersonName(low.text) && profile.numbers >= FIT
  if (about && !over && !person && !contradicts(about, profile, low?.exact ?? false))
    return setAbout(draft, about, low?.exact ? 0.9 : 0.7)
  draft.candidate = profile.filled > 0 && fit(draft) >= FIT && !isCode(draft)
  draft.confidence = low === null ? 0.3 : 0.5
}

/**
 * Whether the cells only name several quantities, so that they say which one each row is of, whatever the header says.
 */
function namesQuantities({ low, profile: { samples, numbers } }: ColumnDraft, worded: AboutRole | null): boolean {
  if ((worded !== null && worded !== 'other') || numbers > 0 || samples.length < FEWEST_QUANTITIES) return false
  const named = samples.map((text) => rowsQuantity(text, low?.text ?? ''))
  const known = new Set(named.filter(isRadiation))
  return known.size >= FEWEST_QUANTITIES && named.filter(isRadiation).length >= samples.length * NAMED
}

/**
 * Whether a column only says if a dose exceeds a limit: `Follow-up (CAK > 3000 mGy)` over `Y` and `N`. Or it counts those
 * beyond a bound, or says what is left up to it: `Above 1 mSv`, `Left of 1 mSv`.
 */
function isCriterion(draft: ColumnDraft): boolean {
  const { low, profile } = draft
  if (low === null || profile.filled === 0) return false
  if (low.units.some(({ start, end }) => end === low.text.length && BOUND.test(low.text.slice(0, start)))) return true
  if (profile.doseLike > 0) return false
  return low.units.some(({ start }) => COMPARED.test(low.text.slice(0, start)))
}

/** Whether `Unit` is a department, because the words below it aren't units. */
function isWard({ low, profile }: ColumnDraft): boolean {
  if (low?.meaning !== 'unit' || !low.exact || kindShare(profile, 'unit') > 0) return false
  return kindShare(profile, 'text') >= WORN && profile.positions < NAMED && profile.meanLength > LONGEST_UNIT
}

/** Whether the cells are places where badges are worn but which aren't examined: a collar, a ring. */
function isOfBadges({ positions, samples }: ColumnDraft['profile']): boolean {
  if (positions < WORN) return false
  return samples
    .map(positionOf)
    .some((position) => position === 'collar' || position === 'ring_left' || position === 'ring_right')
}

/** Returns the share of numbers, marks, amounts of radiation, and dashes in empty places. */
export function fit({ profile }: ColumnDraft): number {
  return profile.doseLike + kindShare(profile, 'dash')
}

/** Sets a column as a dose column; its unit, role and the rest are set later. */
export function asDose(draft: ColumnDraft): void {
  draft.role = 'period'
  draft.holds = 'values'
  draft.candidate = false
  draft.quantity = headerQuantity(draft)
  draft.position = fromLow(draft, ({ position }) => position)
  draft.period = numberedPeriod(draft) ?? partOfYear(draft) ?? fromLow(draft, ({ period }) => period)
}

/** Returns the part of a year whose header is over the year: `2023` under “I quarter”. */
function partOfYear({ words }: ColumnDraft): ColumnDraft['period'] {
  const [low, ...over] = words.map(({ period }) => period).toReversed()
  if (!low?.whole || low.level !== 'year' || low.year === null) return null
  const { year } = low
  const part = over.find((period) => period?.whole === true && period.level !== 'year' && period.year === null)
  return part ? { ...part, year } : null
}

/** Whether a header line names a quantity or a unit of radiation. Words that have other meanings need the unit. */
function isTelling(
  draft: ColumnDraft,
  { quantities, units }: ColumnDraft['words'][number],
  around: Surroundings | null = null,
): boolean {
  if (units.some(isDoseUnit)) return true
  const hasUnit = headerRadiationUnits(draft).length > 0
  return quantities.some(
    (quantity) =>
      isRadiation(quantity) &&
      (hasUnit ||
        (around?.units.has(quantity) ?? false) ||
        (quantity === 'E' && around !== null && around.unit !== null && fits('E', unitInfo(around.unit)?.kind ?? '')) ||
        (quantity !== 'X' && quantity !== 'activity' && quantity !== 'neutron' && quantity !== 'E')),
  )
}

/**
 * Whether a calendar header is above doses: fractions, or numbers under the name of one period («Trim. II») or of a sum
 * («Year total»). These aren't numbers of quarters or years.
 */
function isOver({ period, role, meaning }: ColumnDraft['words'][number], { profile }: ColumnDraft): boolean {
  if (profile.years) return false
  if (meaning !== null && isBeyondCalendar(meaning, profile)) return true
  if (role === 'role_total' || role === 'role_cumulative' || !profile.integers) return true
  if (period === null || !period.whole) return false
  return period.level !== 'year' || !profile.integers || (profile.median ?? 0) >= NO_SHORT_YEAR
}

/** How long amounts with their words are. */
const LONGEST_AMOUNT = 40
/** Without a header over them, longer texts may be the sentences of a note, of which some name a limit. */
const LONGEST_BARE = 20
const MOSTLY_AMOUNTS = 0.75

/** Whether numbers are too high for their calendar header: `Quarter` over 325, `Month` over 41. */
export function isBeyondCalendar(meaning: HeaderMeaning, { sizes, median, years }: ColumnDraft['profile']): boolean {
  if (meaning === 'year') return !years && (median ?? 0) >= NO_SHORT_YEAR
  const most = CALENDAR_NUMBERS[meaning]
  return most !== undefined && sizes.some((size) => typeof size === 'number' && size > most)
}

/** Whether a column can't be skipped: its lowest line names doses and their unit, or some cells look like doses. */
function saysDoses(draft: ColumnDraft): boolean {
  const { low, profile } = draft
  if (low === null || !isTelling(draft, low)) return false
  const errors = kindShare(profile, 'other') > 0
  const named = low.dose || low.quantities.some(isRadiation)
  return profile.doseLike > 0 || errors || (named && low.units.some(isDoseUnit))
}

/** Whether a unit is of radiation but not of activity. Becquerels and curies also measure sources. */
function isDoseUnit({ kind }: HeaderUnit): boolean {
  return kind !== 'activity' && RADIATION_KINDS.has(kind)
}

function radiationCells({ low, profile }: ColumnDraft): boolean {
  const formatted = [...profile.formatUnits.values()].reduce((sum, count) => sum + count, 0)
  const least = low === null && profile.meanLength > LONGEST_BARE ? MOSTLY_AMOUNTS : 0.4
  if (profile.radiationAmounts >= least && profile.meanLength <= LONGEST_AMOUNT) return true
  return formatted > 0 && formatted >= profile.filled * 0.4
}

/**
 * Whether the cells agree with a header's word. The word applies unless the cells are certainly something else:
 * «Период» over doses.
 */
function isMeantByCells(about: AboutRole, { profile }: ColumnDraft): boolean {
  if (profile.filled === 0) return true
  if (about === 'unit') return kindShare(profile, 'unit') >= 0.3 || profile.numbers + profile.medicineAmounts < 0.5
  return true
}

function isDoseClass(draft: ColumnDraft): boolean {
  const { low, profile, words } = draft
  if (!low || low.period || !profile.integers || numberedPeriod(draft) !== null) return false
  // `24 h` is a time after something, not a class.
  if (PLAIN_AMOUNT.test(low.text) && !low.units.some(isDoseUnit)) return false
  return DOSE_CLASS.test(low.text) && /\d/.test(low.text) && words.length > 1
}

function isCode({ profile }: ColumnDraft): boolean {
  return kindShare(profile, 'code') > 0.2 || (profile.counting && profile.integers && profile.filled > 2)
}
