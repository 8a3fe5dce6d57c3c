/** How words of headers and labels are compared. */
import { remember } from '../remember'

/** Small letters, no marks over Latin letters, `е` for `ё`, one space for any run of white space. */
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

/** The words of a text with one space between: full stops, commas, brackets and signs are left out; `№` and `#` are words. */
export const wordKey = remember((text) =>
  foldLetters(text)
    .replace(/([№#])/g, ' $1 ')
    .replace(/[^\p{L}\p{M}\d№#]+/gu, ' ')
    .trim(),
)

/** `PatientName` as two words; abbreviations stay as they are. */
export function splitWords(text: string): string {
  return text.replace(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2').replace(/_/g, ' ')
}

/** A text on one line. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}
