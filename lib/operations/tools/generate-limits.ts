import type { PlanLimits } from '@/lib/billing/plans'
import type { GenerateLimits } from '@/lib/documents/generation/options'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'

/** A plan's limits as the tool knows them. */
export function generateLimits(limits: PlanLimits): GenerateLimits {
  return { maxRows: limits.rowsPerGeneration, gate: { ...PREMIUM_GATE, maxInflatedBytes: limits.inflatedBytes } }
}
