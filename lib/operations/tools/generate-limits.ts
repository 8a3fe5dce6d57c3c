import type { PlanLimits } from '@/lib/billing/plans'
import type { GenerateLimits } from '@/lib/documents/generation/options'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { pdfsWithinRequest } from '../run-limits'

/**
 * The limits of a user's runs, as the tool knows them. PDFs take longer, which matters if a run must fit into a
 * request.
 */
export function generateLimits(limits: PlanLimits, output?: string): GenerateLimits {
  const pdfs = output === 'pdf' || output === 'pdfs' ? pdfsWithinRequest() : null
  const maxRows = Math.min(limits.rowsPerGeneration, pdfs ?? limits.rowsPerGeneration)
  return { maxRows, gate: { ...PREMIUM_GATE, maxInflatedBytes: limits.inflatedBytes } }
}
