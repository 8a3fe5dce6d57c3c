/** What was found of what should have been. */
export interface Tally {
  readonly name: string
  /** What one of them is: `doses`, `lines`. */
  readonly of: string
  readonly right: number
  /** Found and wrong, or found where nothing is. */
  readonly wrong: number
  /** There and not found. */
  readonly missed: number
  /** F1 that is wanted; null where the figure is only told. */
  readonly bar: number | null
  /** Each in a line. */
  readonly misses: readonly string[]
}

export interface Rates {
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

export function ratesOf({ right, wrong, missed }: Pick<Tally, 'right' | 'wrong' | 'missed'>): Rates {
  const share = (all: number) => (all === 0 ? 1 : right / all)
  const [precision, recall] = [share(right + wrong), share(right + missed)]
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

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
