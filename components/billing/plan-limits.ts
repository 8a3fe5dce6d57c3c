import type { PlanLimits } from '@/lib/billing/plans'
import { PLAN_LIMITS } from '@/lib/billing/plans'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import type { Plan } from './plan'

export type Allowance =
  | { kind: 'count'; count: number }
  | { kind: 'unlimited' }
  | { kind: 'megabytes'; count: number }
  | { kind: 'hours'; count: number }
  | { kind: 'days'; count: number }
  | { kind: 'included'; included: boolean }

export type RowKey =
  | 'documents'
  | 'operations'
  | 'rows'
  | 'upload'
  | 'kept'
  | 'parallel'
  | 'pdf'
  | 'mail'
  | 'tokens'
  | 'templates'

const count = (value: number | null): Allowance =>
  value === null ? { kind: 'unlimited' } : { kind: 'count', count: value }
const included = (value: boolean): Allowance => ({ kind: 'included', included: value })
const kept = (hours: number): Allowance =>
  hours > 24 ? { kind: 'days', count: hours / 24 } : { kind: 'hours', count: hours }

/** The rows of the table of plans, in their order; the key names the words under `billing.features`. */
const ROWS: readonly (readonly [RowKey, (limits: PlanLimits) => Allowance])[] = [
  ['documents', (limits) => count(limits.documentsPerMonth)],
  ['operations', (limits) => count(limits.tableAndDoseOperationsPerMonth)],
  ['rows', (limits) => count(limits.rowsPerGeneration)],
  ['upload', (limits) => ({ kind: 'megabytes', count: limits.uploadBytes / MEBIBYTE })],
  ['kept', (limits) => kept(limits.keptHours)],
  ['parallel', (limits) => count(limits.operationsAtOnce)],
  ['pdf', (limits) => included(limits.pdf)],
  ['mail', (limits) => included(limits.mailToOthers)],
  ['tokens', (limits) => included(limits.apiTokens)],
  ['templates', (limits) => included(limits.sharedTemplates)],
]

/** One thing that the plans differ in. */
export type PlanRow = Readonly<Record<Plan, Allowance>> & { readonly key: RowKey }

/** What each plan allows, row by row. */
export const PLAN_ROWS: readonly PlanRow[] = ROWS.map(([key, allowance]) => ({
  key,
  free: allowance(PLAN_LIMITS.free),
  standard: allowance(PLAN_LIMITS.standard),
  professional: allowance(PLAN_LIMITS.professional),
}))
