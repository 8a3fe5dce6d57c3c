import { parseLocalDate } from '../../spreadsheets/date'
import type { DataLanguage } from '../../spreadsheets/language'
import type { Cell, SheetDate } from '../../spreadsheets/model'
import { parseLocalNumber } from '../../spreadsheets/number'
import { exactOf, compareExact, type Exact } from './decimals'
import { normaliseName } from '../matching/normalise'

/** What a cell or a literal is when it is compared, put in order, or counted. */
export type Comparable =
  | { readonly kind: 'number'; readonly number: Exact }
  | { readonly kind: 'date'; readonly date: SheetDate; readonly at: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'error'; readonly name: string }

/** The name of the error that represents a formula without a stored result. */
export const UNCALCULATED = 'UNCALCULATED'

/** Seconds on one line for all dates: only their order means something. */
function moment({ year, month, day, hour, minute, second, hasDate }: SheetDate): number {
  const days = hasDate ? Date.UTC(year, month - 1, day) / 86_400_000 : 0
  return days * 86_400 + hour * 3_600 + minute * 60 + second
}

/** A date, a time of day or both, to be compared with others. */
export function comparableDate(date: SheetDate): Comparable {
  return { kind: 'date', date, at: moment(date) }
}

/** A number that a text says in a language's way, exactly and with the decimals that it is written with; null where it says none. */
export function localNumber(text: string, language: DataLanguage): Exact | null {
  const value = parseLocalNumber(text, language)
  if (typeof value !== 'number') return null
  const exact = exactOf(value)
  const fraction = /[.,](\d+)$/.exec(text.trim())?.[1] ?? ''
  // Marks in groups of three alone are thousands.
  const written = Number.isInteger(value) && /^[^.,]*(?:[.,]\d{3})+$/.test(text.trim()) ? 0 : fraction.length
  if (written <= exact.places) return exact
  return { units: exact.units * 10n ** BigInt(written - exact.places), places: written }
}

/** A date that a text says beyond doubt; null otherwise. */
export function localDate(text: string, language: DataLanguage): Comparable | null {
  const date = parseLocalDate(text, language)
  return typeof date === 'object' && date !== null ? comparableDate(date) : null
}

type Valued = Pick<Cell, 'value' | 'text'>

/** What a cell's value is by its type alone, so that a text of digits is a text; null for one that is empty. */
export function comparableCell(cell: Valued | undefined): Comparable | null {
  if (cell === undefined) return null
  const { value, text } = cell
  if (typeof value === 'number') return { kind: 'number', number: exactOf(value) }
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  if (typeof value === 'object' && value !== null) {
    return value.kind === 'date' ? comparableDate(value) : { kind: 'error', name: value.name }
  }
  return text.trim() === '' ? null : { kind: 'text', text }
}

/** The same, with a text that says a number or a date in a language's way being that. */
export function readCell(cell: Valued | undefined, language: DataLanguage): Comparable | null {
  const own = comparableCell(cell)
  if (own?.kind !== 'text') return own
  const number = localNumber(own.text, language)
  return number === null ? (localDate(own.text, language) ?? own) : { kind: 'number', number }
}

const COLLATORS: Readonly<Record<DataLanguage, Intl.Collator>> = {
  en: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
  ru: new Intl.Collator('ru', { numeric: true, sensitivity: 'base' }),
  ro: new Intl.Collator('ro', { numeric: true, sensitivity: 'base' }),
}

/** The order of two texts as a dictionary has it; 0 only where a person would call them the same. */
function compareTexts(a: string, b: string, language: DataLanguage): number {
  const [left, right] = [normaliseName(a), normaliseName(b)]
  if (left === right) return 0
  return COLLATORS[language].compare(left, right) || (left < right ? -1 : 1)
}

/** The order of two things of one kind; null where they are of different kinds, or errors. */
export function compareSame(a: Comparable, b: Comparable, language: DataLanguage): number | null {
  if (a.kind === 'number' && b.kind === 'number') return compareExact(a.number, b.number)
  if (a.kind === 'date' && b.kind === 'date') return a.at - b.at
  if (a.kind === 'text' && b.kind === 'text') return compareTexts(a.text, b.text, language)
  if (a.kind === 'boolean' && b.kind === 'boolean') return Number(a.value) - Number(b.value)
  return null
}

const KIND_ORDER = { number: 0, date: 1, text: 2, boolean: 3, error: 4 } as const

/** An order over all that cells contain, as a spreadsheet sorts: numbers, dates, texts, booleans, errors; empty ones last. */
export function sortOrder(a: Comparable | null, b: Comparable | null, language: DataLanguage): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compareSame(a, b, language) ?? KIND_ORDER[a.kind] - KIND_ORDER[b.kind]
}
