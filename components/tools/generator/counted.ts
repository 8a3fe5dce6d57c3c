import type { RunProgress } from '../shared/run-state'
import type { Options } from './options'

/** Progress, and the stage that it is of. */
export interface StageProgress extends RunProgress {
  readonly stage: string | null
  readonly failed?: number | null
  readonly noted?: number | null
}

/** So many documents of a run are ready. */
export type Counted = Pick<RunProgress, 'done' | 'total'>

/** The stage that a document is ready after. PDFs are made of some while others are still filled in. */
const LAST_STAGE: Readonly<Record<Options['format'], string>> = { docx: 'rendering', pdf: 'converting' }

/**
 * Returns how many documents are ready; null until they are counted. It never decreases, even if a run starts again. A
 * total of one is ignored: an older template is converted under the same name, and a single document is ready only at
 * the end.
 */
export function countedOf(
  before: Counted | null,
  { stage, done, total }: StageProgress,
  format: Options['format'],
): Counted | null {
  if (total <= 1 || stage !== LAST_STAGE[format]) return before
  return before !== null && before.done > done ? before : { done, total }
}
