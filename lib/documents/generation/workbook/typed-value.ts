import { numberOfDecimal } from '../../language/plain-decimal'
import type { CellValue } from '../../spreadsheets/model'
import { dateToSerial } from '../../spreadsheets/serial'
import { formatNamed } from '../formats'
import { writtenLength } from '../data/time-lengths'
import { dateOf } from '../formats/format-date'
import { decimalOf } from '../formats/format-number'
import type { TypedValue } from '../render/scope'
import type { FormatCall } from '../template/tags'
import type { DocumentStyles, FormatKind } from './cell-styles'

/** A cell of the result. */
export type ResultCell =
  | { readonly kind: 'number'; readonly value: number; readonly style: number }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly style: number }
  | { readonly kind: 'text'; readonly value: string; readonly style: number }
  | { readonly kind: 'empty'; readonly style: number }

/** The cell that takes the value. */
export interface CellLook {
  readonly style: number
  readonly kind: FormatKind
  /** A formula of the workbook refers to it: a text that says a number has to be one. */
  readonly isCounted: boolean
}

const OFFSET_1904 = 1_462
/** The built-in short date, and the same with a time, which every Excel shows in its own way (ECMA-376 §18.8.30). */
const SHORT_DATE = 'mm-dd-yy'
const SHORT_DATE_TIME = 'm/d/yy h:mm'
const TIME = 'h:mm'
const SECONDS_A_DAY = 86_400

/** How many decimals a number itself has. */
function placesOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  return Math.min(15, Math.max(0, fraction.length - Number(exponent)))
}

function decimals(count: number): string {
  return count === 0 ? '' : `.${'0'.repeat(count)}`
}

/** The number format that says what a format of a tag does to a value; null where only a text can say it. */
function codeOf({ name, args: [argument = ''] }: FormatCall, value: number): string | null {
  const isCount = /^\d{1,2}$/.test(argument)
  if (argument !== '' && !isCount && formatNamed(name) !== 'date') return null
  switch (formatNamed(name)) {
    case 'number':
      return `#,##0${decimals(isCount ? Number(argument) : placesOf(value))}`
    case 'round':
      return `0${decimals(Number(argument))}`
    case 'percent':
      return `0${decimals(isCount ? Number(argument) : placesOf(Number((value * 100).toPrecision(15))))}%`
    case 'date':
      return /^(?:DD|D|dd|d)[./-](?:MM|M)[./-](?:YYYY|YY|yyyy|yy)$/.test(argument) ? argument.toLowerCase() : null
    default:
      return null
  }
}

const NUMERIC: ReadonlySet<string | null> = new Set(['number', 'round', 'percent'])

/** What a value is after its formats, with its type; null where it is only a text. */
function typedOf({ value, text, printed, formats }: TypedValue): { value: CellValue; code: string | null } | null {
  const named = formats
    .map((format) => ({ format, name: formatNamed(format.name) }))
    .filter(({ name }) => name !== 'default')
  const last = named.at(-1)
  if (last === undefined) return printed === text ? { value, code: null } : null
  if (named.every(({ name }) => name === 'date')) {
    const date = typeof value === 'string' ? dateOf(text) : value
    const isDate = typeof date === 'object' && date?.kind === 'date'
    return isDate ? { value: date, code: codeOf(last.format, 0) } : null
  }
  if (!named.every(({ name }) => NUMERIC.has(name))) return null
  const own = typeof value === 'string' ? numberFrom(text) : value
  if (typeof own !== 'number') return null
  const code = codeOf(last.format, own)
  // The tag's pattern says how the number looks, and the form may say it as well.
  const rounded = last.name === 'round' ? numberFrom(printed.replace('\u2212', '-')) : null
  return { value: rounded ?? own, code }
}

function numberFrom(text: string): number | null {
  const decimal = decimalOf(text)
  return decimal === null ? null : numberOfDecimal(decimal)
}

/**
 * What a cell that contains one tag gets: the value with its type where the form's number format can show it. A form's cell without a
 * format of its own shows the value as the data does.
 */
export function cellFor(typed: TypedValue, look: CellLook, styles: DocumentStyles, date1904: boolean): ResultCell {
  const { style, kind } = look
  const asText = (): ResultCell =>
    typed.printed === '' ? { kind: 'empty', style } : { kind: 'text', value: typed.printed, style }
  if (typed.printed === '' || kind === 'text') return asText()
  const found = typedOf(typed)
  if (found === null) return asText()
  const { code } = found
  const value = typeof found.value === 'string' ? fromText(found.value, look) : found.value
  if (typeof value === 'boolean') return { kind: 'boolean', value, style }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return asText()
    // A pattern with words in it is what the tag asks for, unless the form has its own way to show numbers.
    if (kind === 'general' && code === null && typed.formats.length > 0 && typed.printed !== typed.text) return asText()
    const own = code ?? typed.numFmt
    const keeps = kind !== 'general' || own === null
    return { kind: 'number', value, style: keeps ? style : styles.with(style, own) }
  }
  if (typeof value === 'object' && value?.kind === 'date') {
    // A date by a pattern with words is what the pattern says, unless the form has its own way to show dates.
    const hasPattern = typed.formats.some(({ name }) => formatNamed(name) === 'date')
    const hasOwn = kind === 'time' || (kind === 'date' && value.hasDate)
    if (!hasOwn && hasPattern && code === null) return asText()
    const serial = dateToSerial(value) - (date1904 && value.hasDate ? OFFSET_1904 : 0)
    const own = code ?? typed.numFmt ?? (!value.hasDate ? TIME : value.hasTime ? SHORT_DATE_TIME : SHORT_DATE)
    return { kind: 'number', value: serial, style: hasOwn ? style : styles.with(style, own) }
  }
  return asText()
}

/** A text is a number or a date where the form's own format, or a formula that counts the cell, asks for one. */
function fromText(text: string, { kind, isCounted }: CellLook): CellValue {
  if (kind === 'time') {
    const length = writtenLength(text)
    if (length !== null) return length.seconds / SECONDS_A_DAY
  }
  if (kind === 'date' || kind === 'time') return dateOf(text) ?? text
  const percent = /^(.*\d)\s*%$/.exec(text.trim())?.[1]
  if (kind === 'number' && percent !== undefined) {
    const number = numberFrom(percent)
    return number === null ? text : number / 100
  }
  const isCode = /^[-−]?0\d/.test(text.trim())
  return kind === 'number' || (isCounted && !isCode) ? (numberFrom(text) ?? text) : text
}
