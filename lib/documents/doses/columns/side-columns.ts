import type { Position } from '../lexicon/positions'
import { handIn, saysHand, sideIn } from './body-side'
import { type ColumnDraft, reword } from './draft'
import type { Surroundings } from './surroundings'

/** `Left | Right` below `Ring doses`, «левая | правая» of Hp(0.07): the hands, where the header or the title is of them. */
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

/** Returns whether nearly every cell of a column says one side of what its header names: `L`, `R` under `Hand`. */
export function holdsSides({ path, profile: { samples } }: ColumnDraft): boolean {
  const header = path.join(' ')
  return saysHand(header) && samples.length > 0 && samples.every((text) => sideOf(header, text) !== null)
}

/** Whose hand a cell says below a header that names hands. */
export function sideOf(header: string, text: string): Position | null {
  return saysHand(header) && sideIn(text) !== null ? handIn(`${header} ${text}`) : null
}
