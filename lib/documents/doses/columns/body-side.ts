import { PhraseFinder } from '../evidence/phrases'
import type { BodyConcept } from '../language/body-concepts'
import { EN_BODY } from '../language/en/body'
import { RO_BODY } from '../language/ro/body'
import { RU_BODY } from '../language/ru/body'
import type { Position } from '../lexicon/positions'
import { wordKey } from './fold'

const FINDER = new PhraseFinder<BodyConcept>([EN_BODY, RU_BODY, RO_BODY])
/** Words for hands and sides with what they mean. */
export const BODY_PHRASES: readonly (readonly [phrase: string, meaning: string])[] = [
  EN_BODY,
  RU_BODY,
  RO_BODY,
].flatMap((words) =>
  (Object.entries(words) as [BodyConcept, readonly string[]][]).flatMap(([concept, phrases]) =>
    phrases.map((phrase) => [phrase.replace('*', ''), concept === 'hand' ? 'extremity' : concept] as const),
  ),
)
/** The maximum number of words; a longer text describes something else. */
const MOST_WORDS = 6

/** Returns the hand for a text that contains only a side: `L`, «левая». Null for anything else. */
export function sideIn(text: string): Position | null {
  const words = wordKey(text).split(' ')
  if (words.length > 1) return null
  const [hit] = FINDER.in(words)
  if (hit?.concept === 'left') return 'ring_left'
  return hit?.concept === 'right' ? 'ring_right' : null
}

/** Returns whether a text mentions hands, fingers or rings. */
export function saysHand(text: string): boolean {
  return FINDER.in(wordKey(text).split(' ')).some(({ concept }) => concept === 'hand')
}

/** Returns which hand a text names, with its words in any order. Null if it names neither, or both. */
export function handIn(text: string): Position | null {
  const words = wordKey(text).split(' ')
  if (words.length > MOST_WORDS) return null
  const said = new Set(FINDER.in(words).map(({ concept }) => concept))
  if (!(said.has('hand') || said.has('digit')) || said.has('left') === said.has('right')) return null
  return said.has('left') ? 'ring_left' : 'ring_right'
}
