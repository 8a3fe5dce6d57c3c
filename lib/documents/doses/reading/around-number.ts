const DASHES = String.raw`[-\u2010-\u2015\u2212\ufe63\uff0d]`
/** `– 0,12`, `* -0,12`: a dash before the number, separate from it. */
const DASH_BEFORE = new RegExp(String.raw`^[^\p{L}\d]*${DASHES}[^\p{L}\d]*\d`, 'u')
/** `0,12-`: how SAP and old mainframes write a negative number. */
const DASH_BEHIND = new RegExp(String.raw`\d\s?${DASHES}\s*$`, 'u')
/** `(0,12)`: a negative number in accounting. */
const BRACKETED = /^\s*\(\s*\d[\d\s\u00a0\u202f.,'’]*\)\s*$/
/** `0,311)`: the digit of a note after the number, which has lost its superscript. */
const LONE_BRACKET = /\d\)\s*$/
/** Remaining signs that change a number: a bound after it, a doubt, a part of a thousand, an exponent. */
const MEANINGFUL = /[<>≤≥˂˃?±‰‱⁺⁻]/

/** How a single number may be meant differently because of what is around it. */
export type Around = 'minus' | 'note' | 'unread'

/**
 * Returns what the text around a cell's only number changes about it; null if it changes nothing.
 * @param rest the part of the text that wasn't read
 */
export function aroundNumber(text: string, rest: string): Around | null {
  if (DASH_BEFORE.test(text) || DASH_BEHIND.test(text) || BRACKETED.test(text)) return 'minus'
  if (LONE_BRACKET.test(text) && !text.includes('(')) return 'note'
  return MEANINGFUL.test(rest) ? 'unread' : null
}
