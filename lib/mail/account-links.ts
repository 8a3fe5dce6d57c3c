import { randomBytes, randomUUID } from 'node:crypto'
import { db } from '@/lib/db/client'
import type { AccountLink, Prisma } from '@/lib/db/generated/client'
import type { AccountLinkPurpose } from '@/lib/db/generated/enums'
import { tokenHashOf } from '@/lib/db/token-hash'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { MailNotMade } from './failures'

const TOKEN = /^[\w-]{43}$/
const MINUTE = 60_000

/** How long a link works, from when its mail is made. */
const LIVES_MS = { confirm: 24 * 60 * MINUTE, reset: 30 * MINUTE } as const satisfies Record<AccountLinkPurpose, number>
/** A mail that could not be sent for this long carries no link any more: no one waits for it. */
const REQUEST_LIVES_MS = 24 * 60 * MINUTE

/** The screens that the links open. The token follows `#`, so that browsers don't send it to servers, logs or in Referer. */
const SCREENS = { confirm: '/confirm', reset: '/reset' } as const satisfies Record<AccountLinkPurpose, string>

/** A link on its way into a mail; only the hash of its token is kept. */
export interface NewAccountLink {
  readonly url: string
  readonly until: Date
}

/**
 * Asks for a link, within the transaction that writes its mail. An older one for the same purpose, mailed or not, is nothing
 * from now on.
 *
 * @returns the request's id, for the mail
 */
export async function requestAccountLink(
  transaction: Prisma.TransactionClient,
  { userId, purpose, email }: Pick<AccountLink, 'userId' | 'purpose' | 'email'>,
): Promise<string> {
  const data = { requestId: randomUUID(), email, tokenHash: null, expiresAt: null, createdAt: new Date() }
  await transaction.accountLink.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...data },
    update: data,
  })
  return data.requestId
}

/**
 * Makes the link of a request, with 256 random bits. Made again, as for a mail that has to be sent once more, the one before
 * is nothing.
 *
 * @throws MailNotMade LINK_GONE, when a newer request or the change itself has overtaken this one
 */
export async function makeAccountLink(requestId: string, now = new Date()): Promise<NewAccountLink> {
  const link = await db().accountLink.findUnique({ where: { requestId } })
  if (link === null || now.getTime() - link.createdAt.getTime() > REQUEST_LIVES_MS) throw new MailNotMade('LINK_GONE')
  const token = randomBytes(32).toString('base64url')
  const until = new Date(now.getTime() + LIVES_MS[link.purpose])
  const { count } = await db().accountLink.updateMany({
    where: { requestId },
    data: { tokenHash: tokenHashOf(token), expiresAt: until },
  })
  if (count === 0) throw new MailNotMade('LINK_GONE')
  return { url: `${env().origin}${SCREENS[link.purpose]}#token=${token}`, until }
}

/**
 * The link that a token opens, without using it up.
 *
 * @throws AppError LINK_NOT_VALID, when it is used or its time is over as when there never was one
 */
export async function accountLink(purpose: AccountLinkPurpose, token: string, now = new Date()): Promise<AccountLink> {
  const link = TOKEN.test(token)
    ? await db().accountLink.findUnique({ where: { tokenHash: tokenHashOf(token) } })
    : null
  if (link === null || link.purpose !== purpose || link.expiresAt === null || link.expiresAt <= now) {
    throw new AppError('LINK_NOT_VALID')
  }
  return link
}

/**
 * Uses up a link. Of several concurrent uses one succeeds: the others wait for its transaction and find nothing.
 *
 * @throws AppError LINK_NOT_VALID
 */
export async function spendLink(transaction: Prisma.TransactionClient, link: AccountLink): Promise<void> {
  const { count } = await transaction.accountLink.deleteMany({ where: { tokenHash: link.tokenHash } })
  if (count === 0) throw new AppError('LINK_NOT_VALID')
}
