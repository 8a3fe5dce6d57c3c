import { hasQuantity, hasRhythm, type Draft } from './draft'
import { senseOf } from './items'
import type { Name } from './names'
import type { Items, Quantity } from './quantities'
import { rhythmAt } from './rhythms'

/** What stands between what was read last and what is read now: nothing, a comma or «and», the end of a sentence. */
export type Break = 'none' | 'soft' | 'hard'

/** What a line has said of the next amount before it comes. */
export interface Before {
  readonly gap: Break
  /** «по», `take`: it is the dose. */
  readonly marked: boolean
  /** A name that no instruction has yet. */
  readonly name: Name | null
  readonly nameAfterGap: boolean
}

/** Whether a number without a unit is an amount: where nothing better is known, or where a new instruction plainly begins. */
export function bareCounts(draft: Draft, items: Items, at: number, next: number): boolean {
  if (!draft.scheme && draft.candidates.every(({ concentration }) => concentration)) return true
  const follows = items[next]
  const leads = senseOf(follows, 'freq') ?? senseOf(follows, 'when') ?? rhythmAt(items, next) ?? senseOf(follows, 'prn')
  return leads !== undefined && leads !== null && !items[at - 1]?.key.startsWith('№')
}

/** Whether an amount is that of a new instruction: «утром 1, вечером 2», «8 мг в/в, 4 мг в/м». */
export function startsNew(draft: Draft, before: Before, quantity: Quantity, isOtherRoute: boolean): boolean {
  const { gap, marked, name, nameAfterGap } = before
  if (!hasQuantity(draft)) return hasRhythm(draft) && name !== null && nameAfterGap
  if (gap === 'hard') return true
  if (!hasRhythm(draft)) return gap === 'soft' && (draft.ofDay || name !== null || isOtherRoute)
  const strength = draft.candidates.every((candidate) => candidate.kind === 'measure' && !candidate.marked)
  const counts = quantity.kind === 'count' || marked
  return !(strength && counts && name === null && !draft.scheme && (gap === 'none' || marked))
}
