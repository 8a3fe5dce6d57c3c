import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { ColumnDraft } from './draft'
import { headerWords, positionsOf } from './header-words'

/** Quantities measured by a badge at a place on the body. */
const OF_BADGES: ReadonlySet<Quantity> = new Set(['Hp(10)', 'Hp(0.07)', 'Hp(3)', 'H', 'neutron'])

/** Returns the single place on the body that titles name; null if they name none or several. */
export function titlePosition(titles: readonly string[]): Position | null {
  // `Whole body Hp(10)` is the quantity's name.
  const named = new Set(
    titles.flatMap((title) => {
      const places = positionsOf(title)
      return headerWords(title).quantities.includes('Hp(10)') ? places.filter((place) => place !== 'chest') : places
    }),
  )
  // «Inel, mâna stângă» is a ring and its hand.
  if (named.has('ring_left') || named.has('ring_right')) named.delete('extremity')
  return named.size === 1 ? ([...named][0] ?? null) : null
}

/** Applies the badge place in the title to all badges of the table, if neither columns nor rows name any place. */
export function sharePosition(
  drafts: readonly ColumnDraft[],
  doses: readonly ColumnDraft[],
  position: Position | null,
): void {
  if (position === null || drafts.some(({ role }) => role === 'position' || role === 'examination')) return
  const badges = doses.filter(({ quantity }) => quantity !== null && OF_BADGES.has(quantity))
  if (badges.some((draft) => draft.position !== null)) return
  for (const draft of badges) draft.position = position
}
