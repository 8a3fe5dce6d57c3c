import { z } from 'zod'
import { db } from '@/lib/db/client'
import { PASSWORD_MAX_BYTES } from '../passwords'
import { nameOfProvider, PROVIDER_IDS, socialProviders } from './providers'

const moment = z.iso.datetime()

export const signInMethodsSchema = z.strictObject({
  success: z.literal(true),
  password: z.strictObject({ changedAt: moment }).nullable().describe('Null if the account has none.'),
  providers: z.array(
    z.strictObject({
      provider: z.enum(PROVIDER_IDS),
      name: z.string().describe('The provider’s display name.'),
      configured: z
        .boolean()
        .describe('False for a linked provider that is no longer configured, so it can’t be used to sign in.'),
      linked: z
        .strictObject({
          email: z.string().nullable().describe('The address last reported by the provider; for display only.'),
          linkedAt: moment,
          lastUsedAt: moment.nullable(),
        })
        .nullable(),
    }),
  ),
})

/** Confirms the user's identity before the sign-in methods change. */
export const methodChangeSchema = z.strictObject({
  password: z
    .string()
    .max(PASSWORD_MAX_BYTES * 2)
    .optional()
    .describe('Required if the account has one; otherwise the sign-in must be recent.'),
})

export const methodChangedSchema = z.strictObject({ success: z.literal(true) })

type SignInMethods = Omit<z.infer<typeof signInMethodsSchema>, 'success'>

/** The ways into an account: its password, and each provider that is configured or was linked while it was. */
export async function signInMethods(userId: string): Promise<SignInMethods> {
  const [password, identities] = await Promise.all([
    db().password.findUnique({ where: { userId }, select: { changedAt: true } }),
    db().linkedIdentity.findMany({ where: { userId } }),
  ])
  const configured = new Set(socialProviders().map(({ id }) => id))
  const providers = PROVIDER_IDS.map((provider) => {
    const identity = identities.find((linked) => linked.provider === provider)
    const linked =
      identity === undefined
        ? null
        : {
            email: identity.email,
            linkedAt: identity.linkedAt.toISOString(),
            lastUsedAt: identity.lastUsedAt?.toISOString() ?? null,
          }
    return { provider, name: nameOfProvider(provider), configured: configured.has(provider), linked }
  }).filter(({ configured: here, linked }) => linked !== null || here)
  return { password: password === null ? null : { changedAt: password.changedAt.toISOString() }, providers }
}
