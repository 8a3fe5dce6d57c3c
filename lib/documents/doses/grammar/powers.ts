import { shifted, times } from './decimal'
import type { NumberReading } from './numbers'

type Powered = Pick<NumberReading, 'end' | 'value' | 'alternatives' | 'reason' | 'notes'>

/** `1,5E-3`, and with a sign also `1,5 E-03`. */
const E_NOTATION = /(?:[eEеЕ]|\s[eEеЕ](?=[+\-\u2212]))([+\-\u2212]?\d{1,2})(?![\d\p{L}.,])/uy
const EXPONENT = String.raw`\s?(?:\^|\*\*)\s?(?:\(\s?([+\-\u2212]?\d{1,2})\s?\)|\{\s?([+\-\u2212]?\d{1,2})\s?\}|([+\-\u2212]?\d{1,2}))`
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const END = String.raw`(?![.,]?\d)`
/** With just a hyphen, the exponent is at most ten: «2 x 10-20 мг» is two times ten to twenty. */
const TEN_POWER = new RegExp(
  String.raw`\s?[x×·⋅*хX]\s?10(?:${EXPONENT}|\{([+\-\u2212]?\d{1,2})\}|([⁺⁻]?[${RAISED}]{1,2})|([-\u2212](?:0?\d|10)))${END}`,
  'y',
)
/** `10^3` and `10⁻³` without a factor. `10³` may also be ten with a note. */
const BARE_POWER = new RegExp(String.raw`10(?:${EXPONENT}|(⁻[${RAISED}]{1,2}))${END}`, 'y')
const POWER_OR_NOTE = new RegExp(String.raw`10([${RAISED}]{1,2})${END}`, 'y')
const LOST_POWER = /[x×·⋅*хX](10([1-9]\d?))(?!\d)/y
const TIMES = String.raw`\s{0,2}[x×·⋅∙•*хXХ]\s{0,2}`
/** A lowered exponent separate from its ten, or an unusual sign: `2×10 3`, `2 · 10 – 3`, `2×10–3`, `2∙10⁻³`. */
const DISTANT_POWER = new RegExp(
  String.raw`${TIMES}10(?:\s{1,2}([-\u2212\u2013⁻]?)\s?|([-\u2212\u2013⁻⁺])\s{0,2}|(?=[${RAISED}]))([\d${RAISED}]{1,2})${END}`,
  'y',
)
/** `2 × 5`, `2 × 103`. */
const FACTOR = new RegExp(String.raw`${TIMES}(\d{1,6}(?:[.,]\d{1,4})?)(?![.,]?\d|\s?(?:\^|\*\*))`, 'y')
/** The exponent after `2.10`, with a period as the multiplication sign. */
const POINTED_POWER = new RegExp(String.raw`[-\u2212]\d{1,2}${END}|[⁺⁻]?[${RAISED}]{1,2}`, 'y')

/** Returns a power of ten without a number before it; null if there is none. */
export function powerAlone(text: string, at: number, products: boolean): Powered | null {
  const sure = match(BARE_POWER, text, at)
  const power = sure ?? (products ? match(POWER_OR_NOTE, text, at) : null)
  if (!power) return null
  return {
    end: at + power[0].length,
    value: shifted('1', exponentOf(written(power))),
    alternatives: sure ? [] : ['10'],
    reason: sure ? null : 'lostSuperscript',
    notes: [],
  }
}

/**
 * Returns a number with the power of ten after it written out in each reading; unchanged without a power.
 * @param products numbers aren't lists here, so a number times another is a lost power or a product, and always
 * ambiguous
 */
export function withPower(text: string, body: Powered, products: boolean): Powered {
  const e = match(E_NOTATION, text, body.end)
  if (e) return powered(body, e, exponentOf(e[1] ?? ''))
  const ten = match(TEN_POWER, text, body.end)
  if (ten) return powered(body, ten, exponentOf(written(ten)))
  const lost = match(LOST_POWER, text, body.end)
  if (lost) return lostPower(body, lost, Number(lost[2]), lost[1] ?? '1')
  return products ? withProduct(text, body) : body
}

function withProduct(text: string, body: Powered): Powered {
  const distant = match(DISTANT_POWER, text, body.end)
  if (distant) return lostPower(body, distant, exponentOf(distant.slice(1).join('')), '10')
  const factor = match(FACTOR, text, body.end)
  if (factor) {
    const by = (factor[1] ?? '1').replace(',', '.')
    const values = [body.value, ...body.alternatives]
    const [value = body.value, ...others] = values.map((each) => times(each, by))
    const alternatives = [...others, ...values, by]
    return { ...body, end: body.end + factor[0].length, value, alternatives, reason: 'lostSuperscript' }
  }
  const [whole = '', tens] = body.value.split('.')
  const pointed = tens === '10' && whole !== '0' ? match(POINTED_POWER, text, body.end) : null
  if (!pointed) return body
  const value = shifted(whole, exponentOf(pointed[0]))
  return { ...body, end: body.end + pointed[0].length, value, alternatives: [body.value], reason: 'lostSuperscript' }
}

/** Returns the original power as the first reading, and the product with the digits as written as the other. */
function lostPower(body: Powered, power: RegExpExecArray, exponent: number, factor: string): Powered {
  const read = powered(body, power, exponent)
  const multiplied = [body.value, ...body.alternatives].map((value) => times(value, factor))
  return { ...read, alternatives: [...read.alternatives, ...multiplied], reason: 'lostSuperscript' }
}

/** Returns each reading times a power of ten. Of two numbers side by side, the first isn't multiplied. */
function powered(body: Powered, power: RegExpExecArray, exponent: number): Powered {
  const ofAll = body.reason !== 'groupOrTwoNumbers'
  return {
    ...body,
    end: body.end + power[0].length,
    value: shifted(body.value, exponent),
    alternatives: body.alternatives.map((other) => (ofAll ? shifted(other, exponent) : other)),
  }
}

/** Returns the exponent in any of its spellings. */
function written([, ...forms]: RegExpExecArray): string {
  return forms.find((form) => form !== undefined) ?? '0'
}

function exponentOf(text: string): number {
  const digits = text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(RAISED.indexOf(sign)))
  const number = Number(digits.replace(/\D/g, ''))
  return /^[-\u2212\u2013⁻]/.test(digits) ? -number : number
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
