import { findQuantityNames } from '../grammar/names'
import { formsOf, sourceOf } from '../language/header-patterns'
import { wordKey } from './fold'
import { hasInitials } from './person-name'
import { writtenOut } from './program-names'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { readUnit } from '../units/read-unit'
import { unitInfo, type UnitKind } from '../units/ucum'

export interface HeaderUnit {
  readonly ucum: string
  readonly kind: UnitKind
  readonly start: number
  readonly end: number
  /** The numbers below are multiples of the unit, not in the unit itself: `10⁻³ Зв`, `mSv x 100`, «сотые мЗв». */
  readonly scaled: boolean
}

const NEVER: ReadonlySet<UnitKind> = new Set(['time', 'length', 'area'])

/** Units that are also words (`rad`, `rem`, `Гр.`). They are read only if they are alone between two delimiters. */
const WORDLIKE = new Set(formsOf('unitWord'))
const ANYWHERE = 3
/** The full word for roentgen is usually a department, unless a header says what is in this unit. */
const ROENTGEN = new RegExp(`^${sourceOf('roentgen')}`, 'iu')
const EXPOSURE = new RegExp(sourceOf('exposure'), 'iu')
const DEPARTMENTS = new RegExp(String.raw`^${sourceOf('radiology')}\.?$`, 'u')
/** The minimum length of a symbol after a factor: `Зв`, `Gy`. */
const SYMBOL = 2
const WORD_START = /(?<![\p{L}\p{M}\d])[\p{L}%]/gu
const DELIMITER_BEFORE = new RegExp(String.raw`(?:^|[,;:()[\]{}<>|/=*–—-]|(?<!\p{L})${sourceOf('in')})\s*$`, 'u')
const DELIMITER_AFTER = /^\s*\.?\s*(?:$|[,;:()[\]{}<>|=*])/
/** `чел.-Зв`, `man·Sv`: a collective dose, which isn't any person's dose. */
const COLLECTIVE = new RegExp(String.raw`${sourceOf('collective')}[\s.·*-]{0,3}$`, 'iu')

const PULSES = sourceOf('pulse')
const PER_PULSE_BEFORE = new RegExp(String.raw`(?<!\p{L})${PULSES}\.?\s?[/⁄∕]\s?\(?\s?$`, 'iu')
const PER_PULSE_AFTER = new RegExp(String.raw`^\)?\s?[/⁄∕]\s?${PULSES}(?!\p{L})`, 'iu')

const PER_PERIOD = /(?<=^[mun]?(?:Sv|Gy|REM|RAD))\/(?:a|mo)$/
const SCALE_BEFORE = new RegExp(
  String.raw`(?:[×x·⋅*\u0445X\u0425]\s?\d[\d.,]*\s?(?:\^?[-\u2212]?\d{1,2}|[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})?|(?<![\p{L}\d]|\d[.,])10\s?(?:\^\s?|\*\*\s?|(?=[-\u2212⁻²³⁴⁵⁶⁷⁸⁹]))[-\u2212⁺⁻]?[\d²³⁴⁵⁶⁷⁸⁹¹⁰]{1,2}|1/10+|(?:^|[,;[(]|(?<!\p{L})${sourceOf('in')})\s*(?:0[.,]0*1|10+))\s*[·⋅×*x\u0445]?\s*$`,
  'u',
)
/** A factor of the dose, in either direction: `Dose ×10⁻², mSv`, `Dose x 100 (mSv)`. */
const SCALE_APART =
  /(?:[×·⋅*]|(?<!\p{L})[x\u0445])\s?10(?:\s?\^\s?\(?[-\u2212]?\d{1,2}\)?|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}|(?<!\*\s?10)0{0,5})\s*(?:[)\]]\s*)?(?:[,;]\s*[([]?|[([])\s*$/u
const SCALE_AFTER = /^\s*[)\]]?\s*[,;]?\s*[([]?\s*(?:[×x·⋅∙•*\u0445X\u0425]\s*(?:10|0[.,]0*1)|[eE][+-]?\d)/
const POWER_BEHIND = /^\s*[·⋅∙•×x*\u0445X]\s*10\s*(?:\^\s*\(?\s*([-\u2212]\d{1,2})\)?|(⁻[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))/u
const POWER_AHEAD =
  /(?<!\d\s?(?:[·⋅∙•×x*\u0445]\s?)?|\d[.,])10(?:\s?\^\s?\(?\s?([-\u2212]\d{1,2})\)?|(⁻[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))\s?[·⋅∙•×x*\u0445]?\s?$/u
const SCALE_WORD = new RegExp(String.raw`(?<!\p{L})${sourceOf('scale')}(?:\s${sourceOf('ofScale')})?\s*$`, 'iu')

/** Whether a UCUM code is a unit of radiation. */
export function isRadiationUnit(ucum: string): boolean {
  const info = unitInfo(ucum)
  return info !== null && RADIATION_KINDS.has(info.kind)
}

/**
 * Returns the units in a header or a title, in order of appearance. Symbols of radiation that aren't words count
 * anywhere in it, all others only between delimiters (`Strength (mg)`, `Доза, Р`).
 */
export function headerUnits(text: string): readonly HeaderUnit[] {
  // `Maxwell, R.`: an initial isn't a unit.
  if (hasInitials(text.trim())) return []
  const found: HeaderUnit[] = []
  for (const { index } of text.matchAll(WORD_START)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const unit = readUnit(text, index, 'unknown')
    if (!unit || NEVER.has(unit.kind)) continue
    const before = text.slice(0, index)
    const after = text.slice(unit.end)
    if (COLLECTIVE.test(before) || isPerPulse(before, after)) continue
    const power = powerBehind(after) ?? powerAhead(before)
    const scaled = power === null && isScaled(before, after)
    const delimited = DELIMITER_BEFORE.test(before) && DELIMITER_AFTER.test(after)
    const telling =
      RADIATION_KINDS.has(unit.kind) &&
      // «Гр. А» is a group, and its period isn't a letter.
      unit.raw.replace(/\.$/, '').length >= (scaled || power !== null ? SYMBOL : ANYWHERE) &&
      !WORDLIKE.has(unit.raw.toLowerCase()) &&
      unit.reason !== 'letterCase' &&
      isWordEnd(text, unit.end)
    if (!delimited && !telling) continue
    if (ROENTGEN.test(unit.raw) && !EXPOSURE.test(text)) continue
    const ucum = chosenUnit(
      unit.ucum,
      unit.alternatives.map((other) => other.ucum),
      text,
    )
    const own = isPerPeriod(ucum, text, before) ? ucum.replace(PER_PERIOD, '') : ucum
    const code = power === null ? own : `10*${power.exponent}.${own}`
    const info = unitInfo(code)
    if (info) found.push({ ucum: code, kind: info.kind, start: index, end: unit.end + (power?.length ?? 0), scaled })
  }
  return found.filter((unit) => !isDepartment(text, unit, found))
}

/**
 * Whether a unit is the dose received over a period, not a rate: «Доза, мЗв/год», `mSv per month`. A number before it
 * makes it a limit.
 */
function isPerPeriod(ucum: string, text: string, before: string): boolean {
  return (
    PER_PERIOD.test(ucum) &&
    !/\d\s*$/.test(before) &&
    !findQuantityNames(text).some(({ quantity }) => quantity === 'rate')
  )
}

/**
 * Returns the power of ten right after a unit, with a plain minus: `·10⁻²`, ` x 10^-1`. The numbers are in that
 * fraction of the unit.
 */
function powerBehind(after: string): { readonly exponent: number; readonly length: number } | null {
  const found = POWER_BEHIND.exec(after)
  const written = found?.[1] ?? found?.[2]
  if (!found || written === undefined) return null
  return { exponent: exponentOf(written), length: found[0].length }
}

/**
 * Returns the power of ten right before a unit, with a plain minus and no number before it: `×10⁻² `, `x10^-2 `. The
 * numbers are in that fraction of the unit.
 */
function powerAhead(before: string): { readonly exponent: number; readonly length: number } | null {
  const found = POWER_AHEAD.exec(before)
  const written = found?.[1] ?? found?.[2]
  return written === undefined ? null : { exponent: exponentOf(written), length: 0 }
}

function exponentOf(written: string): number {
  const digits = [...written].map((sign) => ('⁰¹²³⁴⁵⁶⁷⁸⁹'.includes(sign) ? '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign) : sign)).join('')
  return -Number(digits.replace(/\D/g, ''))
}

/** Whether the beginning of a header isn't a unit, since doses in another one follow: `Rad, mSv`. */
function isDepartment(text: string, { kind, start, end }: HeaderUnit, all: readonly HeaderUnit[]): boolean {
  if (kind !== 'absorbed' && kind !== 'exposure') return false
  if (text.slice(0, start).trim() !== '' || !DEPARTMENTS.test(text.slice(start, end))) return false
  return all.some((other) => other.kind === 'equivalent')
}

/** Whether a unit describes a device's sensitivity, not a dose: «имп/мЗв», «мкЗв/имп». */
function isPerPulse(before: string, after: string): boolean {
  return PER_PULSE_BEFORE.test(before) || PER_PULSE_AFTER.test(after)
}

/** Returns a header without its units, normalized for comparing words. */
export function wordsBesideUnits(header: string): string {
  const text = writtenOut(header)
  const rest = headerUnits(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  )
  return wordKey(rest)
}

function isScaled(before: string, after: string): boolean {
  return SCALE_BEFORE.test(before) || SCALE_APART.test(before) || SCALE_WORD.test(before) || SCALE_AFTER.test(after)
}

/**
 * Returns the right unit among those that a symbol may mean: `гр` with a dose of radiation, `MSV`. No header is in
 * megasieverts, or in grams of absorbed dose.
 */
function chosenUnit(first: string, others: readonly string[], text: string): string {
  if (!/^M(?:Sv|Gy)|^M?REM/.test(first) || /^[M\u041C]/.test(text) === false) return first
  return others.find((other) => other === `m${first.slice(1)}`) ?? first
}

function isWordEnd(text: string, at: number): boolean {
  return !/[\p{L}\d]/u.test(text.charAt(at))
}
