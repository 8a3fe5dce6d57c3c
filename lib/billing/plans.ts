import { z } from 'zod'
import type { Plan } from '@/lib/db/generated/enums'
import { FREE_GATE, MEBIBYTE, PREMIUM_GATE } from '@/lib/documents/ooxml/limits'

const count = z.int().min(0)

/** The limits of a plan, from the price list; `null` means unlimited. */
export const planLimitsSchema = z
  .strictObject({
    documentsPerMonth: count.nullable(),
    tableAndDoseOperationsPerMonth: count.nullable(),
    rowsPerGeneration: count,
    uploadBytes: count,
    inflatedBytes: count.describe('The unpacked size of one file.'),
    keptHours: count,
    operationsAtOnce: count,
    pdf: z.boolean(),
    mailToOthers: z.boolean(),
    apiTokens: z.boolean(),
    webhooks: z.boolean(),
    sharedTemplates: z.boolean(),
  })
  .meta({ id: 'Limits' })

export type PlanLimits = Readonly<z.infer<typeof planLimitsSchema>>

export const PLANS = ['free', 'standard', 'professional'] as const satisfies readonly Plan[]

export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: {
    documentsPerMonth: 30,
    tableAndDoseOperationsPerMonth: 10,
    rowsPerGeneration: 30,
    uploadBytes: 10 * MEBIBYTE,
    inflatedBytes: FREE_GATE.maxInflatedBytes,
    keptHours: 24,
    operationsAtOnce: 1,
    pdf: false,
    mailToOthers: false,
    apiTokens: false,
    webhooks: false,
    sharedTemplates: false,
  },
  standard: {
    documentsPerMonth: 1_000,
    tableAndDoseOperationsPerMonth: 300,
    rowsPerGeneration: 1_000,
    uploadBytes: 30 * MEBIBYTE,
    inflatedBytes: PREMIUM_GATE.maxInflatedBytes,
    keptHours: 30 * 24,
    operationsAtOnce: 1,
    pdf: true,
    mailToOthers: false,
    apiTokens: false,
    webhooks: false,
    sharedTemplates: false,
  },
  professional: {
    documentsPerMonth: null,
    tableAndDoseOperationsPerMonth: null,
    rowsPerGeneration: 20_000,
    uploadBytes: 100 * MEBIBYTE,
    inflatedBytes: PREMIUM_GATE.maxInflatedBytes,
    keptHours: 90 * 24,
    operationsAtOnce: 2,
    pdf: true,
    mailToOthers: true,
    apiTokens: true,
    webhooks: true,
    sharedTemplates: true,
  },
}

/** As large as any plan takes an upload. */
export const MOST_UPLOAD_BYTES = Math.max(...PLANS.map((plan) => PLAN_LIMITS[plan].uploadBytes))
