/** Functions that normalize words of headers and labels for comparison. */
import { remember } from '../remember'

/** Returns the text in lowercase, without diacritics on Latin letters, with `е` for `ё` and single spaces. */
export const foldLetters = remember((text) =>
  text
    .normalize('NFD')
    .replace(/([A-Za-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim(),
)

/**
 * Returns the words of a text, separated by single spaces. Periods, commas, brackets and signs are left out; `№` and
 * `#` are words.
 */
export const wordKey = remember((text) =>
  foldLetters(text)
    .replace(/([№#])/g, ' $1 ')
    .replace(/[^\p{L}\p{M}\d№#]+/gu, ' ')
    .trim(),
)

/** Returns `PatientName` as two words; abbreviations stay as they are. */
export function splitWords(text: string): string {
  return text.replace(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2').replace(/_/g, ' ')
}

/** Returns a text on one line. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}
