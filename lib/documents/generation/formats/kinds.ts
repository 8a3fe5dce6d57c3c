import { decimalOfNumber, plainDecimal, roundDecimal, type PlainDecimal } from '../../language/plain-decimal'
import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import type { CellValue, SheetDate } from '../../spreadsheets/model'
import { dateOf } from './format-date'
import { decimalOf } from './format-number'
import type { TagValue } from './format'

function isDate(value: CellValue): value is SheetDate {
  return typeof value === 'object' && value?.kind === 'date'
}

/** A value as a number by its decimal digits: a number's own, or those of a text that says one. Null for any other. */
export function asDecimal({ value, text }: TagValue): PlainDecimal | null {
  if (typeof value === 'number') return decimalOfNumber(value)
  return typeof value === 'string' ? decimalOf(text) : null
}

/**
 * Returns a value as the number that the sheet shows: 1234.5678 shown as «1 234,57 ₽» is 1234.57, for who reads the words next to the
 * digits must find the same. A shown text that isn't a rounding of the number (a percent, a date) says nothing of it.
 */
export function asShownDecimal(value: TagValue, language: DataLanguage): PlainDecimal | null {
  const own = asDecimal(value)
  if (own === null || typeof value.value !== 'number') return own
  const { decimal: mark, group } = languageFormats(language)
  const digits = value.text
    .replace(/^[^\d−-]+|[^\d]+$/gu, '')
    .replaceAll(group, '')
    .replace(/[\s\u00a0\u202f]/gu, '')
  const [, sign = '', whole = '', fraction = ''] = /^([-−]?)(\d+)(?:\.(\d+))?$/u.exec(digits.replace(mark, '.')) ?? []
  if (whole === '') return own
  const shown = plainDecimal(sign !== '', whole, fraction)
  const rounded = roundDecimal(own, shown.fraction.length)
  const isSame =
    rounded.whole === shown.whole && rounded.fraction === shown.fraction && rounded.negative === shown.negative
  return isSame ? shown : own
}

/** A value as a date: a date's own, or the day that a text says beyond doubt. */
export function asDate({ value, text }: TagValue): SheetDate | null {
  if (isDate(value)) return value
  return typeof value === 'string' ? dateOf(text) : null
}
