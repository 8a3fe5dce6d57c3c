import { z } from 'zod'
import { planOf } from '@/lib/billing/limits'
import { PLANS } from '@/lib/billing/plans'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { LOCALES } from '@/lib/i18n/locales'

/** A user's own account in the API. */
export const publicUserSchema = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable().describe('Replaces `email` once confirmed.'),
    locale: z.enum(LOCALES).nullable(),
    currency: z.string().nullable(),
    tourSeen: z.boolean(),
    singleKeys: z.boolean(),
    subscription: z.strictObject({ plan: z.enum(PLANS).describe('The current one.') }),
  })
  .meta({ id: 'User' })

export type PublicUser = z.infer<typeof publicUserSchema>

/** Returns only fields in the schema, so a new column isn't exposed by accident. */
export function publicUser(user: SubscribedUser): PublicUser {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    emailVerified: user.emailVerifiedAt !== null,
    pendingEmail: user.pendingEmail,
    locale: LOCALES.find((locale) => locale === user.locale) ?? null,
    currency: user.currency,
    tourSeen: user.tourSeen,
    singleKeys: user.singleKeys,
    subscription: { plan: planOf(user) },
  }
}
