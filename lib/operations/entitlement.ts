import { z } from 'zod'
import { limitsOf, planLimitsSchema, planOf, PLANS } from '@/lib/billing/plans'
import type { User } from '@/lib/db/generated/client'
import { usageAnswer, usageOf, usageSchema } from './usage'

/** What a person may do, and has done this month. */
export const entitlementSchema = z.strictObject({
  plan: z.enum(PLANS),
  status: z.null().describe('Of the subscription; null without one.'),
  renewsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  limits: planLimitsSchema,
  usage: usageSchema,
})

/** The plan that holds for a person, with its limits and their use. A plan without a subscription neither renews nor ends. */
export async function entitlementOf(user: User): Promise<z.infer<typeof entitlementSchema>> {
  return {
    plan: planOf(user),
    status: null,
    renewsAt: null,
    endsAt: null,
    limits: limitsOf(user),
    usage: usageAnswer(await usageOf(user.id)),
  }
}
