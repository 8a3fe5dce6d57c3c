import { plainDecimal } from './decimal'
import { powerAlone, withPower } from './powers'

/**
 * The decimal separator that the rest of a column or a file indicates; null if nothing does. It is never sufficient
 * alone.
 */
export type DecimalEvidence = '.' | ',' | null

/** Why a number has two readings. */
export type NumberReason =
  /** A single separator before exactly three digits: `1.234`, `1,234`. */
  | 'groupOrDecimal'
  /** Digits grouped by ordinary spaces where two numbers may be side by side: `1 250 mg`. */
  | 'groupOrTwoNumbers'
  /**
   * A power whose superscript was lost, or something that looks like one: `2×1013`, `2×10 13`, `2.10-13`; `2 × 5`,
   * `10³`.
   */
  | 'lostSuperscript'

/** Spellings that ISMP and the Joint Commission warn about; the value itself is certain. */
export type NumberNote = 'nakedDecimal' | 'trailingZero' | 'ungrouped'

export interface NumberReading {
  readonly start: number
  readonly end: number
  readonly raw: string
  /** A plain decimal with the source's digits: `1 234,50` → `1234.50`. */
  readonly value: string
  /** The other readings; empty if the number is certain. */
  readonly alternatives: readonly string[]
  readonly reason: NumberReason | null
  readonly notes: readonly NumberNote[]
}

export interface NumberOptions {
  readonly decimalEvidence?: DecimalEvidence
  /** Accepts `1/2`, `1 1/2`, `3/4`, for counts of tablets. */
  readonly fractions?: boolean
  /** Two numbers are often side by side («по 1 250 мг»), so an ordinary space within a number is ambiguous. */
  readonly listed?: boolean
  /** A number times another one isn't a list (`2 x 500 mg`), so it is ambiguous. */
  readonly products?: boolean
}

const HARD = '\\u00a0\\u2007\\u2009\\u202f'
const SIGN = /[-\u2010-\u2015\u2212\ufe63\uff0d]/y
const BY_SPACES = new RegExp(`(\\d{1,3})((?:[ ${HARD}]\\d{3}){1,6})(?![\\d])(?:([.,])(\\d{1,20})(?!\\d))?`, 'y')
const BY_APOSTROPHES = /(\d{1,3})((?:['’]\d{3}){1,6})(?!\d)(?:([.,])(\d{1,20})(?!\d))?/y
const BY_POINTS = /(\d{1,3})((?:\.\d{3}){1,6})(?!\d)(?:(,)(\d{1,20})(?!\d))?/y
const BY_COMMAS = /(\d{1,3})((?:,\d{3}){1,6})(?!\d)(?:(\.)(\d{1,20})(?!\d))?/y
const PLAIN = /(\d{1,30})(?:([.,])(\d{1,30}))?(?!\d)/y
const NAKED = /([.,])(\d{1,20})(?!\d)/y
const VULGAR: Readonly<Record<string, string>> = {
  '½': '5',
  '¼': '25',
  '¾': '75',
  '⅛': '125',
  '⅕': '2',
  '⅖': '4',
  '⅗': '6',
  '⅘': '8',
}
const VULGAR_SIGN = /\s?([½¼¾⅛⅕⅖⅗⅘])/y
const FRACTION = /(?:(\d{1,3})\s{1,2})?([1-7])\/([248])(?![\d/])/y
const OF_FRACTION: Readonly<Record<string, readonly string[]>> = {
  '2': ['', '5'],
  '4': ['', '25', '5', '75'],
  '8': ['', '125', '25', '375', '5', '625', '75', '875'],
}
/** From this value on, digits without groups are hard to read: ISMP. */
const UNGROUPED_FROM = 100_000

/**
 * Returns the number that begins at a position of a text. Null if there is none, or if its digits continue into
 * something else. The rules: Any kind of space, apostrophes and separators group thousands by exactly three digits. A
 * single separator before exactly three digits is always ambiguous, unlike `0,125`, since groups don't begin with zero.
 * `decimalEvidence` only decides which reading comes first. A factor of 1,000 may be wrong whatever the file's habits
 * are. Powers of ten (`1,5E-3`, `1,5·10⁻³`, `10^3`) are written out in each reading. ½ and similar characters are
 * exact.
 */
export function readNumber(text: string, at: number, options: NumberOptions = {}): NumberReading | null {
  const sign = match(SIGN, text, at)
  const from = sign ? at + 1 : at
  if (sign && !/[\d.,]/.test(text.charAt(from))) return null
  const body = readBody(text, from, options)
  if (!body) return null
  const read = withPower(text, body, options.products ?? false)
  const negative = (value: string) => (sign && /[1-9]/.test(value) ? `-${value}` : value)
  return {
    start: at,
    end: read.end,
    raw: text.slice(at, read.end),
    value: negative(read.value),
    alternatives: read.alternatives.map(negative),
    reason: read.reason,
    notes: read.notes,
  }
}

type Body = Pick<NumberReading, 'end' | 'value' | 'alternatives' | 'reason' | 'notes'>

function readBody(text: string, at: number, options: NumberOptions): Body | null {
  if (options.fractions) {
    const fraction = match(FRACTION, text, at)
    const digits = fraction && OF_FRACTION[fraction[3] ?? '']?.[Number(fraction[2])]
    if (fraction && digits) return certain(at + fraction[0].length, plainDecimal(fraction[1] ?? '0', digits))
  }
  const power = powerAlone(text, at, options.products ?? false)
  if (power) return power
  const lone = match(VULGAR_SIGN, text, at)
  if (lone && !/\s/.test(text.charAt(at))) return certain(at + 1, `0.${VULGAR[lone[1] ?? ''] ?? ''}`)
  return naked(text, at) ?? bySpaces(text, at, options) ?? byMarks(text, at, options) ?? plain(text, at)
}

function naked(text: string, at: number): Body | null {
  const found = match(NAKED, text, at)
  if (!found || /[\p{L}\d]/u.test(text.charAt(at - 1))) return null
  return { ...certain(at + found[0].length, plainDecimal('0', found[2] ?? '')), notes: ['nakedDecimal'] }
}

function bySpaces(text: string, at: number, { listed = false }: NumberOptions): Body | null {
  const found = match(BY_SPACES, text, at) ?? match(BY_APOSTROPHES, text, at)
  if (!found) return null
  const [raw, first = '', groups = '', , fraction = ''] = found
  if (first.startsWith('0')) return null
  const end = at + raw.length
  const body = certain(end, plainDecimal(first + groups.replace(/\D/g, ''), fraction))
  const doubtful = listed && groups.includes(' ') && !groups.endsWith('000')
  return doubtful ? { ...body, alternatives: [first], reason: 'groupOrTwoNumbers' } : body
}

function byMarks(text: string, at: number, { decimalEvidence = null }: NumberOptions): Body | null {
  const found = match(BY_POINTS, text, at) ?? match(BY_COMMAS, text, at)
  if (!found) return null
  const [raw, first = '', groups = '', mark, fraction = ''] = found
  const end = at + raw.length
  // A third separator or a fourth group means a date, a version or a UID.
  if (!mark && /^[.,]\d/.test(text.slice(end, end + 2))) return null
  if (first.startsWith('0')) return null
  const grouped = certain(end, plainDecimal(first + groups.replace(/\D/g, ''), fraction))
  if (mark || groups.length > 4) return grouped
  const decimal = certain(end, plainDecimal(first, groups.slice(1)))
  const [likely, other] =
    decimalEvidence === null || decimalEvidence === groups.charAt(0) ? [decimal, grouped] : [grouped, decimal]
  return { ...likely, alternatives: [other.value], reason: 'groupOrDecimal' }
}

function plain(text: string, at: number): Body | null {
  const found = match(PLAIN, text, at)
  if (!found) return null
  const [raw, whole = '', mark, fraction = ''] = found
  const end = at + raw.length
  if (mark && /^[.,]\d/.test(text.slice(end, end + 2))) return null
  const half = match(VULGAR_SIGN, text, end)
  if (half && !mark) return certain(end + half[0].length, plainDecimal(whole, VULGAR[half[1] ?? ''] ?? ''))
  const notes: NumberNote[] = []
  if (/^0+$/.test(fraction)) notes.push('trailingZero')
  if (Number(whole) >= UNGROUPED_FROM) notes.push('ungrouped')
  return { ...certain(end, plainDecimal(whole, fraction)), notes }
}

function certain(end: number, value: string): Body {
  return { end, value, alternatives: [], reason: null, notes: [] }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
