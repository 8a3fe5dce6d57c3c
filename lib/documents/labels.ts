import type { Params } from './error'
import type { Problem } from './problem'

/**
 * Gives words in the person's language: for what is in files besides data, and for problems. The core itself has none; which
 * codes there are each tool says besides what it writes.
 */
export interface Labels<Code extends string> {
  (code: Code, params?: Params): string
  problem(problem: Problem): string
}
