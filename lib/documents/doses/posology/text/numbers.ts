/** A number of a line: its decimal digits, and notes on unusual spelling. */
export interface NumberText {
  /** Null if it has two readings. */
  readonly value: string | null
  readonly isFraction: boolean
  readonly notes: readonly NumberNote[]
}

export type NumberNote = 'ambiguous' | 'grouped' | 'naked' | 'trailing' | 'padded' | 'scanned'

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '0.5',
  '¼': '0.25',
  '¾': '0.75',
  '⅓': '0.33',
  '⅔': '0.67',
  '⅛': '0.125',
}
const GROUPS = /^[1-9]\d{0,2}(?:([ \u00a0\u202f\u2009'.,])\d{3})(?:\1\d{3})*$/
const LONE_GROUP = /^([1-9]\d{0,2})[.,·∙⋅](\d{3})$/

/** Returns a whole or decimal number without notes; its value has no exponent or leading zeros. */
export function plainNumber(value: string): NumberText {
  return { value, isFraction: false, notes: [] }
}

/**
 * Parses a number token. `1.250` has two readings and no value; `10.000` is grouped; in `85O` the letter is read as a
 * zero.
 */
export function readNumber(raw: string): NumberText {
  const fraction = FRACTIONS[raw]
  if (fraction !== undefined) return { value: fraction, isFraction: true, notes: [] }
  const digits = raw.replace(/\P{ASCII}|[a-z]/giu, (letter) => (/[\u00a0\u202f\u2009·∙⋅]/.test(letter) ? letter : '0'))
  const notes: NumberNote[] = digits === raw ? [] : ['ambiguous']
  if (/^[.,]/.test(digits)) return { value: `0${decimal(digits)}`, isFraction: false, notes: [...notes, 'naked'] }
  const lone = LONE_GROUP.exec(digits)
  if (lone) return loneGroup(lone[1] ?? '', lone[2] ?? '', notes)
  if (GROUPS.test(digits)) return { value: digits.replace(/\D/g, ''), isFraction: false, notes }
  const value = decimal(digits).replace(/^0+(?=\d)/, '')
  if (/\.0+$/.test(value)) notes.push('trailing')
  // `05 mg` may be 0.5 without its separator.
  if (/^0\d/.test(digits)) notes.push('padded')
  return { value, isFraction: false, notes }
}

/** Returns a number of which a scanner has read digits as letters: `I00`, `8S0`. */
export function scannedNumber(): NumberText {
  return { value: null, isFraction: false, notes: ['scanned'] }
}

/** Returns the digits of `4,500` as a whole number; null if the number has another form. */
export function groupedDigits(raw: string): string | null {
  const [, head, tail] = LONE_GROUP.exec(raw) ?? []
  return head === undefined || tail === undefined ? null : head + tail
}

/**
 * Returns a number with a single group of three digits. `10.000` is grouped, with a note; other digits after the
 * separator have two readings.
 */
function loneGroup(head: string, tail: string, notes: readonly NumberNote[]): NumberText {
  if (tail === '000') return { value: `${head}000`, isFraction: false, notes: [...notes, 'grouped'] }
  return { value: null, isFraction: false, notes: [...notes, 'ambiguous'] }
}

function decimal(digits: string): string {
  return digits.replace(/[,·∙⋅]/, '.')
}
