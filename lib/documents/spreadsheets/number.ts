import type { DataLanguage } from './language'

const SPACES = '[ \\u00a0\\u202f\\u2009]'
const MINUS = /^[-\u2212\u2011]/
/** Excel keeps no more; a longer run of digits is an account, a card, a serial number. */
const MOST_DIGITS = 15

/** What groups thousands besides a space, by the language's habit. */
const GROUP: Readonly<Record<DataLanguage, string | null>> = { en: ',', ro: '.', ru: null }

const PLAIN = /^(\d+)(?:([.,])(\d+))?$/
const BY_SPACES = new RegExp(`^(\\d{1,3})((?:${SPACES}\\d{3})+)(?:([.,])(\\d+))?$`)
const BY_MARKS = /^(\d{1,3})((?:\.\d{3})+|(?:,\d{3})+)(?:([.,])(\d+))?$/

/**
 * A text as a number, `'ambiguous'` where it reads as two, null where it is none. Exact rules, since a wrong number is worse
 * than a missed one:
 *
 * - Decimal mark: a point or a comma, in every language. Thousands: spaces (ordinary, no-break, narrow) in groups of three,
 *   and commas next to a decimal point or points next to a decimal comma.
 * - A lone mark before exactly three digits (`1.234`, `12,345`) is ambiguous in every language; `0,125` and `1234,567` are not.
 *   Two or more equal marks in groups of three (`1.234.567`) are thousands where the language groups so, else ambiguous.
 * - Never a number: leading zeros (`007`; `0` and `0,5` are), more than fifteen digits, a leading plus, exponents, ranges,
 *   fractions, section numbers (`1.2.3`), a mark at either end (`,5`, `5.`), units, percents, inequalities.
 */
export function parseLocalNumber(text: string, language: DataLanguage): number | 'ambiguous' | null {
  const trimmed = text.trim()
  const negative = MINUS.test(trimmed)
  const body = negative ? trimmed.slice(1) : trimmed
  const sign = negative ? -1 : 1

  const plain = PLAIN.exec(body)
  if (plain) {
    const [, whole = '', mark, fraction = ''] = plain
    if (mark && fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0'))
      return fits(whole + fraction) ? 'ambiguous' : null
    return numberOf(whole, fraction, sign)
  }
  const spaced = BY_SPACES.exec(body)
  if (spaced) return numberOf(digitsOf(spaced[1], spaced[2]), spaced[4] ?? '', sign)

  const marked = BY_MARKS.exec(body)
  if (!marked) return null
  const [, first, groups = '', mark, fraction = ''] = marked
  const group = groups.charAt(0)
  const whole = digitsOf(first, groups)
  if (mark === group) return null
  if (mark) return numberOf(whole, fraction, sign)
  const number = numberOf(whole, '', sign)
  return number === null || GROUP[language] === group ? number : 'ambiguous'
}

function digitsOf(first = '', groups = ''): string {
  return first + groups.replace(/\D/g, '')
}

function numberOf(whole: string, fraction: string, sign: 1 | -1): number | null {
  if (whole.length > 1 && whole.startsWith('0')) return null
  if (!fits(whole + fraction)) return null
  const number = Number(fraction === '' ? whole : `${whole}.${fraction}`)
  return number === 0 ? 0 : sign * number
}

/** Zeros before the first other digit are places, not digits. */
function fits(digits: string): boolean {
  return digits.replace(/^0+/, '').length <= MOST_DIGITS
}
