import { CURRENCIES } from '../../language/currencies'
import { BASE_UNITS, BOUND_WORDS, RANGE_WORDS, UNIT_NAMES, UNIT_PREFIXES } from '../../language/truth-words'
import type { DataLanguage } from '../../spreadsheets/language'
import { normaliseName } from '../matching/normalise'
import type { Cell } from '../../spreadsheets/model'
import { localNumber, readCell, type Comparable } from './comparables'
import { add, compareExact, shift, type Exact } from './decimals'

/** One end of what a quantity may be; `open` where the number itself is left out. */
export interface End {
  readonly at: Exact
  readonly open: boolean
}

/** A number, or what is known of one: `<0.05` has no lower end, `0.5–1.2` has both. */
export interface Quantity {
  /** Null where it has none. */
  readonly low: End | null
  readonly high: End | null
  /** As written, without a point at its end; null where none is. */
  readonly unit: string | null
}

/** True, false, or that no one knows. */
export type Truth = boolean | 'unknown'

/** A number that is known exactly. */
export function exactQuantity(number: Exact, unit: string | null = null): Quantity {
  const end = { at: number, open: false }
  return { low: end, high: end, unit }
}

const NUMBER = String.raw`-?\d(?:[\d., \u00a0\u202f\u2009]*\d)?`
const LETTERS = String.raw`[\p{L}%‰°$€₽£₴][\p{L}\p{M}%‰°²³µ/*·.$€₽£₴^ \u00a0-]{0,24}\d?`
const UNIT = String.raw`(?:[ \u00a0]?(${LETTERS}))?`
const CURRENCY = String.raw`(?:([$€₽£₴])[ \u00a0]?)?`
const SIGNS: ReadonlyMap<string, keyof typeof BOUND_WORDS> = new Map([
  ['<', '<'],
  ['>', '>'],
  ['≤', '<='],
  ['⩽', '<='],
  ['<=', '<='],
  ['≥', '>='],
  ['⩾', '>='],
  ['>=', '>='],
  ...Object.entries(BOUND_WORDS).flatMap(([sign, words]) =>
    words.map((word): [string, keyof typeof BOUND_WORDS] => [normaliseName(word), sign as keyof typeof BOUND_WORDS]),
  ),
])
const BOUND = new RegExp(`^(<=|>=|[<>≤≥⩽⩾]|\\p{L}[\\p{L} ]{0,20}?)[ \\u00a0]?${CURRENCY}(${NUMBER})${UNIT}$`, 'u')
const BETWEEN = RANGE_WORDS.join('|')
const RANGE = new RegExp(
  `^(${NUMBER}?)\\s?(?:[-–—…]|\\.\\.\\.?|(?:^|\\s)(?:${BETWEEN})\\s)\\s?(${NUMBER})${UNIT}$`,
  'u',
)
const TOLERANCE = new RegExp(`^(${NUMBER}?)\\s?(?:±|\\+/-)\\s?(${NUMBER})${UNIT}$`, 'u')
const ALONE = new RegExp(`^${CURRENCY}(${NUMBER})${UNIT}$`, 'u')
/** A longer text isn't a quantity. */
const MOST_CHARACTERS = 60

/**
 * What a text says of a number: the number with its unit, a bound (`<0.05`, `не более 5`), a range or a tolerance. Null for
 * any other text, and where a number can be read two ways (`1.234`).
 */
export function readQuantity(text: string, language: DataLanguage): Quantity | null {
  const read = readWritten(text, language)
  if (read?.unit !== '%') return read
  const share = (end: End | null) => end && { ...end, at: shift(end.at, -2) }
  return { low: share(read.low), high: share(read.high), unit: null }
}

function readWritten(text: string, language: DataLanguage): Quantity | null {
  const trimmed = text.trim().replaceAll('−', '-')
  if (trimmed.length > MOST_CHARACTERS || !/\d/.test(trimmed)) return null
  const number = (written = '') => localNumber(written, language)
  const [, prefix, single, unit] = ALONE.exec(trimmed) ?? []
  if (single !== undefined) {
    const at = number(single)
    return at === null ? null : exactQuantity(at, unitOf(prefix ?? unit))
  }
  const [, word = '', currency, limit, limitUnit] = BOUND.exec(trimmed) ?? []
  const sign = SIGNS.get(normaliseName(word))
  if (sign !== undefined) {
    const at = number(limit)
    if (at === null) return null
    const end = { at, open: sign.length === 1 }
    const own = unitOf(currency ?? limitUnit)
    return sign.startsWith('<') ? { low: null, high: end, unit: own } : { low: end, high: null, unit: own }
  }
  const [, from, to, rangeUnit] = RANGE.exec(trimmed) ?? []
  if (to !== undefined) return between(number(from), number(to), unitOf(rangeUnit))
  const [, middle, spread, spreadUnit] = TOLERANCE.exec(trimmed) ?? []
  const [at, by] = [number(middle), number(spread)]
  return at === null || by === null ? null : between(add(at, negated(by)), add(at, by), unitOf(spreadUnit))
}

function between(low: Exact | null, high: Exact | null, unit: string | null): Quantity | null {
  if (low === null || high === null || compareExact(low, high) > 0) return null
  return { low: { at: low, open: false }, high: { at: high, open: false }, unit }
}

export function negated({ units, places }: Exact): Exact {
  return { units: -units, places }
}

function unitOf(written: string | undefined): string | null {
  const unit = (written ?? '').trim().replace(/\.$/, '')
  return unit === '' ? null : unit
}

const TRAILING_UNIT = new RegExp(`\\d[ \\u00a0]?(${LETTERS})$`, 'u')
const LEADING_UNIT = /^-?([$€₽£₴]|[A-Z]{3}(?=[ \u00a0]?\d))/

/** The unit or currency that a number is shown with; null where it is shown without one, and for percents. */
export function shownUnit(text: string): string | null {
  const trimmed = text.trim()
  const unit = unitOf(LEADING_UNIT.exec(trimmed)?.[1] ?? TRAILING_UNIT.exec(trimmed)?.[1])
  return unit === '%' ? null : unit
}

const HEADED_UNIT = /(?:,\s*|\(|\[)([\p{L}µ°$€₽£₴][\p{L}µ°²³/·.]{0,7}?)\.?[)\]]?$/u

/** The unit that a column's heading names: `Dose, mSv`, `Price (RUB)`; null for any other heading. */
export function headedUnit(header: string): string | null {
  return HEADED_UNIT.exec(header.trim())?.[1] ?? null
}

const CURRENCY_CODES: ReadonlyMap<string, string> = new Map([
  ...CURRENCIES.flatMap(({ code, aliases }) =>
    [code, ...aliases].map((name): [string, string] => [normaliseName(name), code]),
  ),
])

interface UnitScale {
  readonly base: string
  readonly power: number
}

/** A unit as a power of ten of its base: `мкЗв/ч` and `µSv/ч` are one, `кг` is 10³ of `г`. */
function scaleOf(unit: string): UnitScale {
  const [simple = '', ...rest] = unit.split('/')
  const per = rest.map((part) => `/${part.trim()}`).join('')
  const name = simple.trim()
  const own = BASE_UNITS.get(name)
  if (own !== undefined) return { base: own + per, power: 0 }
  for (const [prefix, power] of UNIT_PREFIXES) {
    const base = name.startsWith(prefix) ? BASE_UNITS.get(name.slice(prefix.length)) : undefined
    if (base !== undefined) return { base: base + per, power }
  }
  const key = normaliseName(unit)
  return { base: CURRENCY_CODES.get(key) ?? key, power: 0 }
}

const UNIT_WORDS: ReadonlySet<string> = new Set(UNIT_NAMES.map(normaliseName))

/** Whether a cell contains the name of a unit or a currency, and nothing else. */
export function isUnitName(text: string): boolean {
  const name = text.trim().replace(/\.$/, '')
  const key = normaliseName(name)
  if (CURRENCY_CODES.has(key) || UNIT_WORDS.has(key) || BASE_UNITS.has(name)) return true
  return [...UNIT_PREFIXES.keys()].some(
    (prefix) => name.startsWith(prefix) && BASE_UNITS.has(name.slice(prefix.length)),
  )
}

/** What a cell is when it is counted in a total: as {@link readCell} reads it, with a text of a number and a known unit (`100 €`) being that number. */
export function readAmount(cell: Pick<Cell, 'value' | 'text'> | undefined, language: DataLanguage): Comparable | null {
  const read = readCell(cell, language)
  if (read?.kind !== 'text') return read
  const amount = readQuantity(read.text, language)
  const { low = null, unit = null } = amount ?? {}
  if (amount === null || low === null || unit === null || !isUnitName(unit) || !isPoint(amount)) return read
  return { kind: 'number', number: low.at }
}

/** Whether two units mean the same, whatever the language and the case they are written in. */
export function isSameUnit(a: string, b: string): boolean {
  const [left, right] = [scaleOf(a), scaleOf(b)]
  return left.base === right.base && left.power === right.power
}

/** A quantity in another of its units' powers; null where the units measure different things, as far as is known. */
export function inUnit(quantity: Quantity, unit: string): Quantity | null {
  if (quantity.unit === null) return null
  const [from, to] = [scaleOf(quantity.unit), scaleOf(unit)]
  if (from.base !== to.base) return null
  const end = (each: End | null) => each && { ...each, at: shift(each.at, from.power - to.power) }
  return { low: end(quantity.low), high: end(quantity.high), unit }
}

/** Whether one quantity is less than another. */
export function isLess(a: Quantity, b: Quantity): Truth {
  if (a.high !== null && b.low !== null) {
    const order = compareExact(a.high.at, b.low.at)
    if (order < 0 || (order === 0 && (a.high.open || b.low.open))) return true
  }
  return a.low !== null && b.high !== null && compareExact(a.low.at, b.high.at) >= 0 ? false : 'unknown'
}

/** Whether two quantities are the same number. */
export function isEqual(a: Quantity, b: Quantity): Truth {
  if (isLess(a, b) === true || isLess(b, a) === true) return false
  return isPoint(a) && isPoint(b) ? true : 'unknown'
}

function isPoint({ low, high }: Quantity): boolean {
  return low !== null && high !== null && compareExact(low.at, high.at) === 0
}
