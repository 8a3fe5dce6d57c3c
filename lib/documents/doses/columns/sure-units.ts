import { sourceOf } from '../language/header-patterns'
import { type HeaderUnit } from './header-units'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import type { HeaderWords } from './header-words'

/** A letter, or a name of a department or a person. */
const WORDLIKE = new RegExp(`^${sourceOf('ambiguousUnit')}$`, 'iu')
const DOSE = String.raw`(?<!\p{L})(?:${sourceOf('doseOrExposure')}|[HН][pр*]?\s?\([\d.,]+\))`
/** «Дозы в », `Dose (`, «Единица: ». */
const IN_UNIT = new RegExp(
  String.raw`(?:${DOSE}(?:\s\(?\p{L}+\)?)?\s*[,:;(\[–—-]*\s*${sourceOf('in')}?|(?<!\p{L})${sourceOf('unitLabel')}\s*[:=(–—-]*)\s*$`,
  'iu',
)
/** «Поглощённая доза за 2024 г., », if the unit is the last word of the text. */
const DOSE_BEFORE = new RegExp(String.raw`${DOSE}.*(?:[,;:(\[]|\s${sourceOf('in')})\s*$`, 'iu')
const NOTHING_AFTER = /^[\s.)\]]*$/
/** `Rad`: a department rather than a unit, except in parentheses. */
const CAPITAL = /^\p{Lu}\p{Ll}{2}/u
const BRACKETED = new RegExp(String.raw`^\s*[([]\s*${sourceOf('unitWord', 'gray')}\s*[)\]]\s*$`, 'u')

/**
 * Returns the units of radiation in a title or in a line above rows. Units that are also words count only if the text
 * says that doses are in them: «Дозы в бэр», `Dose (R)`. `Radiology (R)` or the department «Рентген» doesn't count.
 */
export function surelyUnits({ text, units }: HeaderWords): readonly HeaderUnit[] {
  return units.filter(
    ({ kind, start, end }) =>
      RADIATION_KINDS.has(kind) &&
      (!WORDLIKE.test(text.slice(start, end)) || isUnitOfDoses(text.slice(0, start), text.slice(start, end), text)),
  )
}

function isUnitOfDoses(before: string, unit: string, text: string): boolean {
  if (BRACKETED.test(text) || IN_UNIT.test(before)) return true
  return !CAPITAL.test(unit) && DOSE_BEFORE.test(before) && NOTHING_AFTER.test(text.slice(before.length + unit.length))
}
