import type { Named, Slot } from './slot'

/** Where a tool's files are: in the one place that it has, or in several. */
export interface Places {
  readonly slot?: Slot<Named>
  readonly slots?: Readonly<Record<string, Slot<Named>>>
}

/** The files that the user gave a tool; null for an empty slot. */
export type GivenFiles = readonly (Named | null)[]

export function givenFiles({ slot, slots = {} }: Places): GivenFiles {
  const places = slot === undefined ? Object.values(slots) : [slot]
  return places.map((place) => (place.kind === 'empty' ? null : place.file))
}

/** Whether they are the same files, and not only called the same. */
export function areSame(before: GivenFiles | null, now: GivenFiles): boolean {
  return before !== null && before.length === now.length && now.every((file, index) => file === before[index])
}
