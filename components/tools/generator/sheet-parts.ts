import type { GeneratorLimits } from './limits'
import type { Inspected } from './state'
import type { Tally } from './tally'
import type { Generator } from './use-generator'
import type { Preview } from './use-preview'

/** Where the row check is. */
export const CHECK_ID = 'check'

/** What every state of the sheet is drawn from. */
export interface SheetParts {
  readonly generator: Generator
  readonly limits: GeneratorLimits
  readonly inspected: Inspected | null
  readonly tally: Tally | null
  readonly preview: Preview
  /** How many documents the files come to, made or not; null where that is not known. */
  readonly documents: number | null
}

/** The name of the shown document's file, as an example of the pattern. */
export function exampleOf({ answer }: Preview): string | null {
  return answer?.name ?? null
}
