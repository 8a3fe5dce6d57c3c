import type { PlanLimits } from '@/lib/billing/plans'

const HOUR_MS = 3_600_000

/** When a file that is stored now expires under a plan. */
export function keptUntil({ keptHours }: PlanLimits): Date {
  return new Date(Date.now() + keptHours * HOUR_MS)
}
