import { MINUS_SIGN } from '../formats/format-number'

/** A computed number with U+2212 in place of the hyphen before its digits. */
export function withMinus(text: string): string {
  return text.replace(/^-(?=\D{0,4}\d)/u, MINUS_SIGN)
}
