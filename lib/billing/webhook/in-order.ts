import { momentText } from './occurred-at'

/** A state that Paddle reported for a moment, in a notification or an API response. */
export interface Telling<Entity extends { readonly updated_at: string }> {
  /** Paddle's evt_…, or our own id of an answer. */
  readonly id: string
  /** As `momentText` gives it. */
  readonly occurredAt: string
  readonly entity: Entity
}

/**
 * Returns events in chronological order, in any order of arrival. At the same moment, the one whose entity changed last
 * is later, then the one with the greater id, so that every order of arrival gives the same result.
 */
export function inOrder<T extends Telling<{ readonly updated_at: string }>>(tellings: readonly T[]): T[] {
  return tellings.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
}

function keyOf({ id, occurredAt, entity }: Telling<{ readonly updated_at: string }>): readonly string[] {
  return [occurredAt, momentText(entity.updated_at), id]
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  if (at === -1) return 0
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}
