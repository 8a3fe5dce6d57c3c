import type { CellTyping } from '../model'
import { type Mark, type NumberShape } from './number-shape'

const known: string[] = []
const LEADING_ZEROS = /^0+(?=\d)/

/** The code that shows a number with so many places, as the source does. */
function numberFormat(places: number, grouped: boolean, percent: boolean): string {
  const key = places * 4 + (grouped ? 2 : 0) + (percent ? 1 : 0)
  return (known[key] ??=
    `${grouped ? '#,##0' : '0'}${places === 0 ? '' : `.${'0'.repeat(places)}`}${percent ? '%' : ''}`)
}

/** A hundredth of a decimal number by its digits alone, without zeros at the end. */
function hundredth(whole: string, fraction: string): string {
  const digits = (whole + fraction).padStart(fraction.length + 3, '0')
  const point = digits.length - fraction.length - 2
  const head = digits.slice(0, point).replace(LEADING_ZEROS, '')
  const tail = digits.slice(point).replace(/0+$/, '')
  return tail === '' ? head : `${head}.${tail}`
}

/** A number in the reading that its decimal mark gives it: the source's digits, and the format that shows them. */
export function numberTyping(shape: NumberShape, decimal: Mark | null): CellTyping {
  const asGroup = shape.reading === 'either' && shape.mark !== decimal
  const written = asGroup ? shape.whole + shape.fraction : shape.whole
  const fraction = asGroup ? '' : shape.fraction
  const grouped = asGroup || shape.grouped !== null
  const whole = written.replace(LEADING_ZEROS, '')
  const amount = shape.percent ? hundredth(whole, fraction) : fraction === '' ? whole : `${whole}.${fraction}`
  // Leading zeros are shown by as many noughts more in the format.
  const zeros = '0'.repeat(written.length - whole.length)
  return {
    type: shape.percent ? 'percent' : 'number',
    value: shape.negative ? `-${amount}` : amount,
    numFmt:
      zeros === ''
        ? format(fraction, grouped, shape)
        : `${zeros}${'0'.repeat(whole.length - 1)}${format(fraction, false, shape)}`,
    quotePrefix: false,
  }
}

function format(fraction: string, grouped: boolean, { percent }: NumberShape): string {
  return numberFormat(fraction.length, grouped, percent)
}
