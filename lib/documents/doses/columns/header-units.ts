import { readUnit } from '../units/read-unit'
import { unitInfo, type UnitKind } from '../units/ucum'

export interface HeaderUnit {
  readonly ucum: string
  readonly kind: UnitKind
  readonly start: number
  readonly end: number
}

export const RADIATION_KINDS: ReadonlySet<UnitKind> = new Set([
  'equivalent',
  'absorbed',
  'exposure',
  'rate',
  'area_product',
  'length_product',
  'activity',
])
const NEVER: ReadonlySet<UnitKind> = new Set(['time', 'length', 'area'])

/** Units that are words as well (`rad`, `rem`, `Гр.`): read only where nothing else stands between two delimiters. */
const WORDLIKE = new Set(['rad', 'rem', 'рад', 'бэр'])
const ANYWHERE = 3
const WORD_START = /(?<![\p{L}\p{M}\d])[\p{L}%]/gu
const DELIMITER_BEFORE = /(?:^|[,;:()[\]{}<>|/=*–—-]|(?<!\p{L})(?:in|в|în|i n))\s*$/u
const DELIMITER_AFTER = /^\s*\.?\s*(?:$|[,;:()[\]{}<>|=*])/
/** `чел.-Зв`, `man·Sv`: a collective dose, which is no dose of anybody. */
const COLLECTIVE = /(?:чел|человеко|man|person|om|persoan[aă])[\s.·*-]{0,3}$/iu

/**
 * The units that a header or a title names, in its order: symbols of radiation that are no words anywhere in it, all others only between
 * delimiters (`Strength (mg)`, `Доза, Р`).
 */
export function headerUnits(text: string): readonly HeaderUnit[] {
  const found: HeaderUnit[] = []
  for (const { index } of text.matchAll(WORD_START)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const unit = readUnit(text, index, 'unknown')
    if (!unit || NEVER.has(unit.kind)) continue
    const before = text.slice(0, index)
    if (COLLECTIVE.test(before)) continue
    const delimited = DELIMITER_BEFORE.test(before) && DELIMITER_AFTER.test(text.slice(unit.end))
    const telling =
      RADIATION_KINDS.has(unit.kind) &&
      unit.raw.length >= ANYWHERE &&
      !WORDLIKE.has(unit.raw.toLowerCase()) &&
      unit.reason !== 'letterCase' &&
      isWordEnd(text, unit.end)
    if (!delimited && !telling) continue
    const ucum = chosenUnit(
      unit.ucum,
      unit.alternatives.map((other) => other.ucum),
      text,
    )
    const info = unitInfo(ucum)
    if (info) found.push({ ucum, kind: info.kind, start: index, end: unit.end })
  }
  return found
}

/** `гр` beside a dose of radiation, `MSV`: no header is in megasieverts, or in grams of absorbed dose. */
function chosenUnit(first: string, others: readonly string[], text: string): string {
  if (!/^M(?:Sv|Gy)|^M?REM/.test(first) || /^[MМ]/.test(text) === false) return first
  return others.find((other) => other === `m${first.slice(1)}`) ?? first
}

function isWordEnd(text: string, at: number): boolean {
  return !/[\p{L}\d]/u.test(text.charAt(at))
}
