import {
  type Comparator,
  COMPARATOR_SIGNS,
  COMPARATOR_WORDS,
  COMPARATOR_WORDS_AFTER,
  NEGATIONS,
  RANGE_WORDS,
} from '../lexicon/comparators'
import { MARKERS } from '../lexicon/markers'
import { wordsBefore } from './words-before'

/** How two consecutive numbers are joined. */
export type Joint = 'range' | 'uncertainty' | 'composite' | 'bracket' | null

const DASH = /^[\s\u00a0]{0,3}(?:[-–—−‑‐÷]|…|\.{2,3})[\s\u00a0]{0,3}$/
const PLUS_MINUS =
  /^[\s\u00a0]{0,3}(?:±|\+\s?\/\s?[-–−]|\+[-–−]|плюс[\s-]минус|plus[\s-]minus|plus\/minus)[\s\u00a0]{0,3}$/i
const STROKE = /^[\s\u00a0]{0,2}(?:\/|\+|&)[\s\u00a0]{0,2}$/
const BRACKET = /^[\s\u00a0]{0,2}\([\s\u00a0]{0,2}$/

const BETWEEN = wordSet(RANGE_WORDS.between)
const OPENED = wordSet(RANGE_WORDS.opened)
const openerBefore = wordsBefore(RANGE_WORDS.openers)

/** Returns how two numbers are joined, by the text between them and the text before the first. */
export function jointOf(between: string, before: string): Joint {
  if (DASH.test(between)) return 'range'
  if (PLUS_MINUS.test(between)) return 'uncertainty'
  if (STROKE.test(between)) return 'composite'
  if (BRACKET.test(between)) return 'bracket'
  const word = between.trim().replace(/\s+/g, ' ').toLowerCase()
  if (BETWEEN.has(word)) return 'range'
  return OPENED.has(word) && openerBefore(before) !== null ? 'range' : null
}

const SIGNS = new RegExp(`(${bySize(Object.keys(COMPARATOR_SIGNS)).map(escaped).join('|')})[\\s\\u00a0=:(]{0,3}$`)
const WORDS = new Map(
  Object.values(COMPARATOR_WORDS).flatMap((words) =>
    (Object.entries(words) as [Comparator, readonly string[]][]).flatMap(([comparator, list]) =>
      list.map((word) => [word.toLowerCase(), comparator] as const),
    ),
  ),
)
const wordBefore = wordsBefore([...WORDS.keys()])
/** A detection limit next to the mark: `<LD (0,05)`. */
const limitMarkBefore = wordsBefore(
  MARKERS.filter(({ mark, censor }) => censor === 'below_limit' && mark.length > 2).map(({ mark }) => mark),
)
const AFTER = new RegExp(`^[\\s\\u00a0]{1,3}(${Object.keys(COMPARATOR_WORDS_AFTER).join('|')})(?!\\p{L})`, 'iu')
const LOOK_BACK = 48
/** A negation right before a comparator, for phrases that aren't in the lexicon: «не менее чем», `not greater than`. */
const NOT_BEFORE = new RegExp(`(?<!\\p{L})(?:${NEGATIONS.join('|')})[\\s\\u00a0]{1,3}$`, 'iu')
const DENIED: Readonly<Partial<Record<Comparator, Comparator>>> = { '<': '>=', '>': '<=' }

export interface ComparatorReading {
  readonly comparator: Comparator
  /** The number of characters before the number (or after its unit) that it covers. */
  readonly length: number
  readonly below: boolean
}

/** Returns the comparator right before a number. */
export function comparatorBefore(before: string): ComparatorReading | null {
  const tail = before.slice(-LOOK_BACK)
  const mark = limitMarkBefore(tail)
  if (mark) return { comparator: '<', length: mark.length, below: true }
  const sign = SIGNS.exec(tail)
  if (sign) {
    const comparator = COMPARATOR_SIGNS[sign[1] ?? ''] ?? '~'
    return { comparator, length: sign[0].length, below: comparator === '<' || comparator === '<=' }
  }
  const found = wordBefore(tail)
  const comparator = found && WORDS.get(found.word)
  if (!found || !comparator) return null
  const not = NOT_BEFORE.exec(tail.slice(0, tail.length - found.length))
  const denied = not && DENIED[comparator]
  if (not && denied) return { comparator: denied, length: found.length + not[0].length, below: false }
  return { comparator, length: found.length, below: comparator === '<' }
}

/** Returns a comparator after a number: «5 мг и более». */
export function comparatorAfter(after: string): ComparatorReading | null {
  const found = AFTER.exec(after.slice(0, LOOK_BACK))
  const comparator = found && COMPARATOR_WORDS_AFTER[(found[1] ?? '').toLowerCase()]
  return found && comparator ? { comparator, length: found[0].length, below: false } : null
}

/** Returns the length of the word that opens a range in the text before it: «от», „de la”. */
export function openerLength(before: string): number {
  return openerBefore(before.slice(-LOOK_BACK))?.length ?? 0
}

function wordSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words)
}

function bySize(words: readonly string[]): string[] {
  return [...words].sort((a, b) => b.length - a.length)
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
