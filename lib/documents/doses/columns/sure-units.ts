import { type HeaderUnit, RADIATION_KINDS } from './header-units'
import type { HeaderWords } from './header-words'

/** A letter, or a name of a department or a person. */
const WORDLIKE = /^(?:R|Р|Гр\.?|rad|rem|рад|бэр|Ки|Ci)$/iu
const DOSE = String.raw`(?<!\p{L})(?:доз\p{L}*|dos(?:e|es|is)|doz[aăe]\p{L}*|эквивалент\p{L}*|equivalent|излучени\p{L}*|облучени\p{L}*|exposure|expuner\p{L}*|[HН][pр*]?\s?\([\d.,]+\))`
/** «Дозы в », `Dose (`, «Единица: ». */
const IN_UNIT = new RegExp(
  String.raw`(?:${DOSE}(?:\s\(?\p{L}+\)?)?\s*[,:;(\[–—-]*\s*(?:in|в|în)?|(?<!\p{L})(?:ед\p{L}*\.?\s?(?:изм\p{L}*\.?)?|units?|unit[aă]\p{L}*(?:\sde\sm[aă]sur[aă])?|u\.?\s?m\.?)\s*[:=(–—-]*)\s*$`,
  'iu',
)
/** «Поглощённая доза за 2024 г., », if the unit is the last word of the text. */
const DOSE_BEFORE = new RegExp(String.raw`${DOSE}.*(?:[,;:(\[]|\s(?:in|в|în))\s*$`, 'iu')
const NOTHING_AFTER = /^[\s.)\]]*$/
/** `Rad`: a department rather than a unit, except in parentheses. */
const CAPITAL = /^\p{Lu}\p{Ll}{2}/u
const BRACKETED = /^\s*[([]\s*(?:rad|rem|рад|бэр|Гр)\s*[)\]]\s*$/u

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
