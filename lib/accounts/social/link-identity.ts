import { randomUUID } from 'node:crypto'
import { db } from '@/lib/db/client'
import type { Prisma, User } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { uniqueViolation } from '@/lib/db/unique-violation'
import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { mailer } from '@/lib/mail/mailer'
import { writeAccountMail } from '../account-mail'
import { requireReauthentication } from '../reauthentication'
import type { LivingSession } from '../sessions'
import type { ProviderIdentity } from './identity'
import type { ProviderId } from './providers'
import { nameOfProvider, PROVIDER_IDS, socialProviders } from './providers'

/**
 * Checks that a user may start to link a provider: their identity is confirmed, their address too, and none of that
 * provider is linked yet.
 *
 * @throws AppError PASSWORD_WRONG, SIGN_IN_NOT_FRESH, EMAIL_NOT_CONFIRMED, IDENTITY_LINKED
 */
export async function mayLink(
  session: LivingSession,
  provider: ProviderId,
  password: string | undefined,
): Promise<void> {
  await requireReauthentication(session, password)
  if (session.user.emailVerifiedAt === null) throw new AppError('EMAIL_NOT_CONFIRMED')
  const { userId } = session
  if ((await db().linkedIdentity.count({ where: { userId, provider } })) > 0) throw new AppError('IDENTITY_LINKED')
}

/**
 * Adds an identity as a sign-in method, and emails the user about it. Linking the same one again changes nothing.
 *
 * @throws AppError IDENTITY_TAKEN, IDENTITY_LINKED, EMAIL_NOT_CONFIRMED
 */
export async function linkIdentity(userId: string, identity: ProviderIdentity, locale: Locale): Promise<void> {
  const { provider, subject, email } = identity
  await personTransaction(userId, async (transaction) => {
    const user = await livingUser(transaction, userId)
    if (user.emailVerifiedAt === null) throw new AppError('EMAIL_NOT_CONFIRMED')
    const linked = await transaction.linkedIdentity.findUnique({ where: { provider_subject: { provider, subject } } })
    if (linked?.userId === userId) return
    if (linked !== null) throw new AppError('IDENTITY_TAKEN')
    if ((await transaction.linkedIdentity.count({ where: { userId, provider } })) > 0) {
      throw new AppError('IDENTITY_LINKED')
    }
    await transaction.linkedIdentity.create({ data: { provider, subject, userId, email } })
    await mailAbout(transaction, user, 'identityLinked', provider, email, locale)
  }).catch((error: unknown) => {
    // Another user linked it, or signed in with it for the first time, at the same moment.
    throw uniqueViolation(error) === null ? error : new AppError('IDENTITY_TAKEN')
  })
  mailer().nudge()
}

/**
 * Removes a provider from a user's sign-in methods, and emails the user about it.
 *
 * @throws AppError PASSWORD_WRONG, SIGN_IN_NOT_FRESH; NOT_FOUND if it isn't linked; LAST_SIGN_IN_METHOD
 */
export async function unlinkIdentity(
  session: LivingSession,
  provider: string,
  password: string | undefined,
  locale: Locale,
): Promise<void> {
  const known = PROVIDER_IDS.find((id) => id === provider)
  if (known === undefined) throw new AppError('NOT_FOUND')
  await requireReauthentication(session, password)
  const { userId } = session
  await personTransaction(userId, async (transaction) => {
    // Concurrent removals run one after the other: the second sees the result of the first.
    const user = await livingUser(transaction, userId)
    const where = { userId_provider: { userId, provider: known } }
    const linked = await transaction.linkedIdentity.findUnique({ where })
    if (linked === null) throw new AppError('NOT_FOUND')
    await transaction.linkedIdentity.delete({ where })
    if (!(await hasWayIn(transaction, userId))) throw new AppError('LAST_SIGN_IN_METHOD')
    await mailAbout(transaction, user, 'identityUnlinked', known, linked.email, locale)
  })
  mailer().nudge()
}

/** Whether anything opens the account: a provider that is configured no more does not. */
async function hasWayIn(transaction: Prisma.TransactionClient, userId: string): Promise<boolean> {
  if ((await transaction.password.count({ where: { userId } })) > 0) return true
  const provider = { in: socialProviders().map(({ id }) => id) }
  return (await transaction.linkedIdentity.count({ where: { userId, provider } })) > 0
}

async function livingUser(transaction: Prisma.TransactionClient, id: string): Promise<User> {
  const user = await transaction.user.findUnique({ where: { id } })
  if (user === null) throw new AppError('UNAUTHENTICATED')
  return user
}

async function mailAbout(
  transaction: Prisma.TransactionClient,
  { id: userId, email: recipient }: User,
  purpose: 'identityLinked' | 'identityUnlinked',
  provider: ProviderId,
  address: string | null,
  locale: Locale,
): Promise<void> {
  const params = { provider: nameOfProvider(provider), address, at: new Date().toISOString() }
  await writeAccountMail(transaction, { userId, recipient, locale, cause: randomUUID(), purpose, params })
}
