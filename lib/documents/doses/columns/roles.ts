import { sourceOf, wordPattern } from '../language/header-patterns'
import { isPersonal, type Quantity } from '../lexicon/quantity'
import { unitInfo } from '../units/ucum'
import { addsUp, doubtAlike } from './alike-columns'
import { withoutCalculated, withoutParts, withoutStatistics, withoutSums } from './beside-doses'
import { provenSum } from './derived-columns'
import { type ColumnDraft, fromLow } from './draft'
import { wordsBesideUnits } from './header-units'
import { type HeaderWords, headerWords, wholeMeaning } from './header-words'
import { besideQuantities } from './measured-rows'
import { settleDifferences } from './net-doses'
import { saysNet, withoutNet } from './net-words'
import { settleNeutrons } from './neutrons'
import { LENGTHS, type PeriodLevel } from './periods'
import { isOfPatients } from './performers'
import { doubtRepeatedReadings } from './repeated-readings'
import type { Length } from './spans'
import type { TableTime } from './table-time'
import { isTotal, weigh } from './weigh'

/** Quantities whose doses are of one examination, one place or one injection. */
const SINGLE: ReadonlySet<Quantity> = new Set([
  'DAP',
  'DLP',
  'CTDIvol',
  'CTDIw',
  'SSDE',
  'AGD',
  'ESAK',
  'Ka,e',
  'Ka,r',
  'rate',
  'activity',
  'strength',
  'dose',
])

/** Columns that assign a row to a person or to one examination. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(['subject', 'surname', 'subject_id', 'date', 'dosimeter', 'birth'])

/** The minimum number of rows that show a sum if no word says so. */
const FEWEST_SUMS = 3
/** The maximum number of kinds of radiation that one column adds up. */
const MOST_PARTS = 4

/** Short for a background in a header with no other words. Over names, such letters are a person's initials. */
const BACKGROUND = new RegExp(
  String.raw`^(?:${sourceOf('doseWord')}\s)?${sourceOf('shortBackground')}(?:\s${sourceOf('doseWord')})?$`,
  'u',
)

/** The initials of a person over a column: «АК», `CD`. */
const INITIALS = /^\p{Lu}{2,3}$/u

/** `Dose accrued in Q1 2024` is the dose of that quarter, `Accrued` the cumulative dose. */
const ACCRUED = wordPattern('accrued')

/** A dose including its background, next to columns that may be either. */
const GROSS = wordPattern('gross')

/** The badge reading, next to its background and the remaining dose. */
const SHOWN = wordPattern('shown')

/** Whether doses of a quantity are single doses without a period. */
export function isSingleQuantity(quantity: Quantity): boolean {
  return SINGLE.has(quantity)
}

/**
 * Sets the role of each dose column. Its own words come first; then the columns of one quantity are compared. Among
 * those that cover the same time, the finest are doses of a period, and coarser ones are totals or cumulative doses.
 * @param titled what the titles say about all doses; it applies if no column has a role of its own
 * @param time what rows and titles say about time
 */
export function settleRoles(
  drafts: readonly ColumnDraft[],
  titled: 'cumulative' | 'limit' | null,
  time: TableTime,
): void {
  const doses = drafts.filter(({ holds }) => holds !== null)
  const ofPatients = isOfPatients(drafts)
  const ofPeople = drafts.some(({ profile }) => profile.people >= 0.5)
  const ofAll = doses.some((draft) => fromLow(draft, ({ role }) => role) !== null) ? null : titled
  for (const draft of doses) {
    if (draft.role === 'drug') continue
    draft.role = isSingle(draft, ofPatients) ? 'single' : 'period'
    const said = fromLow(draft, ({ role }) => role)
    if (draft.isAside) draft.role = 'total'
    else if (said === 'role_limit') draft.role = 'limit'
    else if (isBackground(draft, doses)) draft.role = 'control'
    else if (said === 'role_cumulative' && !isAccruedIn(draft)) draft.role = 'cumulative'
    else if (!ofPeople && saysNorms(draft)) draft.role = 'limit'
    else if (ofAll === 'limit' || (ofAll === 'cumulative' && draft.role === 'period')) {
      draft.role = ofAll
      // Whatever they are, they aren't added.
      draft.doubts.delete('perhapsDoses')
    }
  }
  if (doses.some(({ subject }) => subject !== null)) for (const draft of doses) if (isOfAll(draft)) draft.role = 'total'
  settleDifferences(doses)
  settleNeutrons(doses)
  settleSumsAcross(doses)
  settleSumsOfPlace(doses)
  const groups = new Map<string, ColumnDraft[]>()
  for (const draft of doses) {
    if (draft.holds !== 'values' || (draft.role !== 'period' && draft.role !== 'single')) continue
    const key = `${draft.quantity} ${draft.position} ${draft.subject} ${draft.ownerAt}`
    const group = groups.get(key)
    if (group) group.push(draft)
    else groups.set(key, [draft])
  }
  const ofSomebody = time.ofSubjects || drafts.some(({ role, subject }) => subject !== null || OF_SOMEBODY.has(role))
  const ofPlaces = !ofSomebody && drafts.some(({ role }) => role === 'place')
  const background = doses.some(({ role }) => role === 'control')
  for (const group of groups.values()) {
    const once = besideNothing(withoutRestated(background ? withoutShown(group) : group), ofSomebody)
    const counted = besideUnknown(withoutGross(once))
    const sum = provenSum(counted)
    if (sum) {
      sum.role = 'total'
      // Columns that the file itself adds up are doses, whatever they are called.
      for (const draft of counted) draft.doubts.delete('perhapsDoses')
    }
    const parts = sum === null ? counted : counted.filter((draft) => draft !== sum)
    const weighed = weigh(parts.map(withLength), time)
    doubtRepeatedReadings(once)
    // Doses measured at places aren't added to any person's dose.
    if (ofPlaces) continue
    doubtAlike(weighed, sum === null ? doses.filter(isTotal) : [...doses.filter(isTotal), sum])
  }
}

/** Returns the columns of a group that are added and compared with each other. */
function besideNothing(group: readonly ColumnDraft[], ofSomebody: boolean): readonly ColumnDraft[] {
  return withoutSums(withoutCalculated(withoutParts(withoutStatistics(group, ofSomebody))))
}

/**
 * Sets columns that are called a sum and add up those to their left as sums, whatever they measure: «Hp(10) фотоны |
 * нейтроны | суммарная». An effective dose includes the part of it that is written next to it, `Hp(10) | E(50) | E`, so
 * only the whole counts.
 */
function settleSumsAcross(doses: readonly ColumnDraft[]): void {
  doses.forEach((draft, place) => {
    if (draft.role !== 'period' || !(isTotal(draft) || draft.quantity === 'E')) return
    const parts = doses.slice(Math.max(0, place - MOST_PARTS), place)
    while (parts.length > 1) {
      if (addsUp(draft, parts, isTotal(draft) ? 1 : FEWEST_SUMS)) {
        const inside = parts.filter(({ quantity }) => quantity === draft.quantity)
        // Columns of one quantity are compared by their times.
        if (inside.length === parts.length) return
        if (draft.quantity !== 'E' || inside.length === 0) draft.role = 'total'
        else for (const part of inside) part.role = 'total'
        return
      }
      parts.shift()
    }
  })
}

/**
 * Sets a column without a place as the sum of those of one quantity at one place, if it adds them up: «Trim. I / Corp /
 * Hp(10) | Trim. II / Corp / Hp(10) | Hp(10) sem. I».
 */
function settleSumsOfPlace(doses: readonly ColumnDraft[]): void {
  for (const draft of doses) {
    if (draft.role !== 'period' || draft.position !== null) continue
    const alike = doses.filter(
      ({ role, quantity, subject, position }) =>
        role === 'period' && quantity === draft.quantity && subject === draft.subject && position !== null,
    )
    for (const position of new Set(alike.map((each) => each.position))) {
      const parts = alike.filter((each) => each.position === position)
      if (parts.length < 2 || !addsUp(draft, parts, FEWEST_SUMS)) continue
      draft.role = 'total'
      draft.position = position
      break
    }
  }
}

/** Returns the columns without the reading in «Показание | Фон | Доза», which is the sum of the other two. */
function withoutShown(group: readonly ColumnDraft[]): ColumnDraft[] {
  const shown = group.filter(({ path }) => path.some((text) => SHOWN.test(text)))
  if (shown.length === group.length) return [...group]
  for (const draft of shown) draft.role = 'total'
  return group.filter((draft) => !shown.includes(draft))
}

/** Returns the columns without repeated doses, which are added only once: `Hp(10), mSv | Hp(10), mrem`. */
function withoutRestated(group: readonly ColumnDraft[]): ColumnDraft[] {
  const seen = new Map<string, string | null>()
  return group.filter((draft) => {
    if (draft.words.length === 0) return true
    const key = draft.words.map(({ text }) => wordsBesideUnits(text)).join('/')
    const unit = seen.get(key)
    if (unit === undefined) seen.set(key, draft.unit)
    if (unit === undefined || unit === null || draft.unit === null || unit === draft.unit) return true
    draft.role = 'total'
    return false
  })
}

/** Returns the columns without badge readings, which contain both the dose and the background. */
function withoutGross(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const net = group.filter(isNet)
  if (net.length === 0) return group
  for (const draft of group) if (!net.includes(draft)) draft.role = 'total'
  return net
}

/**
 * Returns the columns, but none for `Gross | Env`: the second may be the background or the remaining dose. The user
 * must decide.
 */
function besideUnknown(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const others = group.filter(({ path }) => !path.some((text) => GROSS.test(text)))
  if (others.length === group.length || others.length === 0 || !others.every(({ low }) => low?.rest)) return group
  for (const draft of group) draft.doubts.add('perhapsDoses')
  return []
}

/** Whether a column is the background, not the dose that remains without it. */
function isBackground(draft: ColumnDraft, doses: readonly ColumnDraft[]): boolean {
  const said = fromLow(draft, ({ text }) => headerWords(withoutNet(text)).role)
  // `CT control room` over rates is a place.
  if (said === 'control')
    return draft.quantity !== 'rate' || wholeMeaning(wordsBesideUnits(draft.low?.text ?? '')) === 'control'
  if (!BACKGROUND.test(wordsBesideUnits(besideQuantities(draft.low?.text ?? '')))) return false
  const others = doses.filter((other) => other !== draft && other.subject !== null)
  return draft.subject === null || !others.some(({ subject }) => INITIALS.test(subject ?? ''))
}

/** Whether doses accrued only in the period that the header names, and no other word means a cumulative dose. */
function isAccruedIn({ path, period }: ColumnDraft): boolean {
  return period !== null && path.every((text) => headerWords(text.replace(ACCRUED, ' ')).role !== 'role_cumulative')
}

/** Whether the background is subtracted. */
function isNet({ path }: ColumnDraft): boolean {
  return path.some(saysNet)
}

function isSingle({ quantity, unit }: ColumnDraft, ofPatients: boolean): boolean {
  if (quantity !== null && SINGLE.has(quantity)) return true
  const kind = unit === null ? undefined : unitInfo(unit)?.kind
  if (kind === 'rate') return true
  return ofPatients && !isPersonal(quantity)
}

/**
 * Whether the units in the cells make the values norms: `20 mSv/an`, «1 мЗв в год». A dose per year is a limit, not a
 * dose that a person received.
 */
function saysNorms({ unitSource, profile, words }: ColumnDraft): boolean {
  if (unitSource !== 'cell' || words.some(({ units }) => units.length > 0)) return false
  const units = [...profile.cellUnits.keys()]
  return units.length > 0 && units.every((unit) => /^[mun]?(?:Sv|Gy|REM|RAD)\/a$/.test(unit))
}

/** Whether a column is a total over persons, such as «Итого» next to columns of persons. */
function isOfAll(draft: ColumnDraft): boolean {
  return draft.subject === null && (draft.role === 'period' || draft.role === 'single') && isTotal(draft)
}

function saysCurrent(draft: ColumnDraft): boolean {
  return fromLow(draft, ({ role }) => role) === 'role_period' && fromLow(draft, lengthOfWords) === null
}

function withLength(draft: ColumnDraft): Length {
  const level = draft.period?.level ?? fromLow(draft, lengthOfWords)
  return { draft, level, current: saysCurrent(draft) }
}

function lengthOfWords({ text }: HeaderWords): PeriodLevel | null {
  const found = LENGTHS.in(text).toSorted((a, b) => b.weight - a.weight)
  // «Год, мЗв»: such a short word counts only if the header says nothing else.
  return found[0]?.meaning ?? LENGTHS.whole(wordsBesideUnits(besideQuantities(text)))
}
