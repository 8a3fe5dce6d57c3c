import { formatNumber } from '../../spreadsheets/format'
import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import type { Cell, CellValue } from '../../spreadsheets/model'
import type { Aggregate } from '../matching/aggregate-names'
import { compareSame, type Comparable } from '../data/comparables'
import type { DataColumn, DataRow } from '../data/data-table'
import { isSameUnit, isUnitName, readAmount, shownUnit } from '../data/quantities'
import { add, divide, exactText, withPlaces, ZERO, type Exact } from '../data/decimals'
import { grouped } from '../formats/format-number'
import type { AggregateCall } from '../matching/tag-calls'
import { lengthOf, lengthText, type TimeLength } from '../data/time-lengths'
import { withMinus } from './minus'

/** What an aggregate makes of its rows. */
export interface Aggregated {
  readonly value: CellValue
  readonly text: string
  /** Rows whose cells could not be counted in: errors, and texts among numbers. */
  readonly skipped: readonly DataRow[]
  /** Rows whose cells show different units or currencies, where that leaves the total without a meaning. */
  readonly mixed?: MixedUnits | null
}

/** A row for each unit or currency among the cells of a total. */
export interface MixedUnits {
  readonly rows: readonly DataRow[]
  readonly units: readonly string[]
}

/** An average is given this many decimals more than its numbers have, where it needs them. */
const MORE_PLACES = 2
/** What a spreadsheet's number format can show: beyond, the digits are written as they are. */
const MOST_DIGITS = 10n ** 15n

interface Addend {
  readonly number: Exact
  readonly cell: Cell
}

/**
 * An aggregate over the cells of a column in some rows. Sums and averages are exact decimals (0.1 + 0.2 is 0.3), shown in the number
 * format that all addends share, else with the most decimals among them, and an amount merged over rows counts in them once; the smallest
 * and the greatest are shown as their cell is, and may be dates. A text that says a number in the data's language is one, with or
 * without a unit. Empty cells count nowhere.
 */
export function aggregate(
  { name, column, isMissing, separator }: AggregateCall,
  rows: readonly DataRow[],
  language: DataLanguage,
): Aggregated {
  if (isMissing) return NO_TOTAL
  if (column === null) return numbered(rows.length)
  const cells = rows.flatMap((row) => {
    const cell = row.cells[column.index]
    const value = readAmount(cell, language)
    return cell === undefined || value === null ? [] : [{ row, cell, value }]
  })
  if (name === 'count') return numbered(cells.length)
  if (name === 'sum' || name === 'avg') {
    const lengths = lengthsOf(cells, column)
    if (lengths !== null) return lengthTotal(lengths, name)
  }
  const usable = name === 'join' ? cells.filter(({ value }) => value.kind !== 'error') : sameKind(cells, name)
  const kept = new Set(usable.map(({ row }) => row))
  const skipped = cells.flatMap(({ row }) => (kept.has(row) ? [] : [row]))
  if (name === 'join') {
    const text = usable.map(({ cell }) => cell.text.trim()).join(separator)
    return { value: text, text, skipped }
  }
  const mixed = mixedUnits(usable, column)
  if (mixed !== null) return { ...NO_TOTAL, skipped, mixed }
  if (name === 'min' || name === 'max') return { ...extreme(usable, name, language), skipped }
  const once = withoutMerged(usable, column)
  const addends = once.flatMap(({ cell, value }) => (value.kind === 'number' ? [{ cell, number: value.number }] : []))
  return { ...(name === 'sum' ? sum(addends, language) : average(addends, language)), skipped }
}

const NO_TOTAL: Aggregated = { value: null, text: '', skipped: [] }

/**
 * The units that the cells of a total are in, where there are several: as each is shown, or as the cell next to it says in a column of
 * units or currencies.
 */
function mixedUnits(cells: readonly ReadCell[], { index }: DataColumn): MixedUnits | null {
  const beside = [index + 1, index - 1].find(
    (at) => cells.length > 0 && cells.every(({ row }) => saysUnit(row.cells[at])),
  )
  const found = new Map<string, { row: DataRow; unit: string }>()
  for (const { row, cell } of cells) {
    const unit = shownUnit(cell.text) ?? (beside === undefined ? null : (row.cells[beside]?.text.trim() ?? null))
    if (unit === null || [...found.keys()].some((known) => isSameUnit(known, unit))) continue
    found.set(unit, { row, unit })
  }
  if (found.size < 2) return null
  const all = [...found.values()]
  return { rows: all.map(({ row }) => row), units: all.map(({ unit }) => unit) }
}

function saysUnit(cell: Cell | undefined): boolean {
  return cell !== undefined && isUnitName(cell.text)
}

interface RowLength {
  readonly row: DataRow
  readonly length: TimeLength | null
}

/** Hours and minutes of the cells of a sum, where more of them are such than numbers, and not all are in a format of lengths. */
function lengthsOf(cells: readonly ReadCell[], column: DataColumn): readonly RowLength[] | null {
  const lengths = withoutMerged(cells, column).map(({ row, cell }) => ({ row, length: lengthOf(cell) }))
  const known = lengths.filter(({ length }) => length !== null)
  const isPlain = known.every(({ row }) => typeof row.cells[column.index]?.value === 'number')
  return known.length * 2 > lengths.length && !isPlain ? lengths : null
}

/** The hours and minutes of some rows as one length, more than a day of them too: `26:30`. */
function lengthTotal(lengths: readonly RowLength[], name: 'sum' | 'avg'): Aggregated {
  const known = lengths.flatMap(({ length }) => length ?? [])
  const seconds = known.reduce((sum, length) => sum + length.seconds, 0)
  const whole = name === 'sum' ? seconds : Math.round(seconds / known.length)
  const hasSeconds = known.some((length) => length.hasSeconds)
  const skipped = lengths.flatMap(({ row, length }) => (length === null ? [row] : []))
  return { value: whole / SECONDS_A_DAY, text: lengthText(whole, hasSeconds), skipped }
}

const SECONDS_A_DAY = 86_400

/** A value merged over rows is one amount, said in each of them. */
function withoutMerged(cells: readonly ReadCell[], { index }: DataColumn): readonly ReadCell[] {
  const seen = new Set<number>()
  return cells.filter(({ row }) => {
    const place = row.standsIn(index)
    if (seen.has(place)) return false
    seen.add(place)
    return true
  })
}

function numbered(count: number): Aggregated {
  return { value: count, text: String(count), skipped: [] }
}

interface ReadCell {
  readonly row: DataRow
  readonly cell: Cell
  readonly value: Comparable
}

/** Numbers; for the smallest and the greatest, dates where there are more of them. */
function sameKind(cells: readonly ReadCell[], name: Aggregate): ReadCell[] {
  const numbers = cells.filter(({ value }) => value.kind === 'number')
  if (name !== 'min' && name !== 'max') return numbers
  const dates = cells.filter(({ value }) => value.kind === 'date')
  return dates.length > numbers.length ? dates : numbers
}

function extreme(cells: readonly ReadCell[], name: 'min' | 'max', language: DataLanguage) {
  const sign = name === 'min' ? 1 : -1
  let found: ReadCell | null = null
  for (const each of cells) {
    if (found === null || (compareSame(each.value, found.value, language) ?? 0) * sign < 0) found = each
  }
  return { value: found?.cell.value ?? null, text: found?.cell.text.trim() ?? '' }
}

function total(addends: readonly Addend[]): Exact {
  return addends.reduce((soFar, { number }) => add(soFar, number), ZERO)
}

function sum(addends: readonly Addend[], language: DataLanguage) {
  // Of nothing that is known there is no sum, and zero would be one.
  if (addends.length === 0) return { value: null, text: '' }
  const plain = shown(total(addends), sharedFormat(addends), language)
  const text = areGrouped(addends, language) ? withThousands(plain.text, language) : plain.text
  return { ...plain, text: withWrittenUnit(addends, text) }
}

/** A total with the unit or the currency that all addends are written with, in the place where they have it. */
function withWrittenUnit(addends: readonly Addend[], text: string): string {
  const texts = addends.map(({ cell }) => (typeof cell.value === 'string' ? cell.text.trim() : ''))
  const [first = ''] = texts
  const unit = shownUnit(first)
  if (unit === null || texts.some((each) => shownUnit(each) !== unit)) return text
  const space = /\s/.exec(first.replace(/^.*\d(?=\D*$)/s, '').replace(unit, ''))?.[0] ?? ''
  if (first.startsWith(unit)) return `${unit}${/^\s/.exec(first.slice(unit.length))?.[0] ?? ''}${text}`
  return `${text}${space}${unit}`
}

function average(addends: readonly Addend[], language: DataLanguage) {
  if (addends.length === 0) return { value: null, text: '' }
  const whole = total(addends)
  const exact = withPlaces(divide(whole, addends.length, whole.places + MORE_PLACES), whole.places)
  const format = sharedFormat(addends)
  // A format without decimals is that of the whole numbers, not of their average; one of hours and minutes has no other.
  const fits = format !== null && (/0[.]0|%/.test(format) || isElapsed(format))
  const { value, text } = shown(exact, fits ? format : null, language)
  return { value, text: withWrittenUnit(addends, text) }
}

/** Whether thousands are separated in the texts of addends: they do in their sum then. */
function areGrouped(addends: readonly Addend[], language: DataLanguage): boolean {
  const group = language === 'ru' ? '[ \\u00a0\\u202f]' : `\\${languageFormats(language).group}`
  const written = new RegExp(`^\\D*\\d{1,3}(?:${group}\\d{3})+(?!\\d)`)
  const whole = ({ cell }: Addend) => cell.text.replace(/[.,]\d{1,2}(?=\D*$)/, '')
  const long = addends.filter((each) => typeof each.cell.value === 'string' && /\d(?:\D?\d){3}/.test(whole(each)))
  return long.length > 0 && long.every(({ cell }) => written.test(cell.text))
}

function withThousands(text: string, language: DataLanguage): string {
  return text.replace(/\d+/, (whole) => grouped(whole, languageFormats(language).group))
}

/** The number format of all addends, where it is one and the same. */
function sharedFormat(addends: readonly Addend[]): string | null {
  const format = addends[0]?.cell.numFmt ?? null
  return addends.every(({ cell }) => typeof cell.value === 'number' && cell.numFmt === format) ? format : null
}

function shown(exact: Exact, format: string | null, language: DataLanguage): { value: number; text: string } {
  const value = Number(exactText(exact))
  const fits = exact.units < MOST_DIGITS && exact.units > -MOST_DIGITS
  // A third of a day has no end, and is shown to the minute or the second.
  if (format !== null && format !== '@' && (fits || isElapsed(format)))
    return { value, text: withMinus(formatNumber(value, format, language)) }
  return { value, text: withMinus(exactText(exact, languageFormats(language).decimal)) }
}

/** `[h]:mm`, `[mm]:ss`: lengths of time, of which a day is one. */
function isElapsed(format: string): boolean {
  return /\[(?:h+|m+|s+)\]/i.test(format)
}
