import type { Result } from './answers'

/** How many documents a run that was stopped has left to make; null for one that was not. */
export function restOf({
  stoppedAt = null,
  acts,
  failed,
}: Pick<Result, 'stoppedAt' | 'acts' | 'failed'>): number | null {
  return stoppedAt === null ? null : Math.max(0, stoppedAt - acts.length - failed.length)
}
