import { handIn } from '../columns/body-side'
import { wordKey } from '../columns/fold'
import { type Position, POSITION_WORDS, POSITIONS } from '../lexicon/positions'

const BY_WORDS = new Map(
  Object.values(POSITION_WORDS).flatMap((words) =>
    POSITIONS.flatMap((position) => (words[position] ?? []).map((word) => [wordKey(word), position] as const)),
  ),
)
const MOST_WORDS = 4
/** A badge's number has none, and is most of what is asked. */
const LETTER = /\p{L}/u
const cache = new Map<string, Position | null>()
const CACHE_LIMIT = 2_000

/** Where a badge is worn, as a cell says it: its words, or the longest of them that name a place. Null where none does. */
export function positionIn(text: string): Position | null {
  if (!LETTER.test(text)) return null
  const known = cache.get(text)
  if (known !== undefined) return known
  const named = find(wordKey(text))
  const position = named === null || named === 'extremity' ? (handIn(text) ?? named) : named
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(text, position)
  return position
}

/** Whether a text is nothing but the name of a place. */
export function isPosition(text: string): boolean {
  return LETTER.test(text) && BY_WORDS.has(wordKey(text))
}

function find(key: string): Position | null {
  const whole = BY_WORDS.get(key)
  if (whole) return whole
  const words = key.split(' ')
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const position = BY_WORDS.get(words.slice(at, at + length).join(' '))
      if (position) return position
    }
  }
  return null
}
