import { randomUUID } from 'node:crypto'
import { db } from '@/lib/db/client'
import type { MailMessage, Prisma, StoredFile } from '@/lib/db/generated/client'
import { waitAfterAttempt } from './backoff'
import type { MailFailure } from './failures'

/** An email that this process sends, with its file. */
export type ClaimedMail = MailMessage & { readonly claim: string; readonly file: StoredFile | null }

/** How long a sender may give no sign of life; it gives one every quarter of it. */
export const LEASE_MS = 60_000
/** A server that let no one in is asked again after this: what waits for it goes within a minute of its return. */
export const UNREACHABLE_MS = 30_000

/** Claims the next due email for this process: waiting → sending. Null if nothing is due. */
export async function claimMail(): Promise<ClaimedMail | null> {
  for (;;) {
    const now = new Date()
    const due = await db().mailMessage.findFirst({
      where: { state: 'waiting', nextAttemptAt: { lte: now } },
      orderBy: [{ priority: 'asc' }, { nextAttemptAt: 'asc' }],
      select: { id: true },
    })
    if (due === null) return null
    const claim = randomUUID()
    const { count } = await db().mailMessage.updateMany({
      where: { id: due.id, state: 'waiting' },
      data: {
        state: 'sending',
        claim,
        leaseUntil: new Date(now.getTime() + LEASE_MS),
        handedOverAt: null,
        attempts: { increment: 1 },
      },
    })
    const mail =
      count === 0 ? null : await db().mailMessage.findUnique({ where: { id: due.id }, include: { file: true } })
    // Another process took it, or its user deleted it in the meantime: try the next one.
    if (mail !== null) return { ...mail, claim }
  }
}

/** Says that its sender lives. */
export async function renewLease({ id, claim }: ClaimedMail): Promise<void> {
  await db().mailMessage.updateMany({
    where: { id, claim, state: 'sending' },
    data: { leaseUntil: new Date(Date.now() + LEASE_MS) },
  })
}

/**
 * Records that from now on it may have been delivered.
 *
 * @throws Error if it's no longer this sender's: then it must not be
 */
export async function recordHandover({ id, claim }: ClaimedMail): Promise<void> {
  const { count } = await db().mailMessage.updateMany({
    where: { id, claim, state: 'sending' },
    data: { handedOverAt: new Date() },
  })
  if (count === 0) throw new Error('The mail was taken over')
}

/** sending → sent; also where it was given up as unknown while the reply was on its way. */
export function endSent({ id, claim }: ClaimedMail): Promise<void> {
  return end(id, claim, { state: 'sent', error: null, reply: null })
}

/** sending → failed or unknown. */
export function endUnsent(
  { id, claim }: ClaimedMail,
  state: 'failed' | 'unknown',
  error: MailFailure,
  reply: number | null,
): Promise<void> {
  return end(id, claim, { state, error, reply })
}

async function end(id: string, claim: string, data: Prisma.MailMessageUpdateManyMutationInput): Promise<void> {
  await db().mailMessage.updateMany({
    where: { id, claim, state: { in: ['sending', 'unknown'] } },
    data: { ...data, leaseUntil: null, finishedAt: new Date() },
  })
}

/** sending → waiting, or failed where it has been tried for long enough. `ms` is when it is tried again. */
export async function postpone(
  mail: ClaimedMail,
  error: MailFailure,
  reply: number | null,
  ms?: number,
): Promise<void> {
  const next = new Date(Date.now() + (ms ?? waitAfterAttempt(mail.attempts)))
  if (next > mail.giveUpAt) return endUnsent(mail, 'failed', error, reply)
  await db().mailMessage.updateMany({
    where: { id: mail.id, claim: mail.claim, state: 'sending' },
    data: { state: 'waiting', nextAttemptAt: next, error, reply, leaseUntil: null, handedOverAt: null },
  })
}

/** sending → waiting, without delay, with a link in place of the attachment. */
export async function sendLinked({ id, claim }: ClaimedMail): Promise<void> {
  await db().mailMessage.updateMany({
    where: { id, claim, state: 'sending' },
    data: { state: 'waiting', linkOnly: true, nextAttemptAt: new Date(), leaseUntil: null, handedOverAt: null },
  })
}

/**
 * Recovers what a killed process was sending. An email that wasn't handed over yet is sent again; one that was may have
 * been delivered, and is reported as unknown. Can run on several instances concurrently.
 *
 * @param all also those with a current lease: at the start of the only process
 * @returns how many were recovered
 */
export async function recoverMails(all: boolean): Promise<number> {
  const now = new Date()
  const lost = { state: 'sending' as const, ...(!all && { leaseUntil: { lte: now } }) }
  const [again, unknown] = await Promise.all([
    db().mailMessage.updateMany({
      where: { ...lost, handedOverAt: null },
      data: { state: 'waiting', claim: null, nextAttemptAt: now, leaseUntil: null },
    }),
    // Its claim stays, because a sender that was only slow may still report the outcome.
    db().mailMessage.updateMany({
      where: { ...lost, handedOverAt: { not: null } },
      data: { state: 'unknown', error: 'CRASHED', reply: null, leaseUntil: null, finishedAt: now },
    }),
  ])
  return again.count + unknown.count
}
