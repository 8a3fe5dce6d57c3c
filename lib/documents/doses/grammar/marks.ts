import { type Censor, MARKERS, NEGATED, NEGATIONS } from '../lexicon/markers'
import { foldLetters } from '../columns/fold'
import { COMPARATOR_SIGNS, COMPARATOR_WORDS } from '../lexicon/comparators'
import { lookKey } from '../units/spelling'
import type { DoseContext } from '../units/symbol'

const BY_KEY = new Map(MARKERS.map((marker) => [markKey(marker.mark), marker]))
const BELOW = [
  ...Object.values(COMPARATOR_WORDS).flatMap((words) => words['<']),
  ...Object.keys(COMPARATOR_SIGNS).filter((sign) => COMPARATOR_SIGNS[sign]?.startsWith('<')),
]
const BELOW_SOMETHING = new RegExp(String.raw`^(?:${BELOW.flatMap(inAnyCase).join('|')})\s*\p{Lu}{2,5}$`, 'u')
/** By what they mean: a negation, the beginning of a verb, and no figure. */
const NEGATIVE = (Object.entries(NEGATED) as [Censor, readonly string[]][]).map(
  ([censor, verbs]) =>
    [
      censor,
      new RegExp(String.raw`^(?:(?:${NEGATIONS.join('|')})\s|ne|un)(?:${verbs.join('|')})\p{L}*(?:\s[^\d/]*)?$`, 'u'),
    ] as const,
)
const LONGEST = Math.max(...MARKERS.map(({ mark }) => mark.length)) + 8

/**
 * Returns the meaning of a text that replaces a value: `<LD`, `НПО`, `NR`. Null if it isn't a mark. `M`, `NE` and
 * similar are marks only in a column of radiation doses. A list of medicines has no marks.
 */
export function readMark(text: string, context: DoseContext): Censor | null {
  if (context === 'medication' || text.length > LONGEST) return null
  const marker = BY_KEY.get(markKey(text))
  if (marker) return marker.doseColumnOnly && context !== 'dosimetry' ? null : marker.censor
  const said = negated(text) ?? inEachLanguage(text)
  // Each laboratory has its own abbreviation of its limit: `< LQ`, `sub LR`, «ниже ПО».
  return said ?? (context === 'dosimetry' && BELOW_SOMETHING.test(text.trim()) ? 'below_limit' : null)
}

function negated(text: string): Censor | null {
  return NEGATIVE.find(([, pattern]) => pattern.test(foldLetters(text)))?.[0] ?? null
}

/** Returns a mark that is written in several languages, «nepredat / не сдан», if all of them mean the same. */
function inEachLanguage(text: string): Censor | null {
  if (!/\p{L}\s*\/\s*\p{L}{2}/u.test(text)) return null
  const [first = null, ...others] = text
    .split('/')
    .map((part) => BY_KEY.get(markKey(part))?.censor ?? negated(part.trim()))
  return others.every((other) => other === first) ? first : null
}

/** A word as it is written in a sentence, at its beginning, and in capitals. */
function inAnyCase(word: string): readonly string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]
}

function markKey(text: string): string {
  const bare = text.trim().replace(/^[([«"„]+(?=.)|[)\]»"”;,]+$/g, '')
  const plain = /[\p{L}\d]/u.test(bare) ? bare.replace(/[.\s\u00a0]+/g, ' ').trim() : bare
  return lookKey(plain.toUpperCase())
    .toUpperCase()
    .replace(/ё/gi, 'Е')
    .replace(/^([<≤])\s+/, '$1')
    .replace(/^(\p{L}) (\p{L})(?: (\p{L}))?$/u, '$1$2$3')
}
