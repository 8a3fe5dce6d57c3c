import type { DateOrder } from '../../spreadsheets/date'
import { MONTH_WORDS, ORDINAL_WORDS, PERIOD_WORDS } from '../lexicon/periods'
import type { Period } from '../layout-model'

/** Lengths of periods, the shortest first. */
export const PERIOD_LEVELS = ['day', 'week', 'month', 'quarter', 'half', 'year', 'other'] as const
export type PeriodLevel = (typeof PERIOD_LEVELS)[number]

/** A calendar period as named in a text. Its year may come from the context. */
export interface FoundPeriod {
  readonly level: PeriodLevel
  /** Null if the text has no year. */
  readonly year: number | null
  /** Returns the period in the given year; null if it is impossible, such as a day that isn't in the calendar. */
  in(year: number): Period | null
}

/** The groups that a pattern matched. */
export type Groups = readonly (string | undefined)[]

/** A pattern and a function that interprets its groups. @see `namedPeriod` for the order */
export type PeriodReader = readonly [
  pattern: RegExp,
  read: (groups: Groups, order: DateOrder | null) => FoundPeriod | null,
]

const MONTH_OF = new Map(MONTH_WORDS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const ORDINAL_OF = new Map(
  ORDINAL_WORDS.flatMap((words, index) => [...words, String(index + 1)].map((word) => [word, index + 1] as const)),
)

export const MONTH = `(?<![\\p{L}])(${alternatives([...MONTH_OF.keys()])})(?![\\p{L}])\\.?`
export const QUARTER = wordsPattern(PERIOD_WORDS.quarter)
export const HALF = wordsPattern(PERIOD_WORDS.half)
export const MONTHS = wordsPattern(PERIOD_WORDS.months)
export const ORDINAL = `(${alternatives([...ORDINAL_OF.keys()])})(?:-?${wordsPattern(PERIOD_WORDS.ordinalEnding)})?`
export const GAP = '[\\s.,_/-]{0,3}'
export const YEAR = "(?:((?:19|20)\\d\\d|['’]\\d\\d)(?!\\d))"
export const YEAR_OR_SHORT = "(?:((?:19|20)\\d\\d|['’]?\\d\\d)(?![\\d.,]*\\d))"
export const OF_YEAR = `(?:\\s?${wordsPattern(PERIOD_WORDS.yearMark)}(?!\\p{L})\\.?)?`
export const OF = `(?:\\s${wordsPattern(PERIOD_WORDS.of)})?`
/** «2024 год, I кв.» */
export const YEAR_AHEAD = `(?:${YEAR}${OF_YEAR}${GAP})?`
/** «I кв. 2024 г.» */
export const YEAR_BEHIND = `(?:${GAP}${YEAR_OR_SHORT}${OF_YEAR})?`
export const TO = `\\s{0,2}(?:[-–—…]|\\.{2,3}|${wordsPattern(PERIOD_WORDS.through)})\\s{0,2}`
export const BEFORE = '(?<![\\p{L}\\d/.,-])'

/** Returns the number of a month, from 1. */
export function monthNumber(name: string | undefined): number | undefined {
  return MONTH_OF.get(name ?? '')
}

/** Returns the number of an ordinal, from 1: `II`, «второй», `2`. */
export function ordinalNumber(ordinal: string | undefined): number | undefined {
  return ORDINAL_OF.get(ordinal ?? '')
}

/** Returns a year in full: 2024 for `24`, 1998 for `98`. */
export function yearOf(text: string | undefined): number {
  const number = Number((text ?? '').replace(/\D/g, ''))
  if (number > 99) return number
  return number < 70 ? 2000 + number : 1900 + number
}

/** Returns a pattern without its capturing groups. */
export function ungrouped(source: string): string {
  return source.replace(/(?<!\\)\((?!\?)/g, '(?:')
}

export function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}

export function wordsPattern(words: readonly string[]): string {
  const all = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/\*$/, '\\p{L}*'))
  return `(?:${all.join('|')})`
}

function alternatives(words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).join('|')
}
