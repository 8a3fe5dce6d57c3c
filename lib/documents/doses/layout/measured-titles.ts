/** What a title or a repeated header says about the doses below it. */
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords } from '../columns/header-words'
import { groupLine } from '../linking/group-line'

/**
 * Whether a heading says what was measured below it, or where: «2. Hp(0,07), кожа кистей рук». «Лица с Hp(3) более 5
 * мЗв» doesn't.
 */
export function saysMeasure(title: string): boolean {
  const { quantity, unit, place } = groupLine(title)
  return quantity !== null || unit !== null || place !== null
}

/** Whether a title names a quantity, and others name a different one. Its unit needn't be theirs. */
export function measuresAnother(title: string, others: readonly string[]): boolean {
  const { quantity } = groupLine(title)
  const named = others.flatMap((other) => groupLine(other).quantity ?? [])
  return quantity !== null && named.length > 0 && !named.includes(quantity)
}

/** Whether a title names a unit of radiation. */
export function namesUnit(title: string): boolean {
  return headerWords(title).units.some(({ kind }) => RADIATION_KINDS.has(kind))
}
