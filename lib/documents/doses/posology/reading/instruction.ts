import { plus } from '../grammar/arithmetic'
import type { Course } from '../grammar/values'
import type { Posology, PosologyAmount, PosologyWarning } from '../types'
import { warningsIn } from '../warnings'
import { amountOfDay, rate } from './dosing'
import { chosenDose, formUnit, plainAmount, withCountADay, withDailyDose, type Chosen } from './doses'
import { timingOf, type Timing } from './frequency'
import {
  amountsIn,
  areDecimal,
  hasConditionApart,
  hasEarlierPart,
  hasLateName,
  hasLetterForDigit,
  hasLoneLetter,
  hasLooseNumber,
  isOdd,
  isNameLikeText,
  isTimedByMisspelling,
  isTimedTwiceByMisspelling,
} from './ledger'
import { dealtRows } from './dealt-amounts'
import { dosing, needed } from './dose-and-rhythm'
import type { Item } from './items'
import { hasLoosePart, hasLostWord } from './lost-words'
import type { Line } from './line'
import { withoutTimes } from './one-after-another'
import { isAsNeeded } from './needed'
import type { Parts } from './parts'
import { withPronounCount } from './pronoun-counts'
import { isFormOpen, withSolidForm } from './solid-forms'
import { hasTextInName, nameWithoutText } from './trimmed-names'
import { symbolOf } from '../words/symbols'

const FORM_ROUTES: Readonly<Record<string, string>> = {
  '{puff}': 'inhaled',
  '{supp}': 'rectal',
  '{patch}': 'transdermal',
}
const [ROUTE, ROUTE_OF_FORM] = [symbolOf('ROUTE'), symbolOf('FORMROUTE')]
const SITE_ROUTES: ReadonlySet<string> = new Set(['ocular', 'otic', 'nasal'])
/** Verbs that don't imply a route. */
const PLAIN_VERBS: ReadonlySet<string> = new Set(['', 'x', 'takes', 'change', 'loading', 'swallow', 'still'])
const SCHEME_TIMES = [
  ['MORN', 'NOON', 'EVE'],
  ['MORN', 'NOON', 'EVE', 'HS'],
] as const

/** An instruction as parsed, before details shared by several instructions are applied. */
export interface Draft {
  readonly instructions: readonly Posology[]
  readonly parts: Parts
  /** The name is in this instruction. */
  readonly hasName: boolean
}

/** Returns the instructions of one group of items. @param drug the name before it in the line */
export function instructionsOf(line: Line, said: Parts, drug: string | null, isNear: boolean): Draft {
  const parts = withPronounCount(line, withSolidForm(line, withDailyDose(withCountADay(said))))
  const name = nameOf(line, parts)
  const shared = { line, parts, drug: name ?? drug, isNear }
  return {
    instructions: rowsOf(shared),
    parts,
    hasName: name !== null,
  }
}

function rowsOf(context: Context): Posology[] {
  const { parts } = context
  if (parts.has('scheme')) return withoutTimes(parts, schemeRows(context))
  const dealt = parts.one('dealt')?.value
  if (!dealt) return doseRows(context)
  const shared = common(context)
  const warnings = warningsOf(context, shared.text, null, null)
  return dealtRows(
    { ...shared, dose: null, frequency: null, perDay: null, when: [], warnings, alternatives: [] },
    dealt,
  )
}

interface Context {
  readonly line: Line
  readonly parts: Parts
  readonly drug: string | null
  /** Another reading of the line costs only slightly more. */
  readonly isNear: boolean
}

function nameOf(line: Line, parts: Parts): string | null {
  const names = parts.all('name')
  const name = names.find(({ value }) => value.isKnown) ?? names[0]
  return name ? nameWithoutText(line, name) : null
}

/** Returns the fields that every dose of the instruction shares. */
function common({ line, parts, drug }: Context): Pick<Posology, 'drug' | 'asNeeded' | 'duration' | 'route' | 'text'> {
  return {
    drug,
    asNeeded: isAsNeeded(parts),
    duration: durationOf(parts.one('course')?.value ?? null),
    route: routeOf(line, parts),
    text: textOf(line, parts),
  }
}

function textOf({ text, tokens }: Line, { items }: Parts): string {
  const [first, last] = [items[0], items.at(-1)]
  const part = text.slice(tokens[first?.start ?? 0]?.start ?? 0, tokens[(last?.end ?? 1) - 1]?.reach ?? 0)
  return part.replace(/^(?:[\s;:]|[.,](?!\d))+|[\s,;:]+$/g, '')
}

/** Returns a course as a duration. */
export function durationOf(course: Course | null): Posology['duration'] {
  if (!course || course.unit === 'min') return null
  if (course.unit === 'a') return { value: plus('0', String(Number(course.value.max) * 12)), unit: 'mo' }
  return { value: course.value.max, unit: course.unit }
}

function routeOf(line: Line, parts: Parts): string | null {
  const said = parts.one('route')?.value ?? parts.all('verb').find(({ value }) => !PLAIN_VERBS.has(value))?.value
  if (said !== undefined) return said
  // `1 ampoule im a day`
  const inside = valueIn(line, [...parts.all('countPer'), ...parts.all('daily'), ...parts.all('dealt')], ROUTE)
  if (inside !== null) return inside
  // `2 drops in each ear`: the site belongs to the count.
  const site = valueIn(line, parts.all('count'), ROUTE)
  if (site !== null && SITE_ROUTES.has(site)) return site
  const ofForm = routeOfForm(line, parts)
  if (ofForm !== null) return ofForm
  const units = [formUnit(parts), parts.one('count')?.value.unit, parts.one('countPer')?.value.unit]
  const unit = units.find((one) => one !== null && one !== undefined && one in FORM_ROUTES)
  if (unit !== null && unit !== undefined) return FORM_ROUTES[unit] ?? null
  return parts.one('rate')?.value.unit === 'ug/h' ? 'transdermal' : null
}

/** Returns the route that words for the form imply: a cream is for the skin, a pessary isn't swallowed. */
function routeOfForm(line: Line, { items }: Parts): string | null {
  return valueIn(line, items, ROUTE_OF_FORM)
}

/** Returns the first value of a sense among the words of the items. */
function valueIn({ meanings }: Line, items: readonly Item[], sense: number): string | null {
  for (const { start, end } of items)
    for (let at = start; at < end; at += 1)
      for (const { symbol, value, cost } of meanings[at]?.senses ?? []) if (symbol === sense && cost === 0) return value
  return null
}

/**
 * Returns a row for `1-0-2`. The dose is from the lowest to the highest amount, with one intake for each part above
 * zero. The daily amount is the sum.
 */
function schemeRows(context: Context): Posology[] {
  const { parts } = context
  const scheme = parts.one('scheme')?.value
  if (!scheme) return []
  const unit = scheme.unit ?? formUnit(parts) ?? parts.one('count')?.value.unit ?? null
  const each = unit === null ? strengthOfScheme(parts) : null
  const codes = SCHEME_TIMES[scheme.parts.length === 4 ? 1 : 0]
  const taken = scheme.parts.flatMap((amount, at) => (Number(amount) > 0 ? [{ amount, code: codes[at] ?? 'HS' }] : []))
  if (each) {
    const frequency = needed(rate(String(taken.length)), context.parts.has('needed'))
    return [
      {
        ...common(context),
        dose: plainAmount(each),
        frequency,
        perDay: amountOfDay(each, frequency),
        when: taken.map(({ code }) => code),
        warnings: warningsOf(context, textOf(context.line, parts), null, null).filter(
          (code) => code !== 'TWO_READINGS',
        ),
        alternatives: [],
      },
    ]
  }
  const amounts = taken.map(({ amount }) => amount).sort((a, b) => Number(a) - Number(b))
  const sum = amounts.reduce(plus, '0')
  const shared = common(context)
  return [
    {
      ...shared,
      dose: { min: amounts[0] ?? '0', max: amounts.at(-1) ?? '0', unit },
      frequency: needed(rate(String(taken.length)), shared.asNeeded),
      perDay: { min: shared.asNeeded ? '0' : sum, max: sum, unit },
      when: taken.map(({ code }) => code),
      warnings: warningsOf(context, shared.text, null, null),
      alternatives: [],
    },
  ]
}

/** Returns the amount that `500 mg 1-0-1` is: what is taken each time, where no form is named that could be counted. */
function strengthOfScheme(parts: Parts): PosologyAmount | null {
  const [measure, other] = parts.all('measure')
  const isOnce = parts.one('scheme')?.value.parts.every((part) => part === '0' || part === '1') ?? false
  return measure && !other && isOnce && measure.value.isCertain && !parts.has('strength', 'composite')
    ? measure.value
    : null
}

function doseRows(context: Context): Posology[] {
  const { parts } = context
  const shared = common(context)
  const timing = timingOf(parts, shared.asNeeded)
  const chosen = chosenDose(parts)
  const when = [
    ...new Set(
      [...parts.all('when'), ...parts.all('mealtime'), ...parts.all('meal'), ...parts.all('meals')]
        .map(({ value }) => value)
        .concat(parts.all('frequency').flatMap(({ value }) => value.when ?? [])),
    ),
  ]
  const row = (amount: PosologyAmount | null): Posology => {
    const { isUnbound, dose, frequency, perDay } = dosing(parts, timing, amount, shared.asNeeded)
    const { drug, asNeeded, duration, route, text } = shared
    const warnings = warningsOf(context, text, chosen, timing)
    if (isUnbound) warnings.push('MAXIMUM_NOT_APPLIED')
    return { drug, asNeeded, duration, route, text, dose, frequency, perDay, when, warnings, alternatives: [] }
  }
  if (chosen.rivals.length > 0) {
    const alternatives = [...chosen.amounts, ...chosen.rivals].map(row)
    const open = row(null)
    const warnings = open.warnings.filter((code) => code !== 'TWO_READINGS')
    return [{ ...open, dose: null, perDay: null, warnings: [...warnings, 'TWO_AMOUNTS'], alternatives }]
  }
  const isOpen = !chosen.isCertain || isTouched(parts, chosen)
  return isOpen || chosen.amounts.length === 0 ? [row(null)] : chosen.amounts.map(row)
}

/** Whether an unexplained number is near the dose, which leaves the dose open. */
function isTouched(parts: Parts, { item }: Chosen): boolean {
  return (
    item !== null &&
    parts.all('unexplained').some(({ value, start }) => value === 'number' && Math.abs(start - item.start) <= 4)
  )
}

function warningsOf(
  { line, parts, isNear }: Context,
  text: string,
  chosen: Chosen | null,
  timing: Timing | null,
): PosologyWarning[] {
  const amounts = amountsIn(parts)
  const course = parts.one('course')?.value.value
  const found = warningsIn(text, {
    uncertain:
      amounts.some((one) => one.warnings.includes('AMBIGUOUS_NUMBER') || isOdd(one)) || hasLetterForDigit(line, parts),
    range: course !== undefined && course.min !== course.max,
    rhythms: timing?.isContradicted ?? false,
    changes: parts.has('steps'),
  })
  const unexplained = parts.all('unexplained')
  if (
    unexplained.some(({ value }) => value === 'number') ||
    amounts.some(({ warnings }) => warnings.includes('UNEXPLAINED_NUMBER')) ||
    hasLooseNumber(line, parts, chosen) ||
    hasLoneLetter(line, parts)
  )
    found.push('UNEXPLAINED_NUMBER')
  const isNameDoubtful = parts.all('name').some((name) => name.value.isDoubtful || hasTextInName(line, name))
  const isNoteUnknown = parts.all('note').some(({ value }) => value === 'unknown' || value === 'delay')
  const isSlashLeft = parts.all('sign').some(({ value }) => value === '/')
  if (
    isNameDoubtful ||
    isNoteUnknown ||
    isSlashLeft ||
    hasLostWord(line, parts) ||
    hasLateName(parts) ||
    hasLoosePart(parts) ||
    unexplained.some(({ value }) => value === 'word')
  )
    found.push('UNEXPLAINED_TEXT')
  if (
    isNear ||
    timing?.isOnceAtTime === true ||
    timing?.isOnceOrDaily === true ||
    isTimedByMisspelling(line, parts) ||
    isTimedTwiceByMisspelling(line, parts) ||
    isNameLikeText(line, parts) ||
    isFormOpen(line, parts) ||
    isDoubtful(parts, chosen)
  )
    found.push('TWO_READINGS')
  return found
}

/** Whether it isn't stated what is counted: `200 mg one bd`. */
function isUnnamedCount(parts: Parts, chosen: Chosen | null): boolean {
  const scheme = parts.one('scheme')?.value
  const isUnnamed = scheme
    ? scheme.unit === null && formUnit(parts) === null
    : chosen?.item?.kind === 'bare' && chosen.amounts[0]?.unit === null
  const isPlain = chosen?.item?.kind === 'bare' && !parts.has('verb')
  return isUnnamed && (isPlain || parts.has('measure', 'composite', 'strength'))
}

/**
 * Whether the line has an amount that is neither the dose nor related to it: `1 g in 250 mL at 125 mL/h`, `8 and 15 35
 * mg`.
 */
function leavesOutAmount(parts: Parts, { item, rivals }: Chosen): boolean {
  if (item?.kind === 'rate') return parts.all('strength').some(({ value }) => value.whole !== null)
  return item?.kind === 'measure' && rivals.length === 0 && parts.has('bare', 'count')
}

/** Whether a reading was only chosen because there was no better one. */
function isDoubtful(parts: Parts, chosen: Chosen | null): boolean {
  if (chosen?.isDoubtful) return true
  if (chosen && leavesOutAmount(parts, chosen)) return true
  // `8 mg/h 72 h`: a rate has no times.
  const isRate = chosen?.item?.kind === 'rate' && formUnit(parts) !== '{patch}'
  if (isRate && parts.all('frequency').some(({ value }) => value.periodUnit === 'h')) return true
  const isConcentration =
    chosen?.amounts.length === 0 &&
    parts.all('strength').some(({ value }) => value.whole !== null) &&
    !parts.has('daily', 'countPer')
  // `Telma 40 od`: the amount isn't stated, unless it is this number.
  const isOnlyStrength =
    chosen?.amounts.length === 0 &&
    parts.all('strength').some(({ value }) => value.isWeak) &&
    !parts.has('daily', 'countPer')
  return (
    isConcentration ||
    isOnlyStrength ||
    parts.has('diluted') ||
    parts.all('former').some(({ value }) => value === 'arrow') ||
    hasEarlierPart(parts) ||
    hasConditionApart(parts) ||
    parts.all('composite').some(({ value }) => areDecimal(value)) ||
    parts.all('then').some(({ value }) => value === 'alternating') ||
    parts.all('needed').some(({ value }) => value === 'guess' || value === 'over') ||
    parts.all('frequency').some(({ value }) => value.isDoubtful) ||
    parts.all('timesAmount').some(({ value }) => !value.isSure) ||
    parts.all('cap').some(({ value }) => value.frequency?.isGuess === true) ||
    (parts.has('scheme') && parts.has('count')) ||
    isUnnamedCount(parts, chosen) ||
    new Set(parts.one('scheme')?.value.parts.filter((part) => Number(part) > 0)).size > 1
  )
}

/** Returns the draft with a warning in each instruction. */
export function withWarnings(draft: Draft, code: PosologyWarning): Draft {
  return { ...draft, instructions: draft.instructions.map((one) => withWarning(one, code)) }
}

/** Returns the instruction with a warning. */
export function withWarning(instruction: Posology, code: PosologyWarning): Posology {
  const isTold = instruction.warnings.includes(code)
  return isTold ? instruction : { ...instruction, warnings: [...instruction.warnings, code] }
}
