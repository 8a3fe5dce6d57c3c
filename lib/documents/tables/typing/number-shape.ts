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
/** Hyphen, minus, no-break hyphen, en dash. */
const MINUS = /^[-\u2212\u2011\u2013]/
const PERCENT = new RegExp(`${SPACE}?%$`)
const PLAIN = /^(\d+)(?:([.,])(\d+))?$/
const BY_SPACES = new RegExp(`^(\\d{1,3}(?:${SPACE}\\d{3})+)(?:([.,])(\\d+))?$`)
const BY_MARKS = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d+))?$/
/** Excel holds no more; a longer run of digits is an account, a card, a serial number. */
const MOST_DIGITS = 15
/** No number with its groups, its sign and `%` is longer. */
const LONGEST = 32

/**
 * A text as a number may be written, null for what never is one: leading zeros (but `0` and `0,5`), more than fifteen digits, a plus,
 * a minus before zero, exponents, ranges, fractions, section numbers, units, inequalities, a mark at either end.
 */
export function readNumber(text: string): NumberShape | null {
  if (text.length > LONGEST || !isDigitOrSign(text.charCodeAt(0))) return null
  const negative = MINUS.test(text)
  const unsigned = negative ? text.slice(1) : text
  const percent = unsigned.endsWith('%')
  const body = percent ? unsigned.replace(PERCENT, '') : unsigned
  const shape = readBody(body)
  if (shape === null) return null
  const digits = shape.whole + shape.fraction
  if (digits.length > MOST_DIGITS || (shape.whole.length > 1 && shape.whole.startsWith('0'))) return null
  if (negative && /^0*$/.test(digits)) return null
  return { ...shape, negative, percent }
}

type Body = Omit<NumberShape, 'negative' | 'percent'>

function readBody(body: string): Body | null {
  const plain = PLAIN.exec(body)
  if (plain) {
    const [, whole = '', mark, fraction = ''] = plain
    if (!isMark(mark)) return { reading: 'plain', whole, fraction: '', mark: null, grouped: null }
    const either = fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0')
    return { reading: either ? 'either' : 'decimal', whole, fraction, mark, grouped: null }
  }
  const spaced = BY_SPACES.exec(body)
  if (spaced) {
    const [, groups = '', mark, fraction = ''] = spaced
    const whole = groups.replace(/\D/g, '')
    if (!isMark(mark)) return { reading: 'plain', whole, fraction: '', mark: null, grouped: 'space' }
    return { reading: 'decimal', whole, fraction, mark, grouped: 'space' }
  }
  const marked = BY_MARKS.exec(body)
  if (!marked) return null
  const [, groups = '', mark, fraction = ''] = marked
  const grouped = groups.includes(',') ? ',' : '.'
  const whole = groups.replace(/\D/g, '')
  if (!isMark(mark)) return { reading: 'groups', whole, fraction: '', mark: null, grouped }
  return mark === grouped ? null : { reading: 'decimal', whole, fraction, mark, grouped }
}

/** The mark that is not this one. */
export function otherMark(mark: Mark): Mark {
  return mark === '.' ? ',' : '.'
}

function isMark(mark: string | undefined): mark is Mark {
  return mark === '.' || mark === ','
}

function isDigitOrSign(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2212 || code === 0x2011 || code === 0x2013
}
