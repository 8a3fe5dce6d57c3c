import { type DoseContext, readSymbol } from './symbol'
import { unitInfo, type UnitKind } from './ucum'

export interface DenominatorReading {
  readonly value: string | null
  readonly unit: string
  /** As in the full code: `(5.mL)`. */
  readonly ucum: string
  readonly end: number
}

const STROKE = /\s{0,2}[/⁄∕]\s{0,2}(?:pe\s{1,2})?/y
const WORD = /\s{1,2}(?:per|pe|în|in|на|в|a|à)\s{1,2}/iy
const NUMBER = /(\d{1,5})(?:[.,](\d{1,4}))?\s{0,2}/y
const RECIPROCAL = /(?:\s{0,2}[·⋅∙*×.]\s{0,2}|\s)(?=\p{L})/uy
const MINUS_ONE = /\^?(?:⁻¹|[-−–]1)(?!\d)/y

const UNDER: ReadonlySet<UnitKind> = new Set(['mass', 'volume', 'time', 'countable', 'area', 'length'])
/** Kinds of units after a word: «в сутки», „pe doză”. */
const UNDER_WORD: ReadonlySet<UnitKind> = new Set(['time', 'volume', 'mass', 'countable'])
/** One thousandth of each unit, since UCUM's factors are whole numbers. */
const THOUSANDTH: Readonly<Record<string, string>> = { L: 'mL', mL: 'uL', kg: 'g', g: 'mg', mg: 'ug' }

/**
 * Returns the denominator at a position of a text. Null without a slash, or if the slash joins two strengths
 * (`50mg/1000mg`) instead of dividing.
 * @param above the kind of the unit above the slash
 */
export function perText(
  text: string,
  at: number,
  context: DoseContext,
  above: UnitKind,
  first: boolean,
): DenominatorReading | null {
  const stroke = match(STROKE, text, at)
  if (stroke) return afterStroke(text, at + stroke[0].length, context, above, first)
  const word = match(WORD, text, at)
  if (word) return plain(text, at + word[0].length, context, UNDER_WORD)
  return reciprocal(text, at, context)
}

function afterStroke(text: string, at: number, context: DoseContext, above: UnitKind, first: boolean) {
  const number = match(NUMBER, text, at)
  if (!number) return plain(text, at, context, UNDER)
  const unit = first ? plain(text, at + number[0].length, context, UNDER) : null
  if (!unit || !divides(unit.unit, number[1] ?? '', number[2], above)) return null
  return scaled(number[1] ?? '', number[2] ?? '', unit)
}

function plain(
  text: string,
  at: number,
  context: DoseContext,
  kinds: ReadonlySet<UnitKind>,
): DenominatorReading | null {
  const symbol = readSymbol(text, at, context)
  const kind = symbol && unitInfo(symbol.ucum)?.kind
  if (!symbol || !kind || !kinds.has(kind)) return null
  return { value: null, unit: symbol.ucum, ucum: symbol.ucum, end: symbol.end }
}

/**
 * Whether a slash divides by a number of a unit: a volume, a time, one piece. Grams only count per hundred or below
 * arbitrary units.
 */
function divides(unit: string, whole: string, fraction: string | undefined, above: UnitKind): boolean {
  const kind = unitInfo(unit)?.kind
  if (kind === 'volume' || kind === 'time') return true
  if (kind === 'countable') return whole === '1' && fraction === undefined
  return unit === 'g' && fraction === undefined && (whole === '100' || above === 'arbitrary')
}

/** Returns `/0,2 ml` as `(200.uL)`: the unit absorbs the decimals, and no value changes. */
function scaled(whole: string, fraction: string, unit: DenominatorReading): DenominatorReading | null {
  const digits = fraction.replace(/0+$/, '')
  const value = digits === '' ? String(Number(whole)) : `${Number(whole)}.${digits}`
  if (value === '0') return null
  if (value === '24' && unit.unit === 'h') return { ...unit, value: null, unit: 'd', ucum: 'd' }
  if (value === '1') return { ...unit, value: null }
  if (digits === '') return { ...unit, value, ucum: `(${value}.${unit.unit})` }
  const smaller = THOUSANDTH[unit.unit]
  if (!smaller || digits.length > 3) return null
  return { ...unit, value, ucum: `(${Number(whole + digits.padEnd(3, '0'))}.${smaller})` }
}

/** Returns a denominator written as a power: `мкЗв·ч⁻¹`, `µSv h-1`. */
function reciprocal(text: string, at: number, context: DoseContext): DenominatorReading | null {
  const sign = match(RECIPROCAL, text, at)
  if (!sign) return null
  const start = at + sign[0].length
  const word = /^\p{L}{1,4}/u.exec(text.slice(start, start + 4))?.[0]
  const power = word && match(MINUS_ONE, text, start + word.length)
  if (!word || !power) return null
  const unit = plain(word, 0, context, UNDER)
  return unit && { ...unit, end: start + word.length + power[0].length }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
