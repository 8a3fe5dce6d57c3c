import type { Tally } from '../support/tally'

/** What must never happen, counted over everything that was read. */
export interface Faults {
  readonly magnitude: readonly string[]
  readonly doubleCounts: readonly string[]
  readonly unbalanced: readonly string[]
  /** Doses found in numbers that are none. */
  readonly falseDoses: number
  readonly otherNumbers: number
}

export const NO_FAULTS: Faults = { magnitude: [], doubleCounts: [], unbalanced: [], falseDoses: 0, otherNumbers: 0 }

export function addFaults(all: readonly Faults[]): Faults {
  return {
    magnitude: all.flatMap(({ magnitude }) => magnitude),
    doubleCounts: all.flatMap(({ doubleCounts }) => doubleCounts),
    unbalanced: all.flatMap(({ unbalanced }) => unbalanced),
    falseDoses: all.reduce((sum, { falseDoses }) => sum + falseDoses, 0),
    otherNumbers: all.reduce((sum, { otherNumbers }) => sum + otherNumbers, 0),
  }
}

export interface Part {
  readonly tallies: readonly Tally[]
  readonly faults: Faults
}
