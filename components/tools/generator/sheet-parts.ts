import type { GeneratorLimits } from './limits'
import type { Inspected } from './state'
import type { Tally } from './tally'
import type { Generator } from './use-generator'

/** What every state of the sheet is drawn from. */
export interface SheetParts {
  readonly generator: Generator
  readonly limits: GeneratorLimits
  readonly inspected: Inspected | null
  readonly tally: Tally | null
}
