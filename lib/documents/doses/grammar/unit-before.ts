import { readUnit, type UnitReading } from '../units/read-unit'
import type { DoseContext } from '../units/symbol'
import type { UnitKind } from '../units/ucum'

const LAST_WORD = /([^\s\u00a0:=]{1,20})[\s\u00a0]{0,2}[:=]?[\s\u00a0]{0,2}$/
/** Kinds of units that aren't also words. */
const KINDS: ReadonlySet<UnitKind> = new Set([
  'equivalent',
  'absorbed',
  'rate',
  'area_product',
  'length_product',
  'activity',
])

/** Returns a unit before its number, as under a heading: `мЗв: 0,25`. */
export function unitBefore(text: string, from: number, to: number, context: DoseContext): UnitReading | null {
  const start = Math.max(from, to - 28)
  const word = LAST_WORD.exec(text.slice(start, to))
  if (!word) return null
  const at = start + word.index
  const unit = readUnit(text.slice(0, at + (word[1] ?? '').length), at, context)
  return unit && unit.end === at + (word[1] ?? '').length && KINDS.has(unit.kind) ? unit : null
}
