import { limitsOf } from '@/lib/billing/limits'
import type { PlanLimits } from '@/lib/billing/plans'
import type { Subscriber } from '@/lib/billing/subscriber'
import { env } from '@/lib/env'
import { CONVERTING, DOSES_LIMIT, GENERATE_LIMIT, type TimeLimit } from './process/time-limit'

/** For receiving the request, storing the result and answering. */
export const AROUND_MS = 10_000
/** An unpacked file as large as any plan allows is read and written within the longest base time of a tool. */
const LONGEST_BASE_MS = DOSES_LIMIT.baseMs

/** Returns the limits of a user's runs: those of the plan, or less where a run must fit into the platform's time for one request. */
export function runLimitsOf(subscriber: Subscriber): PlanLimits {
  return withinRequest(limitsOf(subscriber))
}

/**
 * Returns a plan's limits with rows and file size reduced to what fits into a request, where runs happen within one. The time limit that
 * ends a run decides: what passes here is done, or ended by us with a sentence, before the platform cuts it off without one.
 */
export function withinRequest(limits: PlanLimits): PlanLimits {
  const milliseconds = requestMs()
  if (milliseconds === null) return limits
  const share = Math.min(1, milliseconds / LONGEST_BASE_MS)
  return {
    ...limits,
    rowsPerGeneration: Math.min(limits.rowsPerGeneration, fitting(milliseconds, GENERATE_LIMIT)),
    inflatedBytes: Math.floor(limits.inflatedBytes * share),
  }
}

/** Returns how many PDFs fit into a request; null if there is no such limit. */
export function pdfsWithinRequest(): number | null {
  const milliseconds = requestMs()
  const { baseMs, perItemMs } = GENERATE_LIMIT
  const each = { baseMs: baseMs + CONVERTING.baseMs, perItemMs: perItemMs + CONVERTING.perItemMs }
  return milliseconds === null ? null : fitting(milliseconds, each)
}

function requestMs(): number | null {
  const { ACTUM_RUNNER, ACTUM_MAX_SECONDS } = env()
  return ACTUM_RUNNER === 'inline' ? ACTUM_MAX_SECONDS * 1_000 - AROUND_MS : null
}

/** At least one: a single document takes seconds, and not its limit. */
function fitting(milliseconds: number, { baseMs, perItemMs }: TimeLimit): number {
  return Math.max(1, Math.floor((milliseconds - baseMs) / perItemMs))
}
