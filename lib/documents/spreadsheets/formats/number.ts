import type { LanguageFormats } from '../language'
import type { Section, Token } from './code'
import { general, round, shift, toDecimal } from './decimal'
import { renderFraction } from './fraction'

/** The number under a section for numbers, without its sign: digits, grouping, literals, percent, exponent, fraction. */
export function renderNumber(value: number, section: Section, formats: LanguageFormats): string {
  const { tokens } = section
  if (section.kind === 'general') {
    return tokens
      .map((token) => (token.type === 'general' ? general(value, formats.decimal) : plain(token, formats)))
      .join('')
  }
  if (tokens.some((token) => token.type === 'slash') && tokens.some((token) => token.type === 'digit')) {
    return renderFraction(value, tokens, (token) => plain(token, formats))
  }
  const exponent = tokens.findIndex((token) => token.type === 'exponent')
  return exponent < 0 ? renderPlain(value, tokens, formats) : renderExponent(value, tokens, exponent, formats)
}

function renderPlain(value: number, tokens: readonly Token[], formats: LanguageFormats): string {
  const { wholeTokens, fractionTokens, hasPoint, grouped, thousands, percents, places } = layoutOf(tokens)
  const { whole, fraction } = round(shift(toDecimal(value), 2 * percents - 3 * thousands), places)
  const shown = fillWhole(whole, wholeTokens, grouped ? formats.group : '', formats)
  return shown + (hasPoint ? formats.decimal : '') + fillFraction(fraction, fractionTokens, formats)
}

/** `0.00E+00`; more places before the point make the exponent a multiple of their number (`##0.0E+0`). */
function renderExponent(value: number, tokens: readonly Token[], at: number, formats: LanguageFormats): string {
  const { wholeTokens, fractionTokens, hasPoint, places } = layoutOf(tokens.slice(0, at))
  const step = Math.max(1, wholeTokens.filter(isDigit).length)
  const decimal = toDecimal(value)
  const exponentFor = (point: number) => Math.floor((point - 1) / step) * step
  let power = decimal.digits === '' ? 0 : exponentFor(decimal.point)
  let rounded = round(shift(decimal, -power), places)
  if (rounded.whole.length > step) {
    power += step
    rounded = round(shift(decimal, -power), places)
  }
  const token = tokens[at]
  const sign = power < 0 ? '-' : token?.type === 'exponent' && token.plus ? '+' : ''
  const exponent = fillWhole(String(Math.abs(power)), tokens.slice(at + 1), '', formats)
  const mantissa = fillWhole(rounded.whole, wholeTokens, '', formats) + (hasPoint ? formats.decimal : '')
  return `${mantissa}${fillFraction(rounded.fraction, fractionTokens, formats)}E${sign}${exponent}`
}

interface Layout {
  readonly wholeTokens: readonly Token[]
  readonly fractionTokens: readonly Token[]
  readonly hasPoint: boolean
  readonly grouped: boolean
  /** How many times the number is divided by a thousand. */
  readonly thousands: number
  readonly percents: number
  readonly places: number
}

const layouts = new WeakMap<readonly Token[], Layout>()

/** Before and after the point; a comma between digits groups, each comma after the last whole digit divides by a thousand. */
function layoutOf(tokens: readonly Token[]): Layout {
  const known = layouts.get(tokens)
  if (known) return known
  const point = tokens.findIndex((token) => token.type === 'point')
  const whole = point < 0 ? tokens : tokens.slice(0, point)
  const lastDigit = whole.findLastIndex(isDigit)
  const isGroup = (token: Token) => token.type === 'group'
  const after = point < 0 ? [] : tokens.slice(point + 1)
  const trailing = after.findLastIndex(isDigit)
  const layout: Layout = {
    wholeTokens: whole.filter((token) => !isGroup(token)),
    fractionTokens: after.filter((token) => !isGroup(token)),
    hasPoint: point >= 0,
    grouped: whole.slice(0, Math.max(0, lastDigit)).some(isGroup),
    thousands: whole.slice(lastDigit + 1).filter(isGroup).length + after.slice(trailing + 1).filter(isGroup).length,
    percents: tokens.filter((token) => token.type === 'percent').length,
    places: after.filter(isDigit).length,
  }
  layouts.set(tokens, layout)
  return layout
}

function isDigit(token: Token): boolean {
  return token.type === 'digit'
}

/** Whole digits from the right into their places, the rest before the first place; literals stay where they are. */
function fillWhole(digits: string, tokens: readonly Token[], group: string, formats: LanguageFormats): string {
  const pieces: string[] = []
  let left = digits.length
  let shown = 0
  const put = (digit: string) => {
    if (group !== '' && shown > 0 && shown % 3 === 0 && digit !== ' ') pieces.push(group)
    pieces.push(digit)
    shown += 1
  }
  const firstPlace = tokens.findIndex(isDigit)
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (!token) continue
    if (token.type !== 'digit') {
      pieces.push(plain(token, formats))
      continue
    }
    if (left > 0) put(digits.charAt(--left))
    else if (token.char === '0') put('0')
    else if (token.char === '?') put(' ')
    if (at === firstPlace) while (left > 0) put(digits.charAt(--left))
  }
  if (firstPlace < 0 && left > 0 && tokens.length === 0) return digits
  return pieces.reverse().join('')
}

function fillFraction(digits: string, tokens: readonly Token[], formats: LanguageFormats): string {
  let significant = digits.replace(/0+$/, '').length
  let at = 0
  let text = ''
  for (const token of tokens) {
    if (token.type !== 'digit') {
      text += plain(token, formats)
      continue
    }
    const digit = digits.charAt(at++)
    if (token.char === '0' || at <= significant) {
      text += digit
      significant = Math.max(significant, at)
    } else if (token.char === '?') text += ' '
  }
  return text
}

function plain(token: Token, formats: LanguageFormats): string {
  if (token.type === 'literal') return token.text
  if (token.type === 'percent') return '%'
  if (token.type === 'space') return ' '
  if (token.type === 'point') return formats.decimal
  return token.type === 'slash' ? '/' : ''
}
