import {
  type OtherNumber,
  UNITS_OF_DOSES,
  UNITS_OF_OTHERS,
  WORDS_AFTER,
  WORDS_BEFORE,
  YEAR_SIGNS,
} from '../lexicon/other-numbers'
import { sourceOfForms } from '../language/header-patterns'
import { MONTH_WORDS } from '../lexicon/periods'
import type { DoseContext } from '../units/symbol'
import { anyOf, lettersOf, mayHoldAny } from './patterns'

/** Why a number isn't a dose. */
export type RejectReason =
  | OtherNumber
  | 'date'
  | 'time'
  | 'uid'
  | 'schedule'
  | 'code'
  | 'part_of_word'
  | 'unknown_unit'
  | 'no_unit'
  | 'other_kind'

export interface OtherSpan {
  readonly start: number
  readonly end: number
  readonly reason: RejectReason
}

/** How the names of months begin. */
const MONTHS = [...new Set(MONTH_WORDS.flat().map((name) => name.slice(0, 3)))].join('|')
const DECIMALS = String.raw`(?:[.,]\d{1,6})?(?:[eE][+-]?\d{1,3}(?!\d))?`
const NUMBER = String.raw`\d{1,12}${DECIMALS}`
/** Includes `1 200`, since a word after it belongs to the entire number, not to the last group. */
const GROUPED = String.raw`(?:\d{1,3}(?:[ \u00a0\u2009\u202f']\d{3}){1,3}|\d{1,12})${DECIMALS}`
/** Requires all digits of the number, not just the first ones. */
const WHOLE = String.raw`(?![.,]?\d)`
const OTHER_UNIT = String.raw`\s{0,2}(?:${UNITS_OF_OTHERS.map(escaped).join('|')})(?![\p{L}/])`
/** «вес 5 мг/кг» is a dose by weight. */
const DOSE_UNIT = String.raw`\s{0,2}(?:${UNITS_OF_DOSES.prefixes.join('|')})?(?:${UNITS_OF_DOSES.bases.join('|')})(?!\p{L})`
const YEAR_SIGN = sourceOfForms(YEAR_SIGNS)
const NOT_BEFORE = String.raw`(?<![\p{L}\d.,])`

/** Patterns that don't need a word next to them. */
const SHAPES: readonly (readonly [RejectReason, RegExp])[] = [
  ['uid', /(?<![\d.])\d{1,20}(?:\.\d{1,39}){4,16}(?![\d.])/g],
  [
    'date',
    /(?<![\d.,])\d{4}[-./](?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\d|3[01])(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?)?(?!\d)/g,
  ],
  ['date', /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}(?![\d.,]\d|\d)/g],
  ['date', /(?<![\d.,])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)\d{2}(?!\d)/g],
  [
    'date',
    new RegExp(String.raw`(?<![\d.,])(?:0[1-9]|1[0-2])[./-](?:19|20)\d{2}(?![\d.,]\d|\d)(?!${DOSE_UNIT})`, 'giu'),
  ],
  [
    'date',
    new RegExp(
      `(?<![\\d.,])\\d{1,2}[\\s.-]{1,2}(?:${MONTHS})\\p{L}{0,8}\\.?[\\s.,-]{0,3}(?:(?:19|20)\\d{2}|\\d{2}(?!\\d))?`,
      'giu',
    ),
  ],
  [
    'date',
    new RegExp(
      `(?<!\\p{L})(?:${MONTHS})\\p{L}{0,8}\\.?[\\s.,-]{1,3}(?:\\d{1,2},?\\s{1,2})?(?:19|20)\\d{2}(?!\\d)`,
      'giu',
    ),
  ],
  [
    'year',
    new RegExp(
      String.raw`(?<![\d.,])(?:19|20)\d{2}\s?[-–—/]\s?(?:19|20)\d{2}(?:\s?${YEAR_SIGN}(?!\p{L})\.?){0,2}(?!\d)`,
      'giu',
    ),
  ],
  ['year', new RegExp(String.raw`(?<![\d.,])(?:19|20)\d{2}\s{0,2}${YEAR_SIGN}(?![\p{L}/])\.?`, 'giu')],
  ['time', /(?<![\d.,:])(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?!\d)/g],
  ['phone', /(?<![\d.,])\+\d{1,3}[\s(-]{0,2}\d{2,4}[\s)-]{0,2}\d{2,4}(?:[\s-]?\d{2,4}){1,3}(?!\d)/g],
  [
    'package',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:N|№|N°|Nr\.?|No\.?)\s?\d{1,6}(?![\d.,]*[\p{L}\d])(?!\s?[/\\]\d)(?!${DOSE_UNIT})`,
      'giu',
    ),
  ],
  ['document', /№\s?[\p{L}\d][\p{L}\d/.-]{0,30}/gu],
  ['price', /[$€£₽]\s?\d[\d.,  ]{0,16}\d|[$€£₽]\s?\d/g],
  [
    'schedule',
    /(?<![\d.,-])(?:\d|½|1\/2)\s?-\s?(?:\d|½|1\/2)\s?-\s?(?:\d|½|1\/2)(?:\s?-\s?(?:\d|½|1\/2))?(?![\d.,-])/g,
  ],
]

const PRESSURE = /(?<![\d.,/])(?:[89]\d|1\d{2}|2[0-4]\d)\s?\/\s?(?:[4-9]\d|1[0-4]\d)(?![\d.,/]|\s{0,3}[\p{L}%])/gu

const BEFORE = Object.values(WORDS_BEFORE).flatMap((reasons) =>
  (Object.entries(reasons) as [OtherNumber, readonly string[]][]).map(([reason, words]) => [reason, words] as const),
)
const WORD_THEN_NUMBER = mergeReasons(BEFORE).map(
  ([reason, words]) =>
    [
      reason,
      mayHoldAny(words),
      new RegExp(`${anyOf(words, 'iu').source}[\\s.:=№#—–-]{0,4}${tail(reason)}`, caseMatters(reason) ? 'gu' : 'giu'),
    ] as const,
)
const NUMBER_THEN_WORD = (Object.entries(WORDS_AFTER) as [OtherNumber, readonly string[]][]).map(
  ([reason, words]) =>
    [
      reason,
      new RegExp(
        `${NOT_BEFORE}${GROUPED}(?:\\s?[-–—/]\\s?${GROUPED})?[\\s\\u00a0]{0,2}(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{M}\\d])`,
        reason === 'exposure_settings' ? 'gu' : 'giu',
      ),
    ] as const,
)
const ANY_DIGIT = /\d/

/** Returns the numbers of a text that aren't doses with the reason for each, in reading order and without overlaps. */
export function findOtherNumbers(text: string, context: DoseContext): readonly OtherSpan[] {
  if (!ANY_DIGIT.test(text)) return []
  const pressure = context === 'medication' ? [] : [['blood_pressure', PRESSURE] as const]
  const letters = lettersOf(text)
  const before = WORD_THEN_NUMBER.flatMap(([reason, mayHold, pattern]) =>
    mayHold(letters) ? [[reason, pattern] as const] : [],
  )
  const after = letters.size > 0 || /[$€£₽°%]/.test(text) ? NUMBER_THEN_WORD : []
  const spans: OtherSpan[] = []
  for (const [reason, pattern] of [...SHAPES, ...before, ...after, ...pressure]) {
    if (reason === 'laboratory' && context === 'medication' && pattern === AFTER_LABORATORY) continue
    for (const found of text.matchAll(pattern)) {
      spans.push({ start: found.index, end: found.index + found[0].length, reason })
    }
  }
  return withoutOverlaps(spans)
}

/** In a list of medicines, `mmol/L` is a strength. */
const AFTER_LABORATORY = NUMBER_THEN_WORD.find(([reason]) => reason === 'laboratory')?.[1]

/** Returns the spans without overlaps. The first in the text is kept, and the longest of those that begin together. */
function withoutOverlaps(spans: OtherSpan[]): OtherSpan[] {
  spans.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: OtherSpan[] = []
  for (const span of spans) {
    const last = kept.at(-1)
    if (!last || span.start >= last.end) kept.push(span)
  }
  return kept
}

/** Returns the pattern after the word: a code for a batch; otherwise a number, possibly with a unit in letters. */
function tail(reason: OtherNumber): string {
  if (reason === 'batch' || reason === 'document') return '(?=[\\p{L}\\d-]{0,20}\\d)[\\p{L}\\d][\\p{L}\\d/-]{0,30}'
  if (reason === 'phone') return '[+\\d(][\\d\\s()-]{4,20}\\d'
  if (reason === 'year') return '(?:19|20)\\d{2}(?!\\d)'
  if (reason === 'laboratory') return `${NUMBER}${WHOLE}(?:${OTHER_UNIT}|(?=\\s{0,3}(?:$|[;,)])))`
  return `${NUMBER}(?:\\s?[-–—/]\\s?${NUMBER})?${WHOLE}(?:${OTHER_UNIT}|(?!${DOSE_UNIT}))`
}

/** Whether letter case matters, as for short words in capitals: `АД`, `RR`, `ID`. */
function caseMatters(reason: OtherNumber): boolean {
  return reason === 'blood_pressure' || reason === 'document' || reason === 'exposure_settings'
}

function mergeReasons(pairs: readonly (readonly [OtherNumber, readonly string[]])[]): [OtherNumber, string[]][] {
  const merged = new Map<OtherNumber, string[]>()
  for (const [reason, words] of pairs) merged.set(reason, [...(merged.get(reason) ?? []), ...words])
  return [...merged]
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '[\\s\\u00a0]{0,2}')
}
