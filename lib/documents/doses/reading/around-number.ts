const DASHES = String.raw`[-\u2010-\u2015\u2212\ufe63\uff0d]`
/** `– 0,12`, `* -0,12`: a dash before the number that is apart from it. */
const DASH_BEFORE = new RegExp(String.raw`^[^\p{L}\d]*${DASHES}[^\p{L}\d]*\d`, 'u')
/** `0,12-`: how SAP and old mainframes write a minus. */
const DASH_BEHIND = new RegExp(String.raw`\d\s?${DASHES}\s*$`, 'u')
/** `(0,12)`: below zero in accounts. */
const BRACKETED = /^\s*\(\s*\d[\d\s\u00a0\u202f.,'’]*\)\s*$/
/** `0,311)`: a note behind the number whose digit is no longer raised. */
const LONE_BRACKET = /\d\)\s*$/
/** Signs that change a number, left over: a bound behind it, somebody's doubt, a part of a thousand, an exponent. */
const MEANINGFUL = /[<>≤≥˂˃?±‰‱⁺⁻]/

/** How a lone number may be meant otherwise by what is around it. */
export type Around = 'minus' | 'note' | 'unread'

/**
 * What around a cell's only number says that it may be another one; null where nothing does.
 * @param rest what of the text was not read
 */
export function aroundNumber(text: string, rest: string): Around | null {
  if (DASH_BEFORE.test(text) || DASH_BEHIND.test(text) || BRACKETED.test(text)) return 'minus'
  if (LONE_BRACKET.test(text) && !text.includes('(')) return 'note'
  return MEANINGFUL.test(rest) ? 'unread' : null
}
