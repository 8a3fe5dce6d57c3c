import { type Censor, MARKERS } from '../lexicon/markers'
import { lookKey } from '../units/spelling'
import type { DoseContext } from '../units/symbol'

const BY_KEY = new Map(MARKERS.map((marker) => [markKey(marker.mark), marker]))
const LONGEST = Math.max(...MARKERS.map(({ mark }) => mark.length)) + 8

/**
 * Returns the meaning of a text that replaces a value: `<LD`, `НПО`, `NR`. Null if it isn't a mark. `M`, `NE` and
 * similar are marks only in a column of radiation doses. A list of medicines has no marks.
 */
export function readMark(text: string, context: DoseContext): Censor | null {
  if (context === 'medication' || text.length > LONGEST) return null
  const marker = BY_KEY.get(markKey(text))
  if (!marker || (marker.doseColumnOnly && context !== 'dosimetry')) return null
  return marker.censor
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
