import { type Censor, MARKERS } from '../lexicon/markers'
import { COMPARATOR_SIGNS, COMPARATOR_WORDS } from '../lexicon/comparators'
import { lookKey } from '../units/spelling'
import type { DoseContext } from '../units/symbol'

const BY_KEY = new Map(MARKERS.map((marker) => [markKey(marker.mark), marker]))
const BELOW = [
  ...Object.values(COMPARATOR_WORDS).flatMap((words) => words['<']),
  ...Object.keys(COMPARATOR_SIGNS).filter((sign) => COMPARATOR_SIGNS[sign]?.startsWith('<')),
]
const BELOW_SOMETHING = new RegExp(String.raw`^(?:${BELOW.flatMap(inAnyCase).join('|')})\s*\p{Lu}{2,5}$`, 'u')
const LONGEST = Math.max(...MARKERS.map(({ mark }) => mark.length)) + 8

/**
 * Returns the meaning of a text that replaces a value: `<LD`, `НПО`, `NR`. Null if it isn't a mark. `M`, `NE` and
 * similar are marks only in a column of radiation doses. A list of medicines has no marks.
 */
export function readMark(text: string, context: DoseContext): Censor | null {
  if (context === 'medication' || text.length > LONGEST) return null
  const marker = BY_KEY.get(markKey(text)) ?? inEachLanguage(text)
  // Each laboratory has its own abbreviation of its limit: `< LQ`, `sub LR`, «ниже ПО».
  if (!marker && context === 'dosimetry' && BELOW_SOMETHING.test(text.trim())) return 'below_limit'
  if (!marker || (marker.doseColumnOnly && context !== 'dosimetry')) return null
  return marker.censor
}

/** Returns a mark that is written in several languages, «nepredat / не сдан», if all of them mean the same. */
function inEachLanguage(text: string): (typeof MARKERS)[number] | undefined {
  if (!/\p{L}\s*\/\s*\p{L}{2}/u.test(text)) return undefined
  const [first, ...others] = text.split('/').map((part) => BY_KEY.get(markKey(part)))
  return first !== undefined && others.every((other) => other?.censor === first.censor) ? first : undefined
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
