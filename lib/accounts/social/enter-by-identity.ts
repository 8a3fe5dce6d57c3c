import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { uniqueViolation } from '@/lib/db/unique-violation'
import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { personNameSchema } from '../credentials'
import { publicUser } from '../public-user'
import type { SignedIn } from '../sign-in'
import { startSession } from '../sessions'
import type { ProviderIdentity } from './identity'
import { verifiedEmail } from './identity'

export interface Newcomer {
  readonly locale: Locale
  readonly userAgent: string | null
}

/**
 * Signs in a user returning from a provider: to the account linked to the identity, or else to a new account with the
 * address that the provider confirms. An account that only has the same address is never opened, because its creator
 * may not own the address.
 *
 * @throws AppError IDENTITY_EMAIL_UNVERIFIED, IDENTITY_EMAIL_NOT_VALID, IDENTITY_EMAIL_TAKEN
 */
export async function enterByIdentity(identity: ProviderIdentity, newcomer: Newcomer): Promise<SignedIn> {
  const known = await enterKnown(identity, newcomer)
  if (known !== null) return known
  try {
    return await enterNew(identity, newcomer)
  } catch (error) {
    if (uniqueViolation(error) === null) throw error
    // Another return of the same person was quicker by a moment.
    const meanwhile = await enterKnown(identity, newcomer)
    if (meanwhile !== null) return meanwhile
    throw new AppError('IDENTITY_EMAIL_TAKEN')
  }
}

function enterKnown({ provider, subject, email }: ProviderIdentity, { userAgent }: Newcomer): Promise<SignedIn | null> {
  const where = { provider_subject: { provider, subject } }
  return db().$transaction(async (transaction) => {
    const linked = await transaction.linkedIdentity.findUnique({ where })
    if (linked === null) return null
    // A concurrent unlink or deletion has locked the user's row; its result counts.
    await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${linked.userId} FOR KEY SHARE`
    const living = await transaction.linkedIdentity.findUnique({
      where,
      include: { user: { include: WITH_SUBSCRIPTIONS } },
    })
    if (living === null) return null
    await transaction.linkedIdentity.update({ where, data: { email, lastUsedAt: new Date() } })
    return signedIn(transaction, living.user, userAgent)
  })
}

function enterNew(identity: ProviderIdentity, { locale, userAgent }: Newcomer): Promise<SignedIn> {
  const { provider, subject, email: toldEmail, name } = identity
  const email = verifiedEmail(identity)
  return db().$transaction(async (transaction) => {
    const user = await transaction.user.create({
      data: {
        email,
        emailVerifiedAt: new Date(),
        name: personName(name),
        locale,
        linkedIdentities: { create: { provider, subject, email: toldEmail, lastUsedAt: new Date() } },
      },
      include: WITH_SUBSCRIPTIONS,
    })
    return signedIn(transaction, user, userAgent)
  })
}

async function signedIn(
  transaction: Prisma.TransactionClient,
  user: SubscribedUser,
  userAgent: string | null,
): Promise<SignedIn> {
  return { user: publicUser(user), ...(await startSession(user.id, userAgent, transaction)) }
}

/** A name as an account may have one; a provider's is not always one. */
function personName(name: string | null): string | null {
  const parsed = personNameSchema.safeParse(name?.trim())
  return parsed.success && parsed.data !== '' ? parsed.data : null
}
