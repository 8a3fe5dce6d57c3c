import { ENOUGH_EVIDENCE, UNIT_EVIDENCE, WHOLE_EVIDENCE } from '../costs'
import { isMisspelled } from '../words/sense-finder'
import { isAmount } from './item-kinds'
import type { Item } from './items'
import type { Line } from './line'
import type { Parts } from './parts'
import { hasSense } from './senses'
import { symbolOf } from '../words/symbols'

const TIMES = ['frequency', 'countPer', 'timesAmount', 'when', 'meal', 'meals', 'mealtime', 'scheme', 'dealt'] as const
const SIGNS = ['separator', 'and', 'open', 'close', 'sign']

/** Whether the items are about a medicine to take, by comparing the evidence for and against. */
export function isMedicine(parts: Parts, isBehindMedicine: boolean): boolean {
  const content = lastSentences(parts.items).filter(({ kind }) => !SIGNS.includes(kind))
  if (parts.has('subject', 'negation') || isVehicle(parts)) return false
  const name = parts.one('name')
  const hasAmount = parts.has(
    'count',
    'countPer',
    'timesAmount',
    'bare',
    'measure',
    'composite',
    'scheme',
    'dealt',
    'daily',
    'rate',
  )
  // `2.4 g a day in three doses`
  const isShared = parts.has('daily') && parts.has('split')
  const isFirm =
    parts.has('count', 'countPer', 'timesAmount', 'composite', 'scheme', 'dealt') ||
    isShared ||
    parts.all('measure').some(({ value }) => (UNIT_EVIDENCE[value.unit ?? ''] ?? 1) >= 0.5)
  const isExplained =
    content.length > 0 &&
    !content.some(
      (item) => item.kind === 'unexplained' || item.kind === 'fact' || (item.kind === 'name' && !item.value.isKnown),
    )
  const isTimed = isShared || parts.has(...TIMES, 'needed') || (isFirm && parts.has('clocks', 'weekdays'))
  let evidence = itemEvidence(content) + (isBehindMedicine ? WHOLE_EVIDENCE.behindMedicine : 0)
  if (isExplained) evidence += WHOLE_EVIDENCE.everythingExplained
  if ((isFirm || (hasAmount && name?.value.isKnown !== false)) && isTimed) evidence += WHOLE_EVIDENCE.amountAndRhythm
  if (name?.value.isKnown === true && parts.has(...TIMES)) evidence += WHOLE_EVIDENCE.knownNameAndTime
  if (hasAmount && isInfused(parts)) evidence += WHOLE_EVIDENCE.infusion
  const hasStrength = parts.all('strength').some(({ value }) => value.isWeak) && parts.has('frequency')
  if (name?.value.isKnown === false && !hasAmount && !hasStrength && !parts.has('form', 'product', 'route', 'verb'))
    evidence += WHOLE_EVIDENCE.unknownNameWithoutAmount
  if (parts.all('fact').some(({ value }) => value === 'money') && !parts.has(...TIMES)) evidence += WHOLE_EVIDENCE.money
  return evidence >= ENOUGH_EVIDENCE
}

/**
 * Whether a sentence ends in a question mark and begins as a question or has no rhythm: `Ibuprofen 400 mg ok with
 * warfarin?` With one, the mark is of a detail: `Amoxicillin 500 mg tds?`
 */
export function isAsked(line: Line, parts: Parts): boolean {
  const isBegun = parts.items[0]?.start === 0 && hasSense(line, 0, ASKING)
  if (parts.has(...TIMES) && !isBegun) return false
  const from = (parts.items.at(-1)?.end ?? 0) - 1
  return line.tokens.slice(Math.max(from, 0)).find(({ key }) => SENTENCE_ENDS.has(key))?.key === '?'
}

/** Whether an amount is given over hours: `1 L over 8 hours`. */
function isInfused(parts: Parts): boolean {
  return parts.all('note').some(({ value }) => value === 'infusion')
}

/** Returns the items without the sentences before them that only say what was found: `Hb 82, ferritin 9. X 1 g IV`. */
function lastSentences(items: readonly Item[]): readonly Item[] {
  const end = items.findIndex(({ kind, value }) => kind === 'separator' && value === '.')
  const isFinding = end > 0 && items.slice(0, end).every(({ kind }) => OF_FINDINGS.has(kind))
  return isFinding ? lastSentences(items.slice(end + 1)) : items
}

const OF_FINDINGS: ReadonlySet<string> = new Set(['fact', 'separator', 'unexplained', 'filler', 'and', 'sign'])
const ASKING = [symbolOf('ASKING')]
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['?', '.', '!', ';'])
const OF_MEDICINE: ReadonlySet<string> = new Set(['name', 'form', 'product', 'route', 'verb', 'negation', 'directed'])

/** In grams. */
const LEAST_WEIGHT = 300

/**
 * Whether nothing shows a medicine except a number whose unit is a misspelling, as in `48 Mill Lane`, or a bare number
 * beside text that isn't understood.
 */
export function isMisread({ meanings }: Line, parts: Parts, isBehindMedicine: boolean): boolean {
  const isRepaired = ({ start, end }: Item) => meanings.slice(start, end).some(isMisspelled)
  // `CPAP` is no capsule.
  if (isBehindMedicine || parts.items.some((item) => OF_MEDICINE.has(item.kind) && !isRepaired(item))) return false
  const amounts = parts.items.filter(isAmount)
  // `At 38 weeks, 3150 g`: no medicine is weighed like a person.
  if (parts.all('measure').some(({ value }) => value.unit === 'g' && Number(value.max) >= LEAST_WEIGHT)) return true
  if (amounts.length > 0 && amounts.every(isRepaired)) return true
  return parts.has('unexplained', 'fact') && amounts.every(({ kind }) => kind === 'bare')
}

/** Whether the items are a diluent, which isn't a medicine unless it is given alone, or a drink. */
function isVehicle(parts: Parts): boolean {
  if (parts.has('route', 'rate') || isInfused(parts)) return false
  // `At least 2 litres of fluid daily`
  const measures = parts.all('measure')
  if (!parts.has('name', 'form') && measures.length > 0 && measures.every(({ value }) => value.unit === 'L'))
    return true
  return parts.all('note').some(({ value }) => value === 'vehicle') && !parts.has(...TIMES)
}

/** Returns the evidence of items. A repeated kind counts less each time; evidence against a medicine counts in full. */
function itemEvidence(items: readonly Item[]): number {
  const seen = new Map<string, number>()
  let sum = 0
  for (const { kind, evidence } of items) {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    sum += evidence < 0 ? evidence : evidence / count
  }
  return sum
}
