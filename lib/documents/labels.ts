import type { Params } from './error'
import type { Problem } from './problem'

/**
 * Returns words in the user's language, for the text in files other than data, and for problems. The core itself contains none. Each
 * tool lists its codes.
 */
export interface Labels<Code extends string> {
  (code: Code, params?: Params): string
  problem(problem: Problem): string
}
