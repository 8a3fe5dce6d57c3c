import type { DataLanguage } from '../../../spreadsheets/language'
import type { CellValue, SheetDate } from '../../../spreadsheets/model'
import { parseTag } from '../../template/tags'
import { applyFormats, type FormattedValue } from '../index'

/** 3 November 2026, five past nine, of a sheet's cell. */
export const DAY: SheetDate = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 3,
  hour: 9,
  minute: 5,
  second: 7,
  hasDate: true,
  hasTime: true,
}

/** A value through formats written as in a tag. */
export function apply(
  format: string,
  value: CellValue,
  text = String(value),
  language: DataLanguage = 'ru',
): FormattedValue {
  return applyFormats({ value, text }, parseTag(`x | ${format}`)?.formats ?? [], language)
}

/** What is printed, or the faults where there are any. */
export function print(format: string, value: CellValue, language: DataLanguage = 'ru', text = String(value)): unknown {
  const { printed, faults } = apply(format, value, text, language)
  return faults.length === 0 ? printed : faults.map(({ fault }) => fault).join()
}
