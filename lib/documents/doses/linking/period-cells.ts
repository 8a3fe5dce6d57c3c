import type { Cell } from '../../spreadsheets/model'
import { monthsOf } from '../columns/calendar'
import { headerWords } from '../columns/header-words'
import { type NamedPeriod, namedPeriod } from '../columns/periods'
import type { Period } from '../layout-model'
import type { DateOrder } from './day-texts'
import { sheetText } from './sheet-text'

const ROMAN: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4 }

const OF_YEAR = /^(I{1,3}|IV|[1-4])\s?[\s./-]\s?((?:19|20)\d\d)$/

/** Returns the period that a cell names with its year. */
export function rangeIn(cell: Cell | undefined, order: DateOrder | null): Period | null {
  if (!cell) return null
  const { value } = cell
  if (typeof value === 'object' && value?.kind === 'date') return monthsOf(value.year, value.month, value.month)
  const named = typeof value === 'string' ? namedPeriod(value, order) : null
  return named?.year ? named.in(named.year) : null
}

/** Returns the day in a cell as an ISO day; null if it isn't one. */
export function dayIn(cell: Cell | undefined): string | null {
  if (!cell) return null
  const { value } = cell
  if (typeof value === 'object' && value?.kind === 'date') {
    const two = (number: number) => String(number).padStart(2, '0')
    return `${value.year}-${two(value.month)}-${two(value.day)}`
  }
  const named = namedPeriod(sheetText(cell))
  return named?.level === 'day' && named.whole && named.year !== null ? (named.in(named.year)?.from ?? null) : null
}

/** Returns the only year in a cell; null if there are several, as in `Total 2018-2024`. */
export function yearIn(cell: Cell | undefined): number | null {
  if (!cell) return null
  const { value } = cell
  if (typeof value === 'object') return value?.kind === 'date' ? value.year : null
  const [year, ...others] = String(value).match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  return year === undefined || others.some((other) => other !== year) ? null : Number(year)
}

/** Returns the month in a cell, by its number or its name. */
export function monthIn(cell: Cell | undefined): NamedPeriod | null {
  return numberedIn(cell, 12, (number) => (year) => monthsOf(year, number, number)) ?? nameIn(cell)
}

/** Returns the quarter in a cell, by its number or its name. */
export function quarterIn(cell: Cell | undefined): NamedPeriod | null {
  const quarter = (number: number) => (year: number) => monthsOf(year, number * 3 - 2, number * 3)
  return numberedIn(cell, 4, quarter) ?? quarterOfYear(cell, quarter) ?? nameIn(cell)
}

/** Returns the quarter for `I 2024`, `2/2024`: elsewhere the latter would be a month. */
function quarterOfYear(
  cell: Cell | undefined,
  inYear: (number: number) => (year: number) => Period | null,
): NamedPeriod | null {
  const [, numeral = '', year = ''] = (cell && OF_YEAR.exec(sheetText(cell).toUpperCase())) ?? []
  const number = ROMAN[numeral] ?? Number(numeral)
  return year === '' ? null : { level: 'quarter', year: Number(year), in: inYear(number), whole: true }
}

/** Returns the month or quarter for a cell with only a number: `3`, `III`. */
function numberedIn(
  cell: Cell | undefined,
  most: number,
  inYear: (number: number) => (year: number) => Period | null,
): NamedPeriod | null {
  if (!cell) return null
  const text = sheetText(cell).toUpperCase()
  const number = ROMAN[text] ?? (/^\d{1,2}$/.test(text) ? Number(text) : 0)
  if (number < 1 || number > most) return null
  return { level: most === 12 ? 'month' : 'quarter', year: null, in: inYear(number), whole: true }
}

/** Returns the period among a cell's other words: «Hp(10) за I квартал, мЗв». A date belongs to something else. */
export function periodBeside(cell: Cell | undefined): NamedPeriod | null {
  const period = cell ? headerWords(sheetText(cell)).period : null
  return period?.level === 'day' ? null : period
}

/** Returns the period that a cell names. */
export function nameIn(cell: Cell | undefined, order: DateOrder | null = null): NamedPeriod | null {
  if (!cell) return null
  const { value } = cell
  if (typeof value === 'object' && value?.kind === 'date') {
    return {
      level: 'month',
      year: value.year,
      in: () => monthsOf(value.year, value.month, value.month),
      whole: true,
    }
  }
  return namedPeriod(sheetText(cell), order)
}
