import type { DataLanguage } from '../../spreadsheets/language'
import { compareSame, comparableDate, localDate, localNumber, readCell, type Comparable } from '../data/comparables'
import { parseIsoDate } from '../../spreadsheets/iso-date'
import type { SheetDate } from '../../spreadsheets/model'
import { exactOf } from '../data/decimals'
import {
  exactQuantity,
  inUnit,
  isEqual,
  isLess,
  isSameUnit,
  readQuantity,
  shownUnit,
  type Quantity,
  type Truth,
} from '../data/quantities'
import type { ComparisonOperator } from '../template/tags'
import { not, saysUnknown, yesOrNo } from './truth'

/** The right side of a comparison as written in a template, with every reading that it has. */
export interface Literal {
  readonly text: string
  readonly quoted: boolean
  readonly number: Comparable | null
  readonly date: Comparable | null
  /** With a unit, as in `1 mSv`, or a bound. */
  readonly quantity: Quantity | null
}

/** In Romanian, fifteen hundred to some and one and a half to others: `1.500`. */
const TWO_WAYS = /^-?[1-9]\d{0,2}\.\d{3}(?=\s*%?$)/

/**
 * A number in a template: `1000`, `0.5`, `1 000,50`, `50%`. A lone mark before three digits, which reads two ways in a cell,
 * is a decimal mark here if it is a point; a comma is what the language has it for.
 */
function literalNumber(text: string, language: DataLanguage): Comparable | null {
  const percent = /^(.*\d)\s*%$/.exec(text)
  const digits = percent?.[1] ?? text
  if (language === 'ro' && TWO_WAYS.test(digits)) return null
  const plain =
    language === 'en' ? digits.replace(/,(?=(?:\d{3})+(?:\.|$))/g, '') : digits.replace(/^(-?\d+),(\d+)$/, '$1.$2')
  const exact = /^-?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? exactOf(Number(plain)) : localNumber(digits, language)
  if (exact === null) return null
  return { kind: 'number', number: percent === null ? exact : { ...exact, places: exact.places + 2 } }
}

/** The right side of a comparison, with the number and the date that it can be read as in the language of the data. */
export function readLiteral(text: string, quoted: boolean, language: DataLanguage): Literal {
  const trimmed = text.trim()
  const iso = isoLiteral(trimmed)
  const number = literalNumber(trimmed, language)
  return {
    text: trimmed,
    quoted,
    number,
    quantity: number?.kind === 'number' ? exactQuantity(number.number) : readQuantity(trimmed, language),
    date: iso === null ? localDate(trimmed, language) : comparableDate(iso),
  }
}

/** `2025-12-09`, `09:00`, and `2025-12-9`, `9:00` as a hand writes them. */
function isoLiteral(text: string): SheetDate | null {
  const padded = text.replace(/^(?:\d{4}-)?\d{1,2}(?:-\d{1,2}(?!\d)|(?=:))/, (digits) =>
    digits.replace(/(?<!\d)\d(?!\d)/g, '0$&'),
  )
  return /^(?:\d{4}-|\d\d:)/.test(padded) ? parseIsoDate(padded) : null
}

function holds(operator: ComparisonOperator, order: number): boolean {
  switch (operator) {
    case '=':
      return order === 0
    case '!=':
      return order !== 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}

/**
 * Why no one knows whether a comparison is true: the cell is empty, says that its value isn't known, is in another unit, may lie on
 * either side (`<0.05` next to 0.01), or has no order to what it is compared with.
 */
export type Doubt = 'empty' | 'unknown' | 'unit' | 'bound' | 'kind'

/** Whether a comparison is true, or why no one knows. */
export type Verdict = boolean | Doubt

function isEquality(operator: ComparisonOperator): boolean {
  return operator === '=' || operator === '!='
}

/** A side of a comparison that comes from the spreadsheet, the profile or a calculation. */
export interface Operand {
  /** By its type alone (`comparableCell`), so that a text of digits is a text; null for one that is empty. */
  readonly value: Comparable | null
  /** As the sheet shows it. */
  readonly shown: string
  /** The unit that the column's heading names, for numbers that are without one. */
  readonly unit?: string | null
}

/** What an operand says of a number; null for what says none. */
export function quantityOf({ value, shown }: Operand, language: DataLanguage): Quantity | null {
  if (value?.kind === 'number') return exactQuantity(value.number, shownUnit(shown))
  return value?.kind === 'text' ? readQuantity(value.text, language) : null
}

/** Both in one unit; null where their units differ. A side without a unit has its column's, else it is taken for the other's. */
function inOneUnit(left: Quantity, leftUnit: string | null, right: Quantity, rightUnit: string | null) {
  const [a, b] = [left.unit ?? leftUnit, right.unit ?? rightUnit]
  if (a === null || b === null || isSameUnit(a, b)) return { left, right }
  const converted = inUnit({ ...left, unit: a }, b)
  return converted && { left: converted, right }
}

function compareQuantities(
  left: Quantity,
  leftUnit: string | null,
  operator: ComparisonOperator,
  right: Quantity,
  rightUnit: string | null,
): Verdict {
  const both = inOneUnit(left, leftUnit, right, rightUnit)
  if (both === null) return 'unit'
  const truth = ordered(both.left, operator, both.right)
  return truth === 'unknown' ? 'bound' : truth
}

function ordered(left: Quantity, operator: ComparisonOperator, right: Quantity): Truth {
  switch (operator) {
    case '<':
      return isLess(left, right)
    case '>':
      return isLess(right, left)
    case '<=':
      return not(isLess(right, left))
    case '>=':
      return not(isLess(left, right))
    case '=':
      return isEqual(left, right)
    case '!=':
      return not(isEqual(left, right))
  }
}

/**
 * A value against a literal. Numbers are compared as exact decimals, in one unit, dates as dates (by the day, unless the literal says
 * a time), texts as names are. A text against a number or a date that is without quotation marks is read as one; where it is
 * none it equals nothing, and is in no order to it. What an empty cell would have contained is known only where the literal is empty too.
 */
export function compareLiteral(
  operand: Operand,
  operator: ComparisonOperator,
  literal: Literal,
  language: DataLanguage,
): Verdict {
  const { value, shown, unit = null } = operand
  if (value === null) return literal.text === '' && isEquality(operator) ? operator === '=' : 'empty'
  if (value.kind === 'error') return 'unknown'
  if (literal.text === '' && isEquality(operator)) return operator === '!='
  if (language === 'ro' && !literal.quoted && TWO_WAYS.test(literal.text)) return 'kind'
  const byText = { kind: 'text', text: shown } as const
  const asText = compareSame(byText, { kind: 'text', text: literal.text }, language) ?? 1
  if (value.kind === 'text' && saysUnknown(value.text) && asText !== 0) return 'unknown'
  const said = yesOrNo(literal.text)
  if (value.kind === 'boolean') {
    return said === null
      ? holds(operator, asText)
      : isEquality(operator) && holds(operator, value.value === said ? 0 : 1)
  }
  const isWritten = value.kind === 'text' && literal.quoted
  const quantity = isWritten || value.kind === 'date' ? null : quantityOf(operand, language)
  if (quantity !== null && literal.quantity !== null && !isTextOf(operand, literal, asText, operator)) {
    return compareQuantities(quantity, unit, operator, literal.quantity, unit)
  }
  const other = value.kind === 'date' ? (literal.date ?? literal.number) : (literal.number ?? literal.date)
  // «= 09.12.25» next to a date: figures that aren't a date are no other date either.
  const isUnread = value.kind === 'date' && !literal.quoted && asText !== 0 && /\d/.test(literal.text)
  if (other === null) {
    return value.kind === 'text' || (isEquality(operator) && !isUnread) ? holds(operator, asText) : 'kind'
  }
  if (value.kind === 'text') {
    if (literal.quoted) return holds(operator, asText)
    const read = readAs(value.text, other.kind, language)
    if (read !== null) return compareBoth(read, operator, other, language)
    return isEquality(operator) ? holds(operator, asText) : 'kind'
  }
  const verdict = compareBoth(value, operator, other, language)
  return verdict === 'kind' && isEquality(operator) && !isUnread ? holds(operator, asText) : verdict
}

/** `= <0.05` next to a cell that says just that. */
function isTextOf({ value }: Operand, { number }: Literal, asText: number, operator: ComparisonOperator): boolean {
  return value?.kind === 'text' && number === null && asText === 0 && isEquality(operator)
}

/** A value against another, as another column's. */
export function compareValues(
  left: Operand,
  operator: ComparisonOperator,
  right: Operand,
  language: DataLanguage,
): Verdict {
  if (left.value === null || right.value === null) return 'empty'
  if (
    [left, right].some(({ value }) => value?.kind === 'error' || (value?.kind === 'text' && saysUnknown(value.text)))
  ) {
    return 'unknown'
  }
  const quantities = [quantityOf(left, language), quantityOf(right, language)] as const
  if (quantities[0] !== null && quantities[1] !== null) {
    return compareQuantities(quantities[0], left.unit ?? null, operator, quantities[1], right.unit ?? null)
  }
  const [a, b] = [readOperand(left, language), readOperand(right, language)]
  const verdict = compareBoth(a, operator, b, language)
  return verdict === 'kind' && isEquality(operator) ? operator === '!=' : verdict
}

function readOperand({ value, shown }: Operand, language: DataLanguage): Comparable {
  if (value === null) throw new Error('An empty operand is not read')
  return value.kind === 'text' ? (readCell({ value: value.text, text: shown }, language) ?? value) : value
}

function readAs(text: string, kind: Comparable['kind'], language: DataLanguage): Comparable | null {
  if (kind === 'date') return localDate(text, language)
  const number = localNumber(text, language)
  return number === null ? null : { kind: 'number', number }
}

function compareBoth(
  left: Comparable,
  operator: ComparisonOperator,
  right: Comparable,
  language: DataLanguage,
): Verdict {
  if (left.kind === 'date' && right.kind === 'date' && !right.date.hasTime && right.date.hasDate) {
    const day = (at: number) => Math.floor(at / 86_400)
    return holds(operator, day(left.at) - day(right.at))
  }
  // A time of day is in no order to a day.
  const isMixed = left.kind === 'date' && right.kind === 'date' && left.date.hasDate !== right.date.hasDate
  const order = isMixed ? null : compareSame(left, right, language)
  return order === null ? 'kind' : holds(operator, order)
}
