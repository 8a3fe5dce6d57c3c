import { handIn, saysHand } from '../columns/body-side'
import { wordKey } from '../columns/fold'
import { placeWrittenOut } from '../columns/header-words'
import { type Position, POSITION_WORDS, POSITIONS } from '../lexicon/positions'

const BY_WORDS = new Map(
  Object.values(POSITION_WORDS).flatMap((words) =>
    POSITIONS.flatMap((position) => (words[position] ?? []).map((word) => [wordKey(word), position] as const)),
  ),
)
const MOST_WORDS = 4
/** Most texts looked up are badge numbers, which have no letters. */
const LETTER = /\p{L}/u
const cache = new Map<string, Position | null>()
const CACHE_LIMIT = 2_000

/**
 * Returns where a badge is worn, according to a cell: by all its words, or the longest of them that name a place. Null
 * if there are none.
 */
export function positionIn(text: string): Position | null {
  if (!LETTER.test(text)) return null
  const known = cache.get(text)
  if (known !== undefined) return known
  const position = read(text) ?? read(placeWrittenOut(text))
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(text, position)
  return position
}

function read(text: string): Position | null {
  const named = find(wordKey(text))
  return named === null || named === 'extremity' ? (handIn(text) ?? named ?? someHand(text)) : named
}

/** Returns the place for other forms of its words: `Hp(0.07), fingers`. */
function someHand(text: string): Position | null {
  return saysHand(text) ? 'extremity' : null
}

/** Whether a text is only the name of a place. */
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
