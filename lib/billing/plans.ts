import type { Plan } from '@/lib/db/generated/enums'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'

/** What a plan allows; `null` is no limit. The figures are the price list's. */
export interface PlanLimits {
  readonly documentsPerMonth: number | null
  readonly tableAndDoseOperationsPerMonth: number | null
  readonly rowsPerGeneration: number
  readonly uploadBytes: number
  readonly keptHours: number
  readonly operationsAtOnce: number
  readonly pdf: boolean
  readonly mailToOthers: boolean
  readonly apiTokens: boolean
  readonly sharedTemplates: boolean
}

export const PLANS = ['free', 'standard', 'professional'] as const satisfies readonly Plan[]

export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: {
    documentsPerMonth: 30,
    tableAndDoseOperationsPerMonth: 10,
    rowsPerGeneration: 30,
    uploadBytes: 10 * MEBIBYTE,
    keptHours: 24,
    operationsAtOnce: 1,
    pdf: false,
    mailToOthers: false,
    apiTokens: false,
    sharedTemplates: false,
  },
  standard: {
    documentsPerMonth: 1_000,
    tableAndDoseOperationsPerMonth: 300,
    rowsPerGeneration: 1_000,
    uploadBytes: 30 * MEBIBYTE,
    keptHours: 30 * 24,
    operationsAtOnce: 1,
    pdf: true,
    mailToOthers: false,
    apiTokens: false,
    sharedTemplates: false,
  },
  professional: {
    documentsPerMonth: null,
    tableAndDoseOperationsPerMonth: null,
    rowsPerGeneration: 20_000,
    uploadBytes: 100 * MEBIBYTE,
    keptHours: 90 * 24,
    operationsAtOnce: 2,
    pdf: true,
    mailToOthers: true,
    apiTokens: true,
    sharedTemplates: true,
  },
}

/** The limits that hold for a person. Payment is not set up, so everyone has the highest plan's. */
export function limitsOf(_subscription: { readonly plan: Plan }): PlanLimits {
  return PLAN_LIMITS.professional
}
