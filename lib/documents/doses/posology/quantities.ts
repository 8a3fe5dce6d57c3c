import Big from 'big.js'
import { senseOf, type Item } from './items'
import type { PosologyAmount } from './types'

export type Items = readonly Item[]

/** A pattern found: what it says, and the item behind it. */
export interface Found<T> {
  readonly value: T
  readonly next: number
}

export interface Span {
  readonly min: string
  readonly max: string
  readonly certain: boolean
}

/** A number or a range of two: `2`, `1-2`, `one or two`, «от 1 до 3». */
export function rangeAt(items: Items, at: number): Found<Span> | null {
  const first = senseOf(items[at], 'number')
  if (!first) return null
  const repeated = repeatedInBrackets(items, at + 1, first.value)
  const after = repeated ?? at + 1
  const joiner = items[after]
  const second = senseOf(items[after + 1], 'number')
  const one: Found<Span> = { value: { min: first.value, max: first.value, certain: first.certain }, next: after }
  if (!senseOf(joiner, 'or') || !second || !new Big(second.value).gte(first.value)) return one
  // `875/125` is a composite and `1-1-1` a scheme; «one/two» is a range.
  if (joiner?.key === '/' && !(first.spelled && second.spelled)) return one
  if (joiner?.key === '-' && items[after + 2]?.key === '-' && senseOf(items[after + 3], 'number')) return one
  return { value: { min: first.value, max: second.value, certain: first.certain && second.certain }, next: after + 2 }
}

/** `1 (one) tablet`. */
function repeatedInBrackets(items: Items, at: number, value: string): number | null {
  if (items[at]?.key !== '(' || items[at + 2]?.key !== ')') return null
  const number = senseOf(items[at + 1], 'number')
  return number && new Big(number.value).eq(value) ? at + 3 : null
}

/** What a dose on the page says of itself: an amount, a strength's component, a daily amount. */
export interface Quantity {
  /** One; several for a composite strength. */
  readonly amounts: readonly PosologyAmount[]
  /** Per ml, per dose, per hour of a patch: what is in the product, not what is taken. */
  readonly concentration: boolean
  /** `mg/day`, «мг/кг/сут». */
  readonly daily: boolean
  /** Counted things, and what has no unit, count; milligrams measure. */
  readonly kind: 'count' | 'bare' | 'measure'
  readonly certain: boolean
}

/** A number with its unit, and with all that belongs to it: composite strengths, denominators, «2 5 ml spoonfuls». */
export function quantityAt(items: Items, at: number): Found<Quantity> | null {
  const half = senseOf(items[at], 'half')
  if (half) return countOf(at + 1, { min: '0.5', max: '0.5', unit: half.unit }, true)
  const range = rangeAt(items, at)
  if (!range) return null
  return multipliedAt(items, range) ?? measuredAt(items, range) ?? bareAt(range)
}

function bareAt({ value, next }: Found<Span>): Found<Quantity> {
  const amount = { min: value.min, max: value.max, unit: null }
  return {
    value: { amounts: [amount], concentration: false, daily: false, kind: 'bare', certain: value.certain },
    next,
  }
}

/** `2 x 500 mg tablets`, `2-3 5 ml spoonfuls`: so many of so much. */
function multipliedAt(items: Items, many: Found<Span>): Found<Quantity> | null {
  const sign = senseOf(items[many.next], 'x') ? 1 : 0
  const each = rangeAt(items, many.next + sign)
  const unit = each && senseOf(items[each.next], 'unit')?.unit
  if (!each || !unit || each.value.min !== each.value.max) return null
  const { min, max, certain } = many.value
  if (isCountable(unit))
    return sign === 1 && min === max && each.value.min === '1'
      ? countOf(each.next + 1, { min, max, unit }, certain)
      : null
  const piece = pieceAt(items, each.next + 1)
  if (sign === 0 && !piece) return null
  if (piece && unit !== 'mL') return countOf(piece.next, { min, max, unit: piece.value }, certain)
  const times = (value: string) => new Big(value).times(each.value.min).toFixed()
  return {
    value: {
      amounts: [{ min: times(min), max: times(max), unit }],
      concentration: false,
      daily: false,
      kind: 'measure',
      certain,
    },
    next: piece?.next ?? each.next + 1,
  }
}

function pieceAt(items: Items, at: number): Found<string> | null {
  const unit = senseOf(items[at], 'unit')?.unit
  return unit !== undefined && isCountable(unit) ? { value: unit, next: at + 1 } : null
}

function measuredAt(items: Items, range: Found<Span>): Found<Quantity> | null {
  const parts = [{ min: range.value.min, max: range.value.max }]
  let at = range.next
  // `40/12,5 mg`, `875+125 mg`: the unit stands once and belongs to all.
  while (isJoint(items[at]) && senseOf(items[at + 1], 'number') && parts.length < 5) {
    const part = rangeAt(items, at + 1)
    if (!part) break
    parts.push({ min: part.value.min, max: part.value.max })
    at = part.next
  }
  const unit = senseOf(items[at], 'unit')?.unit
  if (unit === undefined) return null
  at += 1
  const certain = range.value.certain
  const half = senseOf(items[at], 'plus')
  const [only] = parts
  if (half && only) {
    const more = (value: string) => new Big(value).plus(half.value).toFixed()
    return withRate(items, at + 1, countOf(at + 1, { min: more(only.min), max: more(only.max), unit }, certain).value)
  }
  const wide = rangeOfSameUnit(items, at, unit, parts)
  if (wide) return wide
  const amounts = parts.map((part) => ({ ...part, unit }))
  for (
    let more = componentAt(items, at);
    more && parts.length === 1 && !isCountable(unit);
    more = componentAt(items, at)
  ) {
    amounts.push(more.value)
    at = more.next
  }
  const kind = isCountable(unit) ? 'count' : 'measure'
  return withRate(items, at, { amounts, concentration: unit === '%', daily: false, kind, certain })
}

/** `250 mg - 500 mg`. */
function rangeOfSameUnit(
  items: Items,
  at: number,
  unit: string,
  parts: readonly { min: string }[],
): Found<Quantity> | null {
  const [first] = parts
  const last = senseOf(items[at + 1], 'number')
  const joiner = items[at]
  if (parts.length !== 1 || !first || !last || joiner?.key === '/' || !senseOf(joiner, 'or')) return null
  if (senseOf(items[at + 2], 'unit')?.unit !== unit || !new Big(last.value).gt(first.min)) return null
  const kind = isCountable(unit) ? 'count' : 'measure'
  const value = {
    amounts: [{ min: first.min, max: last.value, unit }],
    concentration: false,
    daily: false,
    certain: last.certain,
  }
  return withRate(items, at + 3, { ...value, kind })
}

function componentAt(items: Items, at: number): Found<PosologyAmount & { unit: string }> | null {
  if (!isJoint(items[at])) return null
  const number = senseOf(items[at + 1], 'number')
  const unit = senseOf(items[at + 2], 'unit')?.unit
  if (!number || unit === undefined || isCountable(unit) || unit === 'mL' || unit === 'L') return null
  return { value: { min: number.value, max: number.value, unit }, next: at + 3 }
}

/** What the unit is divided by: `/kg` and `/m²` stay in it, `/day` makes it daily, `/ml` and `/dose` a concentration. */
function withRate(items: Items, from: number, quantity: Quantity): Found<Quantity> {
  let [at, suffix] = [from, '']
  let { daily, concentration } = quantity
  for (let steps = 0; steps < 3; steps += 1) {
    const stroke = items[at]?.key === '/'
    if (!stroke && !(senseOf(items[at], 'per') && isPerWord(items[at]))) break
    const number = senseOf(items[at + 1], 'number')
    const under = items[at + (number ? 2 : 1)]
    const time = senseOf(under, 'time')?.unit
    const unit = senseOf(under, 'unit')?.unit
    if (time === 'd' || (time === 'h' && number?.value === '24')) daily = true
    else if (stroke && time !== undefined && (time === 'h' || time === 'min') && !number) suffix += `/${time}`
    else if ((unit === 'kg' || unit === 'm2') && !number) suffix += `/${unit}`
    // `mg/kg/dose` is what is taken, `mcg/dose` what the product gives.
    else if (stroke && unit !== undefined) concentration ||= unit !== '{dose}' || suffix === ''
    else break
    at += number ? 3 : 2
  }
  const amounts = quantity.amounts.map((amount) => ({ ...amount, unit: `${amount.unit ?? ''}${suffix}` }))
  return { value: { ...quantity, amounts: suffix === '' ? quantity.amounts : amounts, daily, concentration }, next: at }
}

function isPerWord(item: Item | undefined): boolean {
  return item !== undefined && !senseOf(item, 'every') && !senseOf(item, 'for')
}

function isJoint(item: Item | undefined): boolean {
  return item?.key === '/' || item?.key === '+'
}

function countOf(next: number, amount: PosologyAmount, certain: boolean): Found<Quantity> {
  return { value: { amounts: [amount], concentration: false, daily: false, kind: 'count', certain }, next }
}

/** Tablets, drops, puffs: what UCUM annotates. */
export function isCountable(unit: string): boolean {
  return unit.startsWith('{')
}
