import { sourceOf } from '../language/header-patterns'
import type { Cell } from '../../spreadsheets/model'
import { readMark } from '../grammar/marks'
import { findQuantityNames } from '../grammar/names'
import { COMPARATOR_WORDS } from '../lexicon/comparators'
import { readUnit } from '../units/read-unit'
import type { UnitKind } from '../units/ucum'
import type { Legend } from '../layout-model'
import { oneLine } from './fold'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { positionOf } from './header-words'
import { namedPeriod, type PeriodLevel } from './periods'

export type CellKind =
  | 'blank'
  /** A cell of the number type. */
  | 'number'
  /** A text that is a number, possibly with a comparator, a second bound or an uncertainty. */
  | 'numeral'
  /** A number with a unit that is used for doses. */
  | 'amount'
  /** `<LD`, `NR`, `НПО`. */
  | 'mark'
  /** `-` or `x`: an empty place in any column. */
  | 'dash'
  | 'date'
  | 'period'
  | 'unit'
  | 'quantity'
  /** A long number, a UID, a number with leading zeros, or a phone number. */
  | 'code'
  | 'text'
  | 'other'

/** The facts about a cell on its own, without its context. */
export interface CellFacts {
  readonly kind: CellKind
  /** The text on one line. */
  readonly text: string
  /** The size of a number, a numeral or an amount. */
  readonly size: number | null
  readonly integer: boolean
  /** The unit of an amount, or of a cell with only a unit: the first unit of radiation, otherwise the first unit. */
  readonly unit: string | null
  readonly unitKind: UnitKind | null
  readonly period: PeriodLevel | null
  /** The decimal separator that the numeral indicates. */
  readonly decimal: '.' | ',' | null
}

const NUMERAL =
  /^[<>≤≥~≈±]?=?\s?[-−+]?\s?\d[\d\s\u00a0\u202f.,'’]*(?:\s?(?:[-–—…]|\.{2,3}|±|\+\/-)\s?\d[\d\s\u00a0\u202f.,'’]*)?$/
/** «sub 0,05» is `<0,05` in words. */
const BELOW = new RegExp(
  `^(?:${Object.values(COMPARATOR_WORDS)
    .flatMap((words) => words['<'])
    .join('|')})\\s(?=\\d)`,
  'iu',
)
/** The mark of a note below the table: `0.51*`. */
const NOTE_MARK = /(?<=\d)\s?[*†‡]+$/
/** The first number of a range, or of a value with its uncertainty. */
const FIRST_NUMBER = /^[^\d]*\d[^-–—…±+]*/
const UID = /^\d+(?:\.\d+){4,}$/
/** `E-31` is the number of a device, not an effective dose. */
const SHORT_CODE = /^\p{Lu}-\d+$/u
const LONG_CODE = /^(?:\d{10,}|0\d+|\+?\d[\d\s()-]{9,}\d)$/
const TEXT_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[T ]\d{1,2}:\d{2}.*)?$/
/** `01.01.2024-31.03.2024` isn't numbers with several separators. */
const DATE_RANGE = new RegExp(
  String.raw`^(?:${sourceOf('since')} )?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:\s?(?:[-–—…/]|\.{2,3})\s?|\s${sourceOf('until')}\s)\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$`,
  'i',
)
/** `03.03–09.03.2025`, `10-16.03.2025`: only the second day has its year. */
const DAYS_OF_YEAR = /^\d{1,2}(?:[./]\d{1,2})?\.?\s?[-–—]\s?\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d$/
const MONTHS_A_YEAR = 12
/** `01.09–07.09`, `29.12-04.01`: days of one month or of two in succession. Numbers of two digits seldom look so. */
const DAYS = /^(?:0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.?\s?[-–—]\s?(?:0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.?$/
/** `2024-03` and `03.2024` aren't ranges. */
const MONTH = /^(?:(?:19|20)\d\d[-./](?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])[-./](?:19|20)\d\d)$/
/** `01.2024-03.2024` and `01-03.2024` aren't ranges of numbers either. */
const MONTHS = /^(?:0[1-9]|1[0-2])(?:[./](?:19|20)\d\d)?\s?[-–—]\s?(?:0[1-9]|1[0-2])[./](?:19|20)\d\d$/
/** `2021-2025` isn't a range of numbers. */
const YEARS = /^(?:19|20)\d\d\s?[-–—]\s?(?:19|20)\d\d$/
const NUMBER_THEN_WORD = /\d[\d.,]*[\s\u00a0\u202f]{0,2}(?=[\p{L}%])/gu
const AMOUNTS = 4
const LONGEST = 400
const DASH = /^[-–—*xх.…?_/\\\s]+$/i
/** Words that any column may contain. They are marks only in a column of doses. */
const PLAIN_WORDS = new RegExp(`^${sourceOf('plainWord')}$`)

const NOTHING = {
  size: null,
  integer: false,
  unit: null,
  unitKind: null,
  period: null,
  decimal: null,
} as const
const BLANK: CellFacts = { kind: 'blank', text: '', ...NOTHING }

/**
 * Determines the facts about cells and caches them: equal cells share one object, and equal texts are analyzed once.
 */
export class CellLooks {
  private readonly byCell = new Map<Cell, CellFacts>()
  private readonly byText = new Map<string, CellFacts>()

  /** @param marks what the file says that its codes in place of doses mean */
  constructor(private readonly marks: Legend['marks'] = new Map()) {}

  of(cell: Cell | undefined): CellFacts {
    if (!cell) return BLANK
    const known = this.byCell.get(cell)
    if (known) return known
    const facts = this.look(cell)
    this.byCell.set(cell, facts)
    return facts
  }

  /** Returns only the text from the facts about a cell. */
  textOf(cell: Cell): string {
    const known = this.byCell.get(cell)
    if (known) return known.text
    return oneLine(typeof cell.value === 'string' ? cell.value : cell.text)
  }

  private look(cell: Cell): CellFacts {
    const { value } = cell
    if (typeof value === 'string') return this.ofText(value)
    const text = oneLine(cell.text)
    if (typeof value === 'number') {
      return { ...NOTHING, kind: 'number', text, size: Math.abs(value), integer: Number.isInteger(value) }
    }
    if (value === null) return text === '' ? BLANK : this.ofText(cell.text)
    if (typeof value === 'object' && value.kind === 'date') return { ...NOTHING, kind: 'date', text, period: 'day' }
    return { ...NOTHING, kind: 'other', text }
  }

  private ofText(text: string): CellFacts {
    const known = this.byText.get(text)
    if (known) return known
    const facts = this.marks.has(text.trim())
      ? ({ ...NOTHING, kind: 'mark', text: oneLine(text) } as const)
      : textFacts(text)
    this.byText.set(text, facts)
    return facts
  }
}

function areDays(text: string): boolean {
  const [, first, last] = DAYS.exec(text) ?? []
  return last !== undefined && (Number(last) - Number(first) + MONTHS_A_YEAR) % MONTHS_A_YEAR <= 1
}

function textFacts(raw: string): CellFacts {
  const text = oneLine(raw)
  if (text === '') return BLANK
  if (text.length <= 40 && (DATE_RANGE.test(text) || areDays(text))) return { ...NOTHING, kind: 'period', text }
  if (text.length <= 30 && !/\p{L}{4}/u.test(text)) {
    if (DAYS_OF_YEAR.test(text) && namedPeriod(text)?.whole === true)
      return { ...NOTHING, kind: 'period', text, period: namedPeriod(text)?.level ?? null }
    if (YEARS.test(text)) return { ...NOTHING, kind: 'period', text, period: 'other' }
    if (UID.test(text) || LONG_CODE.test(text) || SHORT_CODE.test(text)) return { ...NOTHING, kind: 'code', text }
    if (MONTHS.test(text)) return { ...NOTHING, kind: 'period', text, period: namedPeriod(text)?.level ?? null }
    if (MONTH.test(text)) return { ...NOTHING, kind: 'period', text, period: 'month' }
    if (TEXT_DATE.test(text)) return { ...NOTHING, kind: 'date', text, period: 'day' }
    const noted = text.replace(NOTE_MARK, '')
    if (NUMERAL.test(noted)) return { ...numeral(noted), text }
  }
  const below = text.length <= 40 ? text.replace(BELOW, '<') : text
  if (below !== text && NUMERAL.test(below)) return { ...numeral(below), text }
  if (DASH.test(text)) return { ...NOTHING, kind: 'dash', text }
  if (!PLAIN_WORDS.test(text) && readMark(text, 'dosimetry') !== null) return { ...NOTHING, kind: 'mark', text }
  if (readMark(text, 'dosimetry') !== null) return { ...NOTHING, kind: 'dash', text }
  const period = namedPeriod(text)
  if (period?.whole) return { ...NOTHING, kind: period.level === 'day' ? 'date' : 'period', text, period: period.level }
  if (text.length > LONGEST) return { ...NOTHING, kind: 'text', text }
  return amount(text) ?? named(text) ?? { ...NOTHING, kind: 'text', text }
}

function numeral(text: string): CellFacts {
  const digits = (FIRST_NUMBER.exec(text)?.[0] ?? text).replace(/[^\d.,]/g, '')
  const mark =
    /^\d+([.,])(?:\d{1,2}|\d{4,}|0\d\d)$/.exec(digits)?.[1] ?? (/^0[.,]/.test(digits) ? digits.charAt(1) : null)
  const size = Number.parseFloat(digits.replace(',', '.'))
  const year = /^(?:19|20)\d\d$/.test(text)
  return {
    ...NOTHING,
    kind: 'numeral',
    text,
    size: Number.isFinite(size) ? size : null,
    integer: /^\d+$/.test(digits),
    period: year ? 'year' : null,
    decimal: mark === '.' || mark === ',' ? mark : null,
  }
}

function amount(text: string): CellFacts | null {
  if (!/\d/.test(text)) return null
  let first: { unit: string; kind: UnitKind; size: number; decimal: '.' | ',' | null } | null = null
  let seen = 0
  const names = findQuantityNames(text)
  for (const found of text.matchAll(NUMBER_THEN_WORD)) {
    // The `10` of `Hp10 mSv` isn't an amount, and neither is the `1` of «Пост 1, мкР/ч».
    if (/[.,]\s+$/.test(found[0])) continue
    if (names.some(({ start, end }) => found.index >= start && found.index < end)) continue
    seen += 1
    if (seen > AMOUNTS) break
    const unit = readUnit(text, found.index + found[0].length, 'unknown')
    if (!unit || unit.kind === 'time' || unit.kind === 'length' || unit.kind === 'area') continue
    if (unit.reason === 'gramOrYear') continue
    const written = found[0].trim()
    const next = {
      unit: unit.ucum,
      kind: unit.kind,
      size: Number.parseFloat(written.replace(',', '.')),
      decimal: numeral(written).decimal,
    }
    if (RADIATION_KINDS.has(unit.kind)) {
      first = next
      break
    }
    first ??= next
  }
  if (!first) return null
  return {
    ...NOTHING,
    kind: 'amount',
    text,
    size: first.size,
    unit: first.unit,
    unitKind: first.kind,
    decimal: first.decimal,
  }
}

function named(text: string): CellFacts | null {
  if (text.length > 80) return null
  const unit = readUnit(text.replace(/^[([]/, ''), 0, 'unknown')
  if (
    unit &&
    text
      .replace(/^[([]/, '')
      .slice(unit.end)
      .replace(/[)\].\s]/g, '') === ''
  ) {
    return { ...NOTHING, kind: 'unit', text, unit: unit.ucum, unitKind: unit.kind }
  }
  if (findQuantityNames(text).length > 0) return { ...NOTHING, kind: 'quantity', text }
  return null
}

/** Whether a text names only a place on the body. */
export function isPosition(text: string): boolean {
  return text.length <= 40 && positionOf(text) !== null
}
