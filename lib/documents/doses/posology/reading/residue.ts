import { AMOUNTS, TIMED } from './item-kinds'
import type { Parts } from './parts'

/** Amounts and words that no rule explains, or times of nothing, between the instructions of a line. */
export function hasResidue(parts: Parts): boolean {
  return parts.has('unexplained', 'strength', ...AMOUNTS) || (parts.has('name', ...TIMED) && !parts.has('fact'))
}

/** `A 500 mg bd: GI bleed 2017`: behind a colon, something is said of the medicine. */
export function isSaidOf(before: Parts | undefined): boolean {
  const last = before?.items.at(-1)
  return last?.kind === 'sign' && last.value === ':' && before?.has(...AMOUNTS) === true
}
