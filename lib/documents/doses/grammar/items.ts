import { readUnit, type UnitReading } from '../units/read-unit'
import { type DecimalEvidence, type NumberReading, readNumber } from './numbers'
import type { DoseContext } from '../units/symbol'
import type { UnitKind } from '../units/ucum'
import type { RejectReason } from './other-numbers'

/** A number in a text with the unit after it. */
export interface Item {
  readonly number: NumberReading
  readonly unit: UnitReading | null
  readonly start: number
  readonly end: number
}

export interface Blocked {
  readonly start: number
  readonly end: number
}

export interface Scan {
  readonly items: readonly Item[]
  readonly rejected: readonly { start: number; end: number; reason: RejectReason }[]
}

const DIGIT = /[\d½¼¾⅛⅕⅖⅗⅘]/g
const CODE = /[\d.,:/\\-]{1,200}/y
/** An unknown unit with its divisor: `600ULS/2ml`. */
const UNKNOWN_UNIT = /[\p{L}\p{M}.-]{1,24}(?:\s?\/\s?(?:\d[\d.,]{0,9}\s?)?\p{L}{1,12})?/uy
/** The text between a number and the divisor of its unread unit: `720 U.EI./0,5 ml`. */
const DIVIDES_UNREAD = /^\s?\p{L}[\p{L}.-]{0,12}\s?\/\s?$/u
const STROKE_NEAR = /^\d[\d\s]{0,6}\/\d/
const SPACES = /[\s\u00a0]{0,3}/y
const HYPHEN_UNIT = /-(?=\p{L})/uy
const OPENING = /[\s\u00a0]{0,3}([[({])\s?/y
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' }
const LETTER = /[\p{L}\p{M}]/u
const MINUS = /[-\u2010-\u2015\u2212\ufe63\uff0d]/
/**
 * An unread divisor or factor of a dose: `/квартал`, `/mAs`, `·ч`, or `mSv-1`, which makes it a number per dose. Only a
 * slash may have spaces around it.
 */
const UNREAD_PART = /(?:\s{0,2}[/⁄∕]\s{0,2}|[·⋅∙•*×])\p{L}[\p{L}.-]{0,12}|[-\u2212]1(?![\d.,]|\s?\p{L})/uy
const OF_RADIATION: ReadonlySet<UnitKind> = new Set(['equivalent', 'absorbed', 'exposure'])
/** The rest of a power that couldn't be read; its numbers aren't doses. `0,25**` only has a note. */
const POWER_BEHIND = /\s?(?:[x×·⋅*хX]\s?10\s?)?(?:\^|\*\*)\s?[-+\u2212({]?\s?\d/y
const POWER_BEFORE = /\d\s?(?:\^|\*\*)[\s({]{0,2}[-+\u2212]?$/

interface ScanOptions {
  readonly context: DoseContext
  readonly decimalEvidence: DecimalEvidence
  /** Spans already read by other rules. */
  readonly blocked: readonly Blocked[]
}

/** Returns every number of a text outside the blocked spans with its unit, from left to right. */
export function scanItems(text: string, options: ScanOptions): Scan {
  const items: Item[] = []
  const rejected: Scan['rejected'][number][] = []
  let block = 0
  let at = 0
  while (at < text.length) {
    DIGIT.lastIndex = at
    const found = DIGIT.exec(text)
    if (!found) break
    while ((options.blocked[block]?.end ?? Infinity) <= found.index) block += 1
    const span = options.blocked[block]
    if (span && span.start <= found.index) {
      at = span.end
      continue
    }
    const start = numberStart(text, found.index, items.at(-1)?.end ?? null, options.context)
    const until = span?.start ?? text.length
    const item = LETTER.test(text.charAt(start - 1)) ? null : readItem(text, start, options, until)
    if (!item) {
      const end = start + Math.max(1, match(CODE, text, start).length)
      rejected.push({ start, end, reason: LETTER.test(text.charAt(start - 1)) ? 'part_of_word' : 'code' })
      at = Math.max(end, found.index + 1)
      continue
    }
    if (!item.unit && LETTER.test(text.charAt(item.end))) {
      const end = item.end + match(UNKNOWN_UNIT, text, item.end).length
      rejected.push({ start, end, reason: 'unknown_unit' })
      at = end
      continue
    }
    if (POWER_BEFORE.test(text.slice(Math.max(0, start - 8), start)) || match(POWER_BEHIND, text, item.number.end)) {
      rejected.push({ start, end: item.end, reason: 'code' })
      at = item.end
      continue
    }
    const unread = unreadPart(text, item.unit, options.context)
    if (unread > 0 && item.end + unread <= until) {
      rejected.push({ start, end: item.end + unread, reason: 'other_kind' })
      at = item.end + unread
      continue
    }
    const read = Math.max(items.at(-1)?.end ?? 0, rejected.at(-1)?.end ?? 0)
    if (read > 0 && DIVIDES_UNREAD.test(text.slice(Math.max(read, start - 24), start))) {
      rejected.push({ start, end: item.end, reason: 'unknown_unit' })
    } else items.push(item)
    at = item.end
  }
  return { items, rejected }
}

/**
 * Returns the start of a number, including its sign or a decimal separator without a leading zero. A dash right after
 * another number joins the two and isn't a sign.
 */
function numberStart(text: string, digit: number, previousEnd: number | null, context: DoseContext): number {
  const before = text.charAt(digit - 1)
  if (/[.,]/.test(before) && !/[\p{L}\d)]/u.test(text.charAt(digit - 2))) return digit - 1
  const minus = context === 'medication' ? /[-\u2212]/ : MINUS
  if (!minus.test(before) || (digit > 1 && !/[\s(:=;<>≤≥~]/.test(text.charAt(digit - 2)))) return digit
  const joins = previousEnd !== null && text.slice(previousEnd, digit - 1).trim() === ''
  return joins ? digit : digit - 1
}

function readItem(text: string, at: number, { context, decimalEvidence }: ScanOptions, until: number): Item | null {
  const listed = context === 'medication'
  const options = { decimalEvidence, listed }
  const counted = !STROKE_NEAR.test(text.slice(at, at + 10))
    ? null
    : itemOf(text, readNumber(text, at, { ...options, fractions: true }), context)
  if (counted?.unit?.kind === 'countable') return counted
  const product = listed ? null : itemOf(text, readNumber(text, at, { ...options, products: true }), context)
  return product && product.end <= until ? product : itemOf(text, readNumber(text, at, options), context)
}

/** Returns the length of the unread text after a dose's unit that belongs to it; 0 if there is none. */
export function unreadPart(text: string, unit: UnitReading | null, context: DoseContext): number {
  if (!unit || context === 'medication' || !OF_RADIATION.has(unit.kind)) return 0
  return match(UNREAD_PART, text, unit.end).length
}

function itemOf(text: string, number: NumberReading | null, context: DoseContext): Item | null {
  if (!number) return null
  const unit = unitAfter(text, number.end, context)
  return { number, unit, start: number.start, end: unit?.end ?? number.end }
}

/**
 * Returns the unit right after a number: after spaces or a hyphen («5-mg»), or in its own brackets, but not on the next
 * line.
 */
export function unitAfter(text: string, at: number, context: DoseContext): UnitReading | null {
  return plainUnitAfter(text, at, context) ?? bracketedUnit(text, at, context)
}

/** Returns a unit in brackets: `0.12 [mSv]`, `0,12 (мЗв)`. A single letter in brackets is a note. */
function bracketedUnit(text: string, at: number, context: DoseContext): UnitReading | null {
  const opening = match(OPENING, text, at)
  const unit = opening === '' ? null : readUnit(text, at + opening.length, context)
  if (!unit || unit.raw.length < 2) return null
  return text.charAt(unit.end) === CLOSING[opening.trim()] ? { ...unit, end: unit.end + 1 } : null
}

function plainUnitAfter(text: string, at: number, context: DoseContext): UnitReading | null {
  const gap = match(SPACES, text, at) || match(HYPHEN_UNIT, text, at)
  if (gap.includes('\n') && gap.trim() === '' && gap.length > 2) return null
  return readUnit(text, at + gap.length, context)
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
