import { shifted, times } from './decimal'
import type { NumberReading } from './numbers'

type Powered = Pick<NumberReading, 'end' | 'value' | 'alternatives' | 'reason' | 'notes'>

/** `1,5E-3`, and `1,5 E-03` with its sign. */
const E_NOTATION = /(?:[eEеЕ]|\s[eEеЕ](?=[+\-\u2212]))([+\-\u2212]?\d{1,2})(?![\d\p{L}.,])/uy
const EXPONENT = String.raw`\s?(?:\^|\*\*)\s?(?:\(\s?([+\-\u2212]?\d{1,2})\s?\)|\{\s?([+\-\u2212]?\d{1,2})\s?\}|([+\-\u2212]?\d{1,2}))`
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const END = String.raw`(?![.,]?\d)`
/** With a mere hyphen no exponent beyond ten: «2 x 10-20 мг» is two times ten to twenty. */
const TEN_POWER = new RegExp(
  String.raw`\s?[x×·⋅*хX]\s?10(?:${EXPONENT}|\{([+\-\u2212]?\d{1,2})\}|([⁺⁻]?[${RAISED}]{1,2})|([-\u2212](?:0?\d|10)))${END}`,
  'y',
)
/** `10^3` and `10⁻³` alone. `10³` may as well be ten with a note. */
const BARE_POWER = new RegExp(String.raw`10(?:${EXPONENT}|(⁻[${RAISED}]{1,2}))${END}`, 'y')
const POWER_OR_NOTE = new RegExp(String.raw`10([${RAISED}]{1,2})${END}`, 'y')
const LOST_POWER = /[x×·⋅*хX](10([1-9]\d?))(?!\d)/y
const TIMES = String.raw`\s{0,2}[x×·⋅∙•*хXХ]\s{0,2}`
/** `2×10 3`, `2 · 10 – 3`, `2×10–3`, `2∙10⁻³`: the exponent came down and away from its ten, or the sign is an odd one. */
const DISTANT_POWER = new RegExp(
  String.raw`${TIMES}10(?:\s{1,2}([-\u2212\u2013⁻]?)\s?|([-\u2212\u2013⁻⁺])\s{0,2}|(?=[${RAISED}]))([\d${RAISED}]{1,2})${END}`,
  'y',
)
/** `2 × 5`, `2 × 103`. */
const FACTOR = new RegExp(String.raw`${TIMES}(\d{1,6}(?:[.,]\d{1,4})?)(?![.,]?\d|\s?(?:\^|\*\*))`, 'y')
/** Behind `2.10`: a point for the sign. */
const POINTED_POWER = new RegExp(String.raw`[-\u2212]\d{1,2}${END}|[⁺⁻]?[${RAISED}]{1,2}`, 'y')

/** A power of ten that is without a number before it; null where none begins there. */
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
 * A number with the power of ten behind it, written out in each of its readings; as it is where none follows.
 * @param products numbers are no lists here: one times another is a power that was lost, or a product, and always doubtful
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

/** The power that it was, or else the product with the digits as they are. */
function lostPower(body: Powered, power: RegExpExecArray, exponent: number, factor: string): Powered {
  const read = powered(body, power, exponent)
  const multiplied = [body.value, ...body.alternatives].map((value) => times(value, factor))
  return { ...read, alternatives: [...read.alternatives, ...multiplied], reason: 'lostSuperscript' }
}

/** Each reading times a power of ten; of two numbers side by side the first has none. */
function powered(body: Powered, power: RegExpExecArray, exponent: number): Powered {
  const ofAll = body.reason !== 'groupOrTwoNumbers'
  return {
    ...body,
    end: body.end + power[0].length,
    value: shifted(body.value, exponent),
    alternatives: body.alternatives.map((other) => (ofAll ? shifted(other, exponent) : other)),
  }
}

/** The exponent, in whichever form it is written. */
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
