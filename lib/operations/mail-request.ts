import { DEMO_ACCOUNT } from '@/lib/accounts/demo-account'
import { higherPlan, limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { parseAddress, sameAddress, splitAddresses } from '@/lib/mail/address'
import { oneLine } from '@/lib/mail/one-line'

/** The email settings of an operation. */
export interface MailSettings {
  /** The whole result goes to each of these. */
  readonly mailTo?: readonly string[]
  /** Each document goes to the address in this column of its row: a header, or a column's letter. */
  readonly mailColumn?: string
  /** The first documents go to oneself instead. */
  readonly mailTest?: boolean
  /** The custom subject and text, with columns as tags. */
  readonly mailSubject?: string
  readonly mailText?: string
}

const MAX_ADDRESSES = 10
/** An address that no one has confirmed may be a stranger's. */
const UNCONFIRMED_PER_DAY = 10
const DAY_MS = 86_400_000

/**
 * The addresses of the `email` field, each once.
 *
 * @throws AppError MAIL_ADDRESS_NOT_VALID naming the first that is none, MAIL_TOO_MANY_ADDRESSES
 */
export function readAddresses(text: string): string[] {
  const addresses: string[] = []
  for (const given of splitAddresses(text)) {
    const address = parseAddress(given)
    if (address === null)
      throw new AppError('MAIL_ADDRESS_NOT_VALID', { address: oneLine(given, 100) }, { field: 'email' })
    if (!addresses.some((known) => sameAddress(known, address))) addresses.push(address)
  }
  if (addresses.length > MAX_ADDRESSES)
    throw new AppError(
      'MAIL_TOO_MANY_ADDRESSES',
      { count: addresses.length, limit: MAX_ADDRESSES },
      { limit: MAX_ADDRESSES },
    )
  return addresses
}

/**
 * Checks that a user may send such emails: to themselves on any plan, to others and to each row's address on a plan
 * with email, and from a confirmed address.
 *
 * @throws AppError LIMIT_MAIL, EMAIL_NOT_CONFIRMED, MAIL_DAILY_LIMIT
 */
export async function checkMailSettings(
  user: SubscribedUser,
  { mailTo = [], mailColumn }: MailSettings,
): Promise<void> {
  const others = mailColumn !== undefined || mailTo.some((address) => !sameAddress(address, user.email))
  if (others) checkMayMailOthers(user)
  if (mailTo.length === 0) return
  const allowance = await mailAllowance(user)
  if (allowance.left < mailTo.length) throw dailyLimit(allowance)
}

/** @throws AppError LIMIT_MAIL, EMAIL_NOT_CONFIRMED */
export function checkMayMailOthers(user: SubscribedUser): void {
  if (!limitsOf(user).mailToOthers) {
    const plan = higherPlan(user, ({ mailToOthers }) => mailToOthers)
    throw new AppError('LIMIT_MAIL', {}, { ...(plan && { plan }) })
  }
  if (!isConfirmed(user)) throw new AppError('EMAIL_NOT_CONFIRMED')
}

export function dailyLimit({ limit, left, renewsAt }: MailAllowance): AppError {
  const used = limit - left
  const retryAfterSeconds = Math.max(1, Math.ceil((renewsAt.getTime() - Date.now()) / 1000))
  const details = { limit, used, renewsAt: renewsAt.toISOString(), retryAfterSeconds }
  return new AppError('MAIL_DAILY_LIMIT', { limit, used }, details)
}

/** How many emails a user may send within 24 hours. */
export interface MailAllowance {
  readonly limit: number
  readonly left: number
  /** When the oldest counted email is no longer counted. */
  readonly renewsAt: Date
}

/** How many emails a user may send within 24 hours, how many of them are left now, and when there will be more. */
export async function mailAllowance(
  user: SubscribedUser,
  client: Prisma.TransactionClient = db(),
): Promise<MailAllowance> {
  const { MAIL_PER_DAY } = env()
  const limit = isConfirmed(user) ? MAIL_PER_DAY : Math.min(MAIL_PER_DAY, UNCONFIRMED_PER_DAY)
  const sent = await client.mailMessage.aggregate({
    _count: true,
    _min: { createdAt: true },
    where: {
      userId: user.id,
      operationId: { not: null },
      createdAt: { gt: new Date(Date.now() - DAY_MS) },
      OR: [{ error: null }, { error: { not: 'DAILY_LIMIT' } }],
    },
  })
  const renewsAt = new Date((sent._min.createdAt?.getTime() ?? Date.now()) + DAY_MS)
  return { limit, left: Math.max(0, limit - sent._count), renewsAt }
}

/** The demo account's password is public, so it must not email anyone. */
function isConfirmed({ email, emailVerifiedAt }: SubscribedUser): boolean {
  return emailVerifiedAt !== null && (email !== DEMO_ACCOUNT.email || env().SMTP_URL === undefined)
}
