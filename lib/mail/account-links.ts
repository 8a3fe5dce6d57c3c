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

/** How long a link works, from when its email is created. */
const LIVES_MS = { confirm: 24 * 60 * MINUTE, reset: 30 * MINUTE } as const satisfies Record<AccountLinkPurpose, number>
/** An email that couldn't be sent for this long contains no link, because no one is waiting for it. */
const REQUEST_LIVES_MS = 24 * 60 * MINUTE

/** The screens that the links open. The token follows `#`, so that browsers don't send it to servers, logs or in Referer. */
const SCREENS = { confirm: '/confirm', reset: '/reset' } as const satisfies Record<AccountLinkPurpose, string>

/** A link to be put into an email; only the hash of its token is stored. */
export interface NewAccountLink {
  readonly url: string
  readonly until: Date
}

/**
 * Requests a link, within the transaction that writes its email. An older link for the same purpose, sent or not, no
 * longer works.
 *
 * @returns the request's id, for the email
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
 * Creates the link of a request, with 256 random bits. If it is created again, for example to send the email once more,
 * the previous one no longer works.
 *
 * @throws MailNotMade LINK_GONE if a newer request or the change itself has replaced this one
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
