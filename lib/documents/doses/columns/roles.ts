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

/** Doses of one examination, one place, one injection. */
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

/** Columns that make a row somebody's, or that of one examination. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(['subject', 'surname', 'subject_id', 'date', 'dosimeter', 'birth'])

/** Kinds of radiation that one column adds up. */
const MOST_PARTS = 4

/** Short for a background, in a header that says nothing else: over names such letters are somebody's initials. */
const BACKGROUND = new RegExp(
  String.raw`^(?:${sourceOf('doseWord')}\s)?${sourceOf('shortBackground')}(?:\s${sourceOf('doseWord')})?$`,
  'u',
)

/** «АК», `CD`: a person over a column. */
const INITIALS = /^\p{Lu}{2,3}$/u

/** `Dose accrued in Q1 2024` is what was received then, `Accrued` all till then. */
const ACCRUED = wordPattern('accrued')

/** With its background, beside columns that may be either. */
const GROSS = wordPattern('gross')

/** What the badge showed, beside its background and the dose that is left. */
const SHOWN = wordPattern('shown')

/** Whether doses of a quantity are each of their own, belonging to no period. */
export function isSingleQuantity(quantity: Quantity): boolean {
  return SINGLE.has(quantity)
}

/**
 * What each column of doses counts for. Its words come first; then the columns of one quantity are weighed against each other: of those
 * that cover the same time the finest are doses of a period, coarser ones their totals or what had gathered till then.
 * @param titled what the titles say of all doses, which holds where no column says anything of its own
 * @param time what rows and titles say of their time
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
      // Whatever they are, they are added to nothing.
      draft.doubts.delete('perhapsDoses')
    }
  }
  if (doses.some(({ subject }) => subject !== null)) for (const draft of doses) if (isOfAll(draft)) draft.role = 'total'
  settleDifferences(doses)
  settleNeutrons(doses)
  settleSumsAcross(doses)
  const groups = new Map<string, ColumnDraft[]>()
  for (const draft of doses) {
    if (draft.holds !== 'values' || (draft.role !== 'period' && draft.role !== 'single')) continue
    const key = `${draft.quantity} ${draft.position} ${draft.subject}`
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
      // What a file adds up, whatever it calls it, is what it says that it is.
      for (const draft of counted) draft.doubts.delete('perhapsDoses')
    }
    const parts = sum === null ? counted : counted.filter((draft) => draft !== sum)
    const weighed = weigh(parts.map(withLength), time)
    doubtRepeatedReadings(once)
    // What was measured at places is added to nobody's dose.
    if (ofPlaces) continue
    doubtAlike(weighed, sum === null ? doses.filter(isTotal) : [...doses.filter(isTotal), sum])
  }
}

/** Those of a group that are added up, and weighed against each other. */
function besideNothing(group: readonly ColumnDraft[], ofSomebody: boolean): readonly ColumnDraft[] {
  return withoutSums(withoutCalculated(withoutParts(withoutStatistics(group, ofSomebody))))
}

/** «Hp(10) фотоны | нейтроны | суммарная»: what is called a sum and adds up those left of it is one, whatever they measure. */
function settleSumsAcross(doses: readonly ColumnDraft[]): void {
  doses.forEach((draft, place) => {
    if (draft.role !== 'period' || !isTotal(draft)) return
    const parts = doses.slice(Math.max(0, place - MOST_PARTS), place)
    while (parts.length > 1) {
      if (addsUp(draft, parts)) {
        // Columns of one quantity are weighed by their times.
        if (parts.some(({ quantity }) => quantity !== draft.quantity)) draft.role = 'total'
        return
      }
      parts.shift()
    }
  })
}

/** «Показание | Фон | Доза»: the first is the other two together. */
function withoutShown(group: readonly ColumnDraft[]): ColumnDraft[] {
  const shown = group.filter(({ path }) => path.some((text) => SHOWN.test(text)))
  if (shown.length === group.length) return [...group]
  for (const draft of shown) draft.role = 'total'
  return group.filter((draft) => !shown.includes(draft))
}

/** `Hp(10), mSv | Hp(10), mrem`: the same doses over again, which are added once. */
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

/** What the badge showed is the dose and the background together. */
function withoutGross(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const net = group.filter(isNet)
  if (net.length === 0) return group
  for (const draft of group) if (!net.includes(draft)) draft.role = 'total'
  return net
}

/** `Gross | Env`: nobody knows whether the other is the background or what is left without it. A person has to say. */
function besideUnknown(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const others = group.filter(({ path }) => !path.some((text) => GROSS.test(text)))
  if (others.length === group.length || others.length === 0 || !others.every(({ low }) => low?.rest)) return group
  for (const draft of group) draft.doubts.add('perhapsDoses')
  return []
}

/** What the badge would have shown without its wearer, not what is left without that. */
function isBackground(draft: ColumnDraft, doses: readonly ColumnDraft[]): boolean {
  const said = fromLow(draft, ({ text }) => headerWords(withoutNet(text)).role)
  // `CT control room` over rates is a place.
  if (said === 'control')
    return draft.quantity !== 'rate' || wholeMeaning(wordsBesideUnits(draft.low?.text ?? '')) === 'control'
  if (!BACKGROUND.test(wordsBesideUnits(besideQuantities(draft.low?.text ?? '')))) return false
  const others = doses.filter((other) => other !== draft && other.subject !== null)
  return draft.subject === null || !others.some(({ subject }) => INITIALS.test(subject ?? ''))
}

/** In the time that its header names, and no other word says that it gathered. */
function isAccruedIn({ path, period }: ColumnDraft): boolean {
  return period !== null && path.every((text) => headerWords(text.replace(ACCRUED, ' ')).role !== 'role_cumulative')
}

/** The background is taken off. */
function isNet({ path }: ColumnDraft): boolean {
  return path.some(saysNet)
}

function isSingle({ quantity, unit }: ColumnDraft, ofPatients: boolean): boolean {
  if (quantity !== null && SINGLE.has(quantity)) return true
  const kind = unit === null ? undefined : unitInfo(unit)?.kind
  if (kind === 'rate') return true
  return ofPatients && !isPersonal(quantity)
}

/** `20 mSv/an`, «1 мЗв в год» in the cells themselves: a dose a year is a norm, nobody has received it. */
function saysNorms({ unitSource, profile, words }: ColumnDraft): boolean {
  if (unitSource !== 'cell' || words.some(({ units }) => units.length > 0)) return false
  const units = [...profile.cellUnits.keys()]
  return units.length > 0 && units.every((unit) => /^[mun]?(?:Sv|Gy|REM|RAD)\/a$/.test(unit))
}

/** «Итого» beside columns of persons. */
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
  // «Год, мЗв»: so short a word tells where the header says nothing else.
  return found[0]?.meaning ?? LENGTHS.whole(wordsBesideUnits(besideQuantities(text)))
}
