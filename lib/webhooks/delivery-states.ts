import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { writeAccountMail } from '@/lib/accounts/account-mail'
import { db } from '@/lib/db/client'
import type { Prisma, Webhook, WebhookDelivery } from '@/lib/db/generated/client'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { mailer } from '@/lib/mail/mailer'
import { newMessageId } from './events'
import type { Posted } from './post'
import { MOST_FAILED_IN_ROW, pauseAfter } from './retries'

/** How long a sender may give no sign of life: longer than a request takes. */
export const LEASE_MS = 60_000

/** Why an attempt didn't succeed; `crashed`: this server ended before it knew. */
const attemptSchema = z.strictObject({
  at: z.iso.datetime(),
  ms: z.int().min(0).nullable(),
  status: z.int().nullable().describe('The status of the response; null if there was none.'),
  error: z
    .enum([
      'url',
      'protocol',
      'credentials',
      'unknown',
      'private',
      'redirect',
      'status',
      'timeout',
      'tls',
      'connection',
      'crashed',
    ])
    .nullable()
    .describe('Why it didn’t succeed; null if it did.'),
  answer: z.string().describe('The first 1,000 characters of the response.'),
})

export const attemptsSchema = z.array(attemptSchema)
export type Attempt = z.infer<typeof attemptSchema>

/** A delivery that this process sends. */
export type ClaimedDelivery = WebhookDelivery & { readonly claim: string; readonly webhook: Webhook }

/** The attempts at a delivery so far. */
export function attemptsOf({ attempts }: Pick<WebhookDelivery, 'attempts'>): Attempt[] {
  return attemptsSchema.parse(attempts)
}

/** Claims the next due delivery for this process: waiting → sending. Null if nothing is due. */
export async function claimDelivery(): Promise<ClaimedDelivery | null> {
  for (;;) {
    const now = new Date()
    const due = await db().webhookDelivery.findFirst({
      where: { state: 'waiting', nextAttemptAt: { lte: now } },
      orderBy: { nextAttemptAt: 'asc' },
      select: { id: true },
    })
    if (due === null) return null
    const claim = randomUUID()
    const { count } = await db().webhookDelivery.updateMany({
      where: { id: due.id, state: 'waiting' },
      data: { state: 'sending', claim, leaseUntil: new Date(now.getTime() + LEASE_MS), handedOverAt: null },
    })
    const delivery =
      count === 0 ? null : await db().webhookDelivery.findUnique({ where: { id: due.id }, include: { webhook: true } })
    // Another process took it, or its user deleted the webhook: try the next one.
    if (delivery !== null) return { ...delivery, claim }
  }
}

/**
 * Records that from now on it may have arrived.
 *
 * @throws Error if it's no longer this sender's: then it must not be sent
 */
export async function recordHandover({ id, claim }: ClaimedDelivery): Promise<void> {
  const { count } = await db().webhookDelivery.updateMany({
    where: { id, claim, state: 'sending' },
    data: { handedOverAt: new Date() },
  })
  if (count === 0) throw new Error('The delivery was taken over')
}

/**
 * sending → delivered, waiting for the next attempt, or failed; a webhook that keeps failing, or responds with 410, is
 * disabled.
 */
export async function settle(delivery: ClaimedDelivery, posted: Posted, started: Date): Promise<void> {
  const now = new Date()
  const attempts = [
    ...attemptsOf(delivery),
    { at: started.toISOString(), ms: now.getTime() - started.getTime(), ...posted },
  ]
  const { id, claim, webhookId } = delivery
  const own = { id, claim, state: 'sending' } as const
  const over = { attempts, leaseUntil: null, handedOverAt: null }
  if (posted.error === null) {
    await db().$transaction([
      db().webhookDelivery.updateMany({ where: own, data: { ...over, state: 'delivered', finishedAt: now } }),
      db().webhook.updateMany({ where: { id: webhookId }, data: { failedInRow: 0 } }),
    ])
    return
  }
  const isGone = posted.status === GONE
  const pause = isGone ? null : pauseAfter(attempts.length)
  if (pause !== null) {
    const nextAttemptAt = new Date(now.getTime() + pause)
    await db().webhookDelivery.updateMany({
      where: own,
      data: { ...over, state: 'waiting', claim: null, nextAttemptAt },
    })
    return
  }
  await db().$transaction(async (transaction) => {
    const { count } = await transaction.webhookDelivery.updateMany({
      where: own,
      data: { ...over, state: 'failed', finishedAt: now },
    })
    if (count > 0) await countFailure(transaction, webhookId, isGone)
  })
  mailer().nudge()
}

/** Of an address that will never take anything again (RFC 9110 §15.5.11), as Standard Webhooks asks. */
const GONE = 410

async function countFailure(transaction: Prisma.TransactionClient, id: string, isGone: boolean): Promise<void> {
  const { failedInRow } = await transaction.webhook.update({ where: { id }, data: { failedInRow: { increment: 1 } } })
  if (isGone || failedInRow >= MOST_FAILED_IN_ROW) await disable(transaction, id)
}

/** What still waits for a disabled webhook has failed; it can be resent manually. */
async function disable(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  const now = new Date()
  const { count } = await transaction.webhook.updateMany({ where: { id, disabledAt: null }, data: { disabledAt: now } })
  if (count > 0) await tellOwner(transaction, id, now)
  await transaction.webhookDelivery.updateMany({
    where: { webhookId: id, state: 'waiting' },
    data: { state: 'failed', finishedAt: now },
  })
}

/** Tells a webhook's owner that it was disabled, at an address that is known to be theirs. */
async function tellOwner(transaction: Prisma.TransactionClient, id: string, at: Date): Promise<void> {
  const { url, user } = await transaction.webhook.findUniqueOrThrow({ where: { id }, include: { user: true } })
  if (user.emailVerifiedAt === null) return
  await writeAccountMail(transaction, {
    userId: user.id,
    recipient: user.email,
    locale: user.locale !== null && isLocale(user.locale) ? user.locale : DEFAULT_LOCALE,
    cause: `${id} ${at.toISOString()}`,
    purpose: 'webhookDisabled',
    params: { url, at: at.toISOString() },
  })
}

/**
 * Recovers what a killed process was sending. A request that wasn't sent yet is sent with its own id. One that was may
 * have arrived: it is sent with another id, so that nothing is lost and no id is used for two requests that may both
 * have been accepted.
 *
 * @param all also those with a current lease: at the start of the only process
 * @returns how many were recovered
 */
export async function recoverDeliveries(all: boolean): Promise<number> {
  const now = new Date()
  const lost = { state: 'sending' as const, ...(!all && { leaseUntil: { lte: now } }) }
  const back = { state: 'waiting' as const, claim: null, nextAttemptAt: now, leaseUntil: null, handedOverAt: null }
  const { count } = await db().webhookDelivery.updateMany({ where: { ...lost, handedOverAt: null }, data: back })
  const unknown = await db().webhookDelivery.findMany({ where: { ...lost, handedOverAt: { not: null } } })
  for (const delivery of unknown) {
    const at = delivery.handedOverAt ?? now
    const attempt: Attempt = { at: at.toISOString(), ms: null, status: null, error: 'crashed', answer: '' }
    await db().webhookDelivery.updateMany({
      where: { id: delivery.id, claim: delivery.claim, state: 'sending' },
      data: { ...back, messageId: newMessageId(), attempts: [...attemptsOf(delivery), attempt] },
    })
  }
  return count + unknown.length
}
