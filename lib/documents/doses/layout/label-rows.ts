import type { CellFacts, CellLooks } from '../columns/cell-facts'
import { areClasses, isClass } from '../columns/dose-classes'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords } from '../columns/header-words'
import { besideQuantities } from '../columns/measured-rows'
import { isNuclide } from '../columns/nuclides'
import { sourceOfForms, wordPattern } from '../language/header-patterns'
import { DATA_TYPES } from '../lexicon/data-types'
import type { HeaderMeaning } from '../lexicon/headers'
import type { Cell } from '../../spreadsheets/model'
import { labelFacts } from '../evidence/label-facts'
import { namedPeriod } from '../columns/periods'
import { isFilled, type Lane, type RowShape } from './lane'
import { isYear, yearsOverDoses } from './years-over-doses'

/** A row interpreted as a header. */
export interface LabelRow {
  readonly labels: number
  /** Columns with labels, years, dates and months, which may be column headers. */
  readonly columns: readonly number[]
  /** The number of labels with a known meaning: a quantity, a unit, a person, a period. */
  readonly known: number
}

const LONGEST_LABEL = 160
/** Months or quarters, recognized by their numbers from 1 on: `ФИО | 1 | 2 | 3 | 4`. */
const ORDINAL = /^(?:[1-9]|1[0-2])$/
/** A unit right after the year of a month or a quarter. */
const BEHIND_YEAR = /(?<=(?:\p{L}|[^\d\s]\d?|\d[-/.])\s?(?:19|20)\d\d),?\s[^\s\d]\S*$/u
const ASIDE = /^\p{L}{3}[^()\d]*\([^()]*\d[^()]*\)[^\d]*$/u
const SHARE = /^(?:\p{L}{3}.*%|%.*\p{L}{3}.*)\s*$/u
const OF_PEOPLE: ReadonlySet<HeaderMeaning> = new Set(['subject', 'surname', 'subject_id'])
const LAST_DAY = 31
const LAST_MONTH = 12
/** Fewer numbers than this may be figures instead of days. */
const FEWEST_DAYS = 3
/** A corner with the names of what is in the rows and in the columns. */
const TWO_AXES = /\p{L}[^\\]*\\[^\\]*\p{L}/u
const FEWEST_POINTS = 2
const FIGURE = /^\d+(?:[.,]\d+)?$/
const NO_DAYS: ReadonlySet<number> = new Set()
/** An amount behind several letters: `Left of 1 mSv`. */
const WORDS_BEFORE = /^\p{L}{3}\D*\s\D*\d/u
/** A label's figures are among this many rows below it. */
const NEAR = 6
/** `3`, `3.`, `(3)`. */
const COLUMN_NUMBER = /^\(?\d{1,3}[.)]?$/
const TYPE = new RegExp(
  String.raw`^${sourceOfForms(DATA_TYPES)}\s?(?:\(\s?\d{1,4}(?:\s?[.,]\s?\d{1,3})?\s?\))?\s?(?:\([^)]{0,40}\))?$`,
  'iu',
)
const IN = wordPattern('in', 'giu')

/**
 * Returns a row as part of a header: it has labels, and only such values as may be column headers too. Null if it can't
 * be one.
 */
export function labelRow(lane: Lane, { row, first, last }: RowShape, looks: CellLooks): LabelRow | null {
  const cells = lane.sheet.rows[row]
  const columns: number[] = []
  let [labels, known, number, nuclides, worded] = [0, 0, 0, 0, 0]
  const days = daysAcross(cells, first, last)
  const points = pointsAcross(cells, first, last)
  const yearsSaid: number[] = []
  let years: ReadonlySet<number> | null = null
  let limited = false
  const classes: string[] = []
  const ofYears = (column: number) => (years ??= yearsOverDoses(lane, row, looks)).has(column)
  for (let column = first; column <= last; column += 1) {
    const cell = cells?.[column]
    if (!isFilled(cell)) continue
    const { kind, text, period, size } = looks.of(cell)
    if (kind === 'dash') continue
    // «НПО» and `badge lost` describe a single dose.
    if (kind === 'mark' && isBelowDose(lane, row, column) && (!headerWords(text).exact || isOfPeriod(cells?.[first])))
      return null
    if (days.has(column) || points.has(column)) {
      columns.push(column)
      continue
    }
    if (known > 0 && size === number + 1 && ORDINAL.test(text)) {
      number += 1
      columns.push(column)
      continue
    }
    if (isNuclide(text)) {
      columns.push(column)
      nuclides += 1
      continue
    }
    const yearLike = period === 'year' || (kind === 'number' && size !== null && isYear(size))
    const label =
      kind !== 'amount' ||
      isScaledLabel(text) ||
      isShareLabel(text) ||
      hasAmountAside(looks.of(cell)) ||
      isPeriodInUnit(text) ||
      isHeading(looks.of(cell)) ||
      isNumbered(text) ||
      ofYears(column)
    if (!label && WORDS_BEFORE.test(text) && isOverFigures(lane, row, column, looks)) worded += 1
    else if (!label || kind === 'code' || kind === 'other') return null
    if (kind === 'numeral' && !yearLike && isClass(text)) {
      classes.push(text)
      columns.push(column)
      continue
    }
    if ((kind === 'number' || kind === 'numeral') && !yearLike) return null
    columns.push(column)
    if (yearLike && size !== null) yearsSaid.push(size)
    if (yearLike || kind === 'date') continue
    if (labelFacts(text).concepts.has('limit')) limited = true
    if (text.length > LONGEST_LABEL) return null
    labels += 1
    if (kind === 'period' || kind === 'unit' || meansSomething(text)) known += 1
  }
  // `Left of 1 mSv` over figures is a label among others.
  if (worded > 0 && (labels <= worded * 2 || known < 2)) return null
  // A single nuclide says what the row is about.
  if (nuclides === 1 && labels < 2) return null
  labels += nuclides
  known += nuclides
  if (classes.length > 0 && !areClasses(classes)) return null
  if (number === 1 || (labels > 0 && areAllOne(yearsSaid))) return null
  if (limited && cells?.some(isNumber) && !areConsecutive(yearsSaid)) return null
  return labels === 0 && columns.length < 2 ? null : { labels, columns, known }
}

/** Whether figures, and nothing else but blanks, dashes and other labels, are below a cell. */
function isOverFigures(lane: Lane, row: number, column: number, looks: CellLooks): boolean {
  let figures = 0
  for (let below = row + 1; below <= row + NEAR; below += 1) {
    const { kind } = looks.of(lane.sheet.rows[below]?.[column])
    if (kind === 'number' || kind === 'numeral') figures += 1
    else if (figures > 0 && kind !== 'blank' && kind !== 'dash') return false
  }
  return figures > 0
}

/**
 * Returns the columns of days that a header has between its labels: `ФИО | 1 | 4 | 5 | 6 | Итого, мЗв`, `Name | 07.10 |
 * 08.10 | Sum`. The days increase and leave no gap between their cells. A label for people comes before them. The row
 * also has a label for a sum or a unit, unlike any row of data.
 */
function daysAcross(
  cells: readonly (Cell | undefined)[] | undefined,
  first: number,
  last: number,
): ReadonlySet<number> {
  const days: number[] = []
  let before = 0
  let [person, dose] = [false, false]
  for (let column = first; column <= last; column += 1) {
    const cell = cells?.[column]
    if (!isFilled(cell)) continue
    const text = cell.text.trim()
    const day = dayNumber(text)
    if (day !== null) {
      if (day <= before || (days.length > 0 && days.at(-1) !== column - 1)) return NO_DAYS
      before = day
      days.push(column)
      continue
    }
    const { meaning, exact, units, role } = headerWords(text)
    if (days.length === 0 && exact && meaning !== null && OF_PEOPLE.has(meaning)) person = true
    if (role === 'role_total' || units.some(({ kind }) => RADIATION_KINDS.has(kind))) dose = true
  }
  return days.length >= FEWEST_DAYS && person && dose ? new Set(days) : NO_DAYS
}

/**
 * Returns the columns of figures that measure an axis: `Profile \\ distance, m | 0 | 5 | 10 | Mean`. The corner names two
 * axes, and the figures increase without a gap between their cells.
 */
function pointsAcross(
  cells: readonly (Cell | undefined)[] | undefined,
  first: number,
  last: number,
): ReadonlySet<number> {
  if (!TWO_AXES.test(cells?.[first]?.text ?? '')) return NO_DAYS
  const points: number[] = []
  let before = -Infinity
  for (let column = first + 1; column <= last; column += 1) {
    const [figure] = FIGURE.exec(cells?.[column]?.text.trim() ?? '') ?? []
    if (figure === undefined) break
    const value = Number(figure.replace(',', '.'))
    if (value <= before) return NO_DAYS
    before = value
    points.push(column)
  }
  return points.length >= FEWEST_POINTS ? new Set(points) : NO_DAYS
}

/**
 * Returns a number that increases from day to day, for `4` or, with its month, `07.10`. Null if the text isn't a day.
 */
function dayNumber(text: string): number | null {
  const [, day = '', month = '0'] = /^(\d{1,2})(?:[./](\d{2}))?$/.exec(text) ?? []
  if (day === '' || Number(day) < 1 || Number(day) > LAST_DAY || Number(month) > LAST_MONTH) return null
  return Number(month) * (LAST_DAY + 1) + Number(day)
}

/** Whether all years are the same: «Предел | 2000 | 2000 | 2000». They can't be headers that distinguish columns. */
function areAllOne(years: readonly number[]): boolean {
  return years.length > 2 && new Set(years).size === 1
}

/**
 * Whether years are consecutive: `2022 | 2023 | 2024 | Limit`. They are the years of columns, not limits that look like
 * years.
 */
function areConsecutive(years: readonly number[]): boolean {
  return years.length > 1 && years.every((year, at) => at === 0 || Math.abs(year - (years[at - 1] ?? 0)) === 1)
}

/** Whether a row begins with its period: `Quarter 1 | NR`. Its mark then isn't «Nr.». */
function isOfPeriod(cell: Cell | undefined): boolean {
  return isFilled(cell) && namedPeriod(cell.text)?.whole === true
}

/** Whether a cell is directly below a header with a dose unit. */
function isBelowDose({ sheet }: Lane, row: number, column: number): boolean {
  const over = sheet.rows[row - 1]?.[column]?.text
  return over !== undefined && headerWords(over).units.some(({ kind }) => RADIATION_KINDS.has(kind))
}

function isNumber(cell: Cell | undefined): boolean {
  return typeof cell?.value === 'number' || (typeof cell?.value === 'string' && /^\d{4}$/.test(cell.value.trim()))
}

/**
 * Whether a label's number is a scale: «Доза, 0,01 мЗв», `Dose (10 µSv)`. It isn't an amount: the values below are
 * multiples of it.
 */
function isScaledLabel(text: string): boolean {
  return /^\p{L}/u.test(text) && headerWords(text).units.some(({ scaled, ucum }) => scaled || ucum.startsWith('10*'))
}

/** Whether a label says what share of an amount the numbers below are: «Доля от 20 мЗв, %». */
function isShareLabel(text: string): boolean {
  return SHARE.test(text)
}

/** Whether an amount in brackets only explains the words around it: «Доля от предела (20 мЗв), %». */
function hasAmountAside({ text, unitKind }: CellFacts): boolean {
  return unitKind !== null && RADIATION_KINDS.has(unitKind) && ASIDE.test(text)
}

/** Whether the number before the unit is the year of a period: `Q1 2024 mSv`, `Hp(10) 2024 mSv`. */
function isPeriodInUnit(text: string): boolean {
  const unit = BEHIND_YEAR.exec(text)
  if (!unit) return false
  const named = namedPeriod(besideQuantities(text.slice(0, unit.index)))
  return (
    named !== null &&
    (named.whole || headerWords(text).quantities.length > 0) &&
    named.year !== null &&
    headerWords(text).units.some(({ kind }) => RADIATION_KINDS.has(kind))
  )
}

/** Whether a year or a number before a column's subject counts nothing: `2024 dose (mSv)`, `Badge 2 dose, mSv`. */
function isHeading({ text, unitKind }: CellFacts): boolean {
  return unitKind === 'countable' && headerWords(text).units.some(({ kind }) => RADIATION_KINDS.has(kind))
}

/** Whether a number follows letters and is part of a name: `H1 mSv`, `TLD2 (mSv)`. */
function isNumbered(text: string): boolean {
  return /^\p{L}{1,6}[-.]?\d{1,2}(?![\d.,])/u.test(text)
}

/** Whether a row lists data types, as registries print below a header: `C(15)`, `FLOAT`, `D(10) (DD/MM/AAAA)`. */
export function isTypeRow(lane: Lane, shape: RowShape): boolean {
  return shape.filled >= 2 && everyText(lane, shape, (text) => TYPE.test(text))
}

/** Whether a row lists units below a header: `мЗв`, `> mSv.`. Its other cells may be anything but numbers. */
export function isUnitRow(lane: Lane, shape: RowShape, looks: CellLooks): boolean {
  let units = 0
  const fits = everyText(lane, shape, (text, cell) => {
    const { kind } = looks.of(cell)
    if (kind === 'unit' || isUnitText(text)) units += 1
    return kind === 'unit' || kind === 'text' || kind === 'dash' || kind === 'period'
  })
  return fits && units > 0 && units * 2 >= shape.filled
}

/** Whether a row numbers the columns, as official forms do below a header: 1, 2, 3 … (or А, Б, 1, 2 …). */
export function isColumnNumberRow(lane: Lane, shape: RowShape): boolean {
  let next = 0
  let letters = 0
  const fits = everyText(lane, shape, (text) => {
    if (/^\p{L}$/u.test(text)) {
      letters += 1
      return next === 0
    }
    if (!COLUMN_NUMBER.test(text)) return false
    const number = Number(text.replace(/\D/g, ''))
    if (next > 0 ? number !== next + 1 : number > 2) return false
    next = number
    return true
  })
  return fits && next >= 2 && (next + letters >= 3 || isUnderNames(lane, shape))
}

/** Whether a row of two numbers is below a header for people: `1 | 2` under «ФИО | Доза». Nobody is called 1. */
function isUnderNames({ sheet }: Lane, { row, first, filled }: RowShape): boolean {
  const { meaning } = headerWords(sheet.rows[row - 1]?.[first]?.text ?? '')
  return filled === 2 && (meaning === 'subject' || meaning === 'surname')
}

/**
 * Returns the columns that a unit alone in its row applies to: «Доза, мкЗв» below `2022 | 2023 | 2024`, merged over
 * them or not. Empty if anything else is above it.
 * @param above the header row above it, from 0
 */
export function periodsOverUnit({ sheet, left, right }: Lane, above: number, row: number): readonly number[] {
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index)
  const said = columns.filter((column) => isFilled(sheet.rows[row]?.[column]))
  const [at] = said
  const text = at === undefined ? '' : (sheet.rows[row]?.[at]?.text.trim() ?? '')
  if (at === undefined || said.length > 1 || !/^\p{L}/u.test(text) || headerWords(text).units.length === 0) return []
  const textOver = (column: number) => sheet.rows[above]?.[column]?.text.trim() ?? ''
  if (!columns.some((column) => column < at && textOver(column) !== '')) return []
  const under = columns.filter((column) => column >= at)
  const end = under.findIndex((column) => !isPeriod(textOver(column)))
  const over = end < 0 ? under : under.slice(0, end)
  return over.length > 1 ? over : []
}

function isPeriod(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text) || namedPeriod(text)?.whole === true
}

/** Whether a text is only a unit, whatever punctuation surrounds it. */
export function isUnitText(text: string): boolean {
  const { units } = headerWords(text)
  if (units.length === 0) return false
  const rest = units.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return !/[\p{L}\d]/u.test(rest.replace(IN, ''))
}

function everyText(
  { sheet }: Lane,
  { row, first, last }: RowShape,
  fits: (text: string, cell: Parameters<CellLooks['of']>[0]) => boolean,
): boolean {
  for (let column = first; column <= last; column += 1) {
    const cell = sheet.rows[row]?.[column]
    if (isFilled(cell) && !fits(cell.text.trim(), cell)) return false
  }
  return true
}

function meansSomething(text: string): boolean {
  const { meaning, quantity, units, dose, role, period, position } = headerWords(text)
  const told = [meaning, quantity, role, period, position].some((each) => each !== null)
  return told || units.length > 0 || dose
}
