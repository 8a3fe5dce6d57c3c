import type { Problem } from './problem'

/** The words that the core writes into files; the core itself has none. */
export type LabelCode = 'failedRows' | 'failedRowsReason'

/** Gives words in the person's language: for what stands in files beside data, and for problems. */
export interface Labels {
  (code: LabelCode): string
  problem(problem: Problem): string
}
