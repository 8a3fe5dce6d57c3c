import type { Position } from '../lexicon/positions'
import { handIn, saysHand, sideIn } from './body-side'
import { type ColumnDraft, reword } from './draft'
import type { Surroundings } from './surroundings'

/**
 * Sets sides as hands, if the header or the title refers to hands: `Left | Right` below `Ring doses`, «левая | правая»
 * for Hp(0.07).
 */
export function nameSides(drafts: readonly ColumnDraft[], around: Surroundings): void {
  const sides = drafts.flatMap((draft) => {
    const side = draft.low && draft.low.position === null ? draft.low.side : null
    return side ? [{ draft, side }] : []
  })
  if (new Set(sides.map(({ side }) => side)).size < 2) return
  for (const { draft, side } of sides) {
    const over = draft.path.slice(0, -1)
    const ofHands = around.position === 'extremity' || around.quantity === 'Hp(0.07)' || around.hands
    const named = over.some(saysHand) || draft.words.some(({ quantity }) => quantity === 'Hp(0.07)')
    const { low } = draft
    if (!low || !(ofHands || named)) continue
    reword(draft, { ...low, position: side, rest: false })
  }
}

/** Returns whether all sample cells of a column are sides of the hands that its header names: `L`, `R` under `Hand`. */
export function holdsSides({ path, profile: { samples } }: ColumnDraft): boolean {
  const header = path.join(' ')
  return saysHand(header) && samples.length > 0 && samples.every((text) => sideOf(header, text) !== null)
}

/** Returns which hand a cell names below a header for hands. */
export function sideOf(header: string, text: string): Position | null {
  return saysHand(header) && sideIn(text) !== null ? handIn(`${header} ${text}`) : null
}
