import { decimalOfNumber, type PlainDecimal } from '../../language/plain-decimal'
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

/** A value as a date: a date's own, or the day that a text says beyond doubt. */
export function asDate({ value, text }: TagValue): SheetDate | null {
  if (isDate(value)) return value
  return typeof value === 'string' ? dateOf(text) : null
}
