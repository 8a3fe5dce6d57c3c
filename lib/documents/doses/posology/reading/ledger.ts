import type { Amount } from '../grammar/values'
import type { PosologyAmount } from '../types'
import { symbolOf } from '../words/symbols'
import { isCountable, isOfInsulin } from './dosing'
import type { Chosen } from './doses'
import { isAmount, TIMED } from './item-kinds'
import type { Item, ItemOf } from './items'
import type { Line } from './line'
import type { Parts } from './parts'
import type { Token } from '../text/tokens'
import { isMisspelled, type Meaning } from '../words/sense-finder'

/** Behind these, a bare number is the product's strength. */
const OF_PRODUCT = ['name', 'form', 'product', 'strength', 'filler', 'open', 'route']
const MEASURED = ['measure', 'composite', 'daily', 'rate', 'strength', 'course', 'frequency']

const COUNTED = ['TIME', 'UNIT', 'FORM', 'SPOON', 'TIMES'].map(symbolOf)
const HOURS = ['TIME', 'ATHOUR'].map(symbolOf)
const NUMERALS = ['NUMBER'].map(symbolOf)
const REPAIRED: readonly string[] = [...TIMED, 'weekdays', 'course', 'once', 'needed']
const SHORT = 3
const HALVES = /^\d+(?:\.[05]0*)?$/

/** Whether a number of the instruction is in no field of it, and nothing says what it is. */
export function hasLooseNumber(line: Line, parts: Parts, chosen: Chosen | null): boolean {
  if (line.isOdd && hasScanned(line, parts)) return true
  if (chosen === null) return parts.has('bare')
  return parts.items.some((item, at) => {
    if (item.kind === 'count') return isOtherCount(item, chosen)
    if (item.kind === 'bare')
      return item !== chosen?.item || parts.has('daily') || isBeforeNumber(line, parts.items, at)
    return item.kind === 'strength' && item.value.isWeak && !isOfProduct(line, parts.items, at)
  })
}

/** `1 tablet in the morning (½ tablet in the evening)`. */
function isOtherCount({ value }: ItemOf<'count'>, { item }: Chosen): boolean {
  return item?.kind === 'count' && value.unit === item.value.unit && value.max !== item.value.max
}

function hasScanned({ tokens }: Line, { items }: Parts): boolean {
  return items.some(({ start, end }) =>
    tokens.slice(start, end).some(({ number }) => number?.notes.includes('scanned') === true),
  )
}

/** `2 5 mcg/h`: what comes next is a number as well. */
function isBeforeNumber({ tokens }: Line, items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]]
  return item !== undefined && next?.start === item.end && tokens[next.start]?.kind === 'number'
}

/** `Concor 5 1 tab` and not `Carvedilol 6 25 mg`: it is behind the name, and no further part of the same number. */
function isOfProduct({ tokens }: Line, items: readonly Item[], at: number): boolean {
  const [before, behind, beyond] = [items[at - 1], items[at + 1], items[at + 2]]
  if (before && !OF_PRODUCT.includes(before.kind)) return false
  const next = behind?.kind === 'sign' ? beyond : behind
  return !(next && MEASURED.includes(next.kind) && tokens[next.start]?.kind === 'number')
}

/** Whether an amount may have lost or changed a sign: `0-5 mg`, `6.8 units`. */
export function isOdd({ min, max, unit }: PosologyAmount): boolean {
  const isMeasured = unit !== null && !isCountable(unit)
  return (isMeasured && min === '0') || (isOfInsulin(unit) && ![min, max].every((one) => HALVES.test(one)))
}

/** Whether a number of the instruction has a letter for a digit, or follows one that may be: `1OO mg`, `NovoMix Z0 24 units`. */
export function hasLetterForDigit({ tokens, isOdd: isOddLine, scanned }: Line, { items }: Parts): boolean {
  if (!isOddLine) return false
  return items.some(({ start, end }, at) => {
    const [letter, first] = [tokens[start - 1], tokens[start]]
    const isGlued = first?.kind === 'number' && first.glued && letter !== undefined && scanned.isLetter(letter.raw)
    if (isGlued && ['name', 'filler'].includes(items[at - 1]?.kind ?? '')) return true
    return tokens
      .slice(start, end)
      .some(({ kind, raw, number }) => kind === 'number' && number?.value !== null && /\p{L}/u.test(raw))
  })
}

/** Whether a short word says when it is taken only if it is misspelled. */
export function isTimedByMisspelling({ tokens, meanings, isOdd: isOddLine }: Line, { items }: Parts): boolean {
  if (!isOddLine) return false
  const isRepaired = ({ kind, key }: Token, meaning: Meaning | undefined) =>
    kind === 'word' && key.length <= SHORT && meaning !== undefined && isMisspelled(meaning)
  return items.some(
    ({ kind, start, end }) =>
      REPAIRED.includes(kind) &&
      tokens.slice(start, end).some((token, index) => isRepaired(token, meanings[start + index])),
  )
}

/**
 * Whether a time is one only if a word is misspelled, beside another time or course: an ordinary word may look like one.
 */
export function isTimedTwiceByMisspelling({ meanings }: Line, { items }: Parts): boolean {
  const times = items.filter(({ kind }) => REPAIRED.includes(kind))
  const repaired = times.filter(({ start, end }) => meanings.slice(start, end).every(isMisspelled))
  return repaired.length > 0 && repaired.length < times.length
}

/**
 * Whether the name is an unlisted word in lowercase that has no amount and that nothing separates from what is before
 * it: `5 mg reason in the morning`.
 */
export function isNameLikeText({ tokens, meanings }: Line, parts: Parts): boolean {
  const name = parts.one('name')
  const [token, before] = [tokens[name?.start ?? 0], tokens[(name?.start ?? 0) - 1]]
  const isListed = meanings[name?.start ?? 0]?.name?.isListed ?? false
  const isLow = token !== undefined && /^\p{Ll}/u.test(token.raw)
  return (
    name !== null && isLow && !isListed && before !== undefined && before.kind !== 'sign' && !parts.items.some(isAmount)
  )
}

/** Returns all amounts of the instruction. */
export function amountsIn({ items }: Parts): readonly Amount[] {
  return items.flatMap((item): readonly Amount[] => {
    if (item.kind === 'composite') return item.value
    if (item.kind === 'timesAmount') return [item.value.amount]
    if (item.kind === 'dealt') return item.value.map(({ amount }) => amount)
    const isAmount =
      item.kind === 'measure' ||
      item.kind === 'count' ||
      item.kind === 'countPer' ||
      item.kind === 'bare' ||
      item.kind === 'daily' ||
      item.kind === 'rate'
    return isAmount ? [item.value] : []
  })
}

/** `2/5 mg`, `6/25 mg`, `11/2 mg`: components of one product, or a decimal with another sign. */
export function areDecimal([first, second, third]: readonly PosologyAmount[]): boolean {
  if (!first || !second || third || first.unit !== second.unit) return false
  const isHalf = /^[24]$/.test(second.max) && /^\d[13]$/.test(first.max)
  return isHalf || (/^(?:5|25|75)$/.test(second.max) && !/[05]$/.test(first.max))
}

/** Whether a letter that may be a digit is where a number is wanted: `every B hours`, `Z puffs`. */
export function hasLoneLetter({ tokens, meanings, isOdd: isOddLine, scanned }: Line, { items }: Parts): boolean {
  if (!isOddLine) return false
  return items.some(({ kind, start, end }) => {
    if (kind === 'count' || kind === 'measure') return false
    return tokens.slice(start, end).some(({ raw, kind: own }, index) => {
      if (own !== 'word' || !scanned.isLetter(raw)) return false
      const at = start + index
      if (means(meanings[at], NUMERALS)) return false
      const isOfName = kind === 'name' && at + 2 < end
      return (
        means(meanings[at + 1], COUNTED) || means(meanings[at - 1], HOURS) || (isBeforeRange(tokens, at) && !isOfName)
      )
    })
  })
}

/** Whether a word that no list has is a name only because there is no better reading, behind an amount. */
export function hasLateName({ items }: Parts): boolean {
  const amount = items.findIndex(isAmount)
  return amount >= 0 && items.slice(amount).some(({ kind, value }) => kind === 'name' && !value.isKnown)
}

/** `Z-3 drops`. */
function isBeforeRange(tokens: readonly Token[], at: number): boolean {
  const [dash, number] = [tokens[at + 1], tokens[at + 2]]
  return dash?.key === '-' && dash.glued && number?.kind === 'number' && number.glued
}

function means(meaning: Meaning | undefined, symbols: readonly number[]): boolean {
  return (
    meaning?.senses.some(({ symbol, length, cost }) => length === 1 && cost < 0.4 && symbols.includes(symbol)) ?? false
  )
}

/** `Prasugrel 60 once, then 10 mg daily` in one instruction: what is said before the change is lost. */
export function hasEarlierPart({ items }: Parts): boolean {
  const then = items.findIndex(({ kind }) => kind === 'then')
  const before = items.slice(0, Math.max(then, 0))
  const isTimed = (item: Item) => item.kind === 'course' || (TIMED as readonly string[]).includes(item.kind)
  if (before.some(isTimed) && items.slice(then).some(isTimed)) return true
  if (before.some(isAmount) && items.slice(then).some(isAmount)) return true
  return before.some((item) => item.kind === 'once' || (item.kind === 'strength' && item.value.isWeak))
}

/** `1 tablet 3 times a day; if BP > 160 4 times`, `2 puffs bd + as needed`: the condition may be of a dose of its own. */
export function hasConditionApart({ items }: Parts): boolean {
  const needed = items.findIndex(({ kind }) => kind === 'needed')
  const before = items[needed - 1]
  const isApart =
    before?.kind === 'and' || before?.kind === 'sign' || (before?.kind === 'separator' && before.value !== ',')
  const isGoneOn = items[needed + 1]?.kind === 'filler' && before?.kind === 'separator'
  return (
    (isApart || isGoneOn) &&
    items.slice(0, Math.max(needed, 0)).some(({ kind }) => (TIMED as readonly string[]).includes(kind))
  )
}
