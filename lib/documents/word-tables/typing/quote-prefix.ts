import { readDate } from './date-shape'
import { isTruth } from './truths'

/** A formula's first character, or a sign before something: a program may treat it as the start of a formula. */
const LIKE_FORMULA = /^(?:[=@]|[-+\u2212\u2013\u2011](?=.))/u
/** Digits with the signs that programs read in numbers, dates, times, fractions, exponents and money. */
const LIKE_NUMBER =
  /^[$€£₽]?[\s\d.,:/%'’()+\-\u2212\u2013\u2011]*\d[\s\d.,:/%'’()+\-\u2212\u2013\u2011]*(?:[eEеЕ][-+]?\d+)?\s*[$€£₽%]?$/u
const LONGEST = 64

/**
 * Returns whether a program that opens the workbook could treat a text as a number, a date or a formula, so that it
 * needs the quote prefix.
 */
export function looksTyped(text: string): boolean {
  if (text === '') return false
  if (LIKE_FORMULA.test(text)) return true
  if (text.length > LONGEST) return false
  return LIKE_NUMBER.test(text) || isTruth(text) || readDate(text) !== null
}
