import { handIn } from '../columns/body-side'
import { wordKey } from '../columns/fold'
import { type Position, POSITION_WORDS, POSITIONS } from '../lexicon/positions'

const BY_WORDS = new Map(
  Object.values(POSITION_WORDS).flatMap((words) =>
    POSITIONS.flatMap((position) => (words[position] ?? []).map((word) => [wordKey(word), position] as const)),
  ),
)
const MOST_WORDS = 4
/** A lone word of Latin letters. */
const SHORTENED = /^[a-z]{4,}$/
const MOST_LEFT_OUT = 3
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
  const whole = BY_WORDS.get(key) ?? shortened(key)
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

/** `RFINGR`, `WHLBODY`: a word with some of its vowels left out, where it may be one place alone. */
function shortened(key: string): Position | null {
  if (!SHORTENED.test(key)) return null
  const found = new Set(
    [...BY_WORDS].flatMap(([word, position]) => {
      const less = word.length - key.length
      return less > 0 && less <= MOST_LEFT_OUT && withoutVowels(word) === withoutVowels(key) ? [position] : []
    }),
  )
  const [position = null, ...more] = found
  return more.length > 0 ? null : position
}

/** The first letter stays. */
function withoutVowels(word: string): string {
  return word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')
}
