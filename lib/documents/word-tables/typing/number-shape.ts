/** A sign that may part whole from fraction, or thousands from each other. */
export type Mark = '.' | ','

/**
 * How a text of digits reads: `plain` has no sign that could mean two things, `decimal` has one that can only part the fraction,
 * `either` has one before exactly three digits (`1.234`), `groups` has several that can only part thousands (`1.234.567`).
 */
export interface NumberShape {
  readonly reading: 'plain' | 'decimal' | 'either' | 'groups'
  readonly negative: boolean
  /** The digits before the mark, without what parts them; of `groups` all of them. */
  readonly whole: string
  /** The digits after the mark. */
  readonly fraction: string
  /** The mark that parts the fraction, or that may. */
  readonly mark: Mark | null
  readonly grouped: 'space' | Mark | null
  readonly percent: boolean
}

const SPACE = '[ \\u00a0\\u202f\\u2009]'
const PERCENT = new RegExp(`${SPACE}?%$`)
const BY_SPACES = new RegExp(`^(\\d{1,3}(?:${SPACE}\\d{3})+)(?:([.,])(\\d+))?$`)
const BY_MARKS = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d+))?$/
const [ZERO_CODE, NINE_CODE] = [0x30, 0x39]
const ZERO = /^0*$/
/** Excel keeps no more; a longer run of digits is an account, a card, a serial number. */
const MOST_DIGITS = 15
/** No number with its groups, its sign and `%` is longer. */
const LONGEST = 32

/**
 * A text as a number may be written, null for what never is one: leading zeros (but `0` and `0,5`), more than fifteen digits, a plus,
 * a minus before zero, exponents, ranges, fractions, section numbers, units, inequalities, a mark at either end.
 */
export function readNumber(text: string): NumberShape | null {
  const shape = readFigure(text)
  return shape === null || hasLeadingZero(shape) ? null : shape
}

/** The same, and what has leading zeros: `0412` is a number where a person says so. Never with its digits in groups. */
export function readFigure(text: string): NumberShape | null {
  if (text.length > LONGEST || text === '') return null
  const first = text.charCodeAt(0)
  const negative = isMinus(first)
  if (!negative && !isDigit(first)) return null
  const unsigned = negative ? text.slice(1) : text
  const percent = unsigned.endsWith('%')
  const body = percent ? unsigned.replace(PERCENT, '') : unsigned
  const shape = readBody(body, negative, percent)
  if (shape === null) return null
  const { whole, fraction } = shape
  if (whole.length + fraction.length > MOST_DIGITS || (shape.grouped !== null && hasLeadingZero(shape))) return null
  return negative && ZERO.test(whole) && ZERO.test(fraction) ? null : shape
}

function hasLeadingZero({ whole }: NumberShape): boolean {
  return whole.length > 1 && whole.startsWith('0')
}

function readBody(body: string, negative: boolean, percent: boolean): NumberShape | null {
  const end = digitsEnd(body, 0)
  if (end > 0 && end === body.length) {
    return { reading: 'plain', negative, whole: body, fraction: '', mark: null, grouped: null, percent }
  }
  const sign = body.charAt(end)
  if (end > 0 && isMark(sign) && end + 1 < body.length && digitsEnd(body, end + 1) === body.length) {
    const [whole, fraction] = [body.slice(0, end), body.slice(end + 1)]
    const either = fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0')
    return { reading: either ? 'either' : 'decimal', negative, whole, fraction, mark: sign, grouped: null, percent }
  }
  const [, groups, point, fraction = ''] = BY_SPACES.exec(body) ?? BY_MARKS.exec(body) ?? []
  if (groups === undefined) return null
  const grouped = groups.includes(',') ? ',' : groups.includes('.') ? '.' : 'space'
  const mark = isMark(point) ? point : null
  if (mark === grouped) return null
  const reading = mark !== null ? 'decimal' : grouped === 'space' ? 'plain' : 'groups'
  return { reading, negative, whole: groups.replace(/\D/g, ''), fraction, mark, grouped, percent }
}

/** The mark that is not this one. */
export function otherMark(mark: Mark): Mark {
  return mark === '.' ? ',' : '.'
}

function isMark(mark: string | undefined): mark is Mark {
  return mark === '.' || mark === ','
}

/** Where the digits end that begin at a place. */
function digitsEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && isDigit(text.charCodeAt(at))) at++
  return at
}

function isDigit(code: number): boolean {
  return code >= ZERO_CODE && code <= NINE_CODE
}

/** Hyphen, minus, no-break hyphen, en dash. */
function isMinus(code: number): boolean {
  return code === 0x2d || code === 0x2212 || code === 0x2011 || code === 0x2013
}
