import type { DataLanguage } from '../../spreadsheets/language'
import { compareSame, comparableDate, localDate, localNumber, type Comparable } from '../data/comparables'
import { parseIsoDate } from '../../spreadsheets/iso-date'
import type { SheetDate } from '../../spreadsheets/model'
import { exactOf } from '../data/decimals'
import { normaliseName } from '../matching/normalise'
import type { ComparisonOperator } from '../template/tags'

const YES = new Set(['true', 'yes', 'да', 'истина', 'da', 'adevărat', '1'].map(normaliseName))
const NO = new Set(['false', 'no', 'нет', 'ложь', 'nu', 'fals', '0'].map(normaliseName))

/** Whether a cell says no in any of the languages, or has a dash in the place of a word. */
export function saysNo(text: string): boolean {
  return NO.has(normaliseName(text)) || /^\s*[-‐-―−]+\s*$/.test(text)
}

/** The right side of a comparison as written in a template, with every reading that it has. */
export interface Literal {
  readonly text: string
  readonly quoted: boolean
  readonly number: Comparable | null
  readonly date: Comparable | null
}

/**
 * A number in a template: `1000`, `0.5`, `1 000,50`, `50%`. A lone mark before three digits, which reads two ways in a cell,
 * is a decimal mark here if it is a point; a comma is what the language has it for.
 */
function literalNumber(text: string, language: DataLanguage): Comparable | null {
  const percent = /^(.*\d)\s*%$/.exec(text)
  const digits = percent?.[1] ?? text
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
  return {
    text: trimmed,
    quoted,
    number: literalNumber(trimmed, language),
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

/** Whether a comparison holds; `mismatch` where the two sides have no order between them. */
export type Verdict = boolean | 'mismatch'

function isEquality(operator: ComparisonOperator): boolean {
  return operator === '=' || operator === '!='
}

/**
 * A value against a literal. Numbers are compared as exact decimals, dates as dates (by the day, unless the literal says a time), texts
 * as names are. A text against a number or a date that stands without quotation marks is read as one; where it is none it equals
 * nothing, and is in no order to it. An error equals nothing; an empty cell equals the empty text alone.
 */
export function compareLiteral(
  value: Comparable | null,
  shown: string,
  operator: ComparisonOperator,
  literal: Literal,
  language: DataLanguage,
): Verdict {
  if (value === null) return isEquality(operator) && holds(operator, literal.text === '' ? 0 : 1)
  if (value.kind === 'error') return false
  const byText = { kind: 'text', text: shown } as const
  const asText = compareSame(byText, { kind: 'text', text: literal.text }, language) ?? 1
  const other = value.kind === 'date' ? (literal.date ?? literal.number) : (literal.number ?? literal.date)
  if (value.kind === 'boolean') {
    const word = normaliseName(literal.text)
    if (YES.has(word) || NO.has(word))
      return isEquality(operator) && holds(operator, value.value === YES.has(word) ? 0 : 1)
    return holds(operator, asText)
  }
  // «= 09.12.25» beside a date: figures that are no date are no other date either.
  const isUnread = value.kind === 'date' && !literal.quoted && asText !== 0 && /\d/.test(literal.text)
  if (other === null) {
    return value.kind === 'text' || (isEquality(operator) && !isUnread) ? holds(operator, asText) : 'mismatch'
  }
  if (value.kind === 'text') {
    if (literal.quoted) return holds(operator, asText)
    const read = readAs(value.text, other.kind, language)
    if (read !== null) return compareBoth(read, operator, other, language)
    return isEquality(operator) ? holds(operator, asText) : 'mismatch'
  }
  const verdict = compareBoth(value, operator, other, language)
  return verdict === 'mismatch' && isEquality(operator) && !isUnread ? holds(operator, asText) : verdict
}

/** A value against another column's. */
export function compareValues(
  left: Comparable | null,
  operator: ComparisonOperator,
  right: Comparable | null,
  language: DataLanguage,
): Verdict {
  if (left === null || right === null) return isEquality(operator) && holds(operator, left === right ? 0 : 1)
  if (left.kind === 'error' || right.kind === 'error') return false
  const verdict = compareBoth(left, operator, right, language)
  return verdict === 'mismatch' && isEquality(operator) ? operator === '!=' : verdict
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
  return order === null ? 'mismatch' : holds(operator, order)
}
