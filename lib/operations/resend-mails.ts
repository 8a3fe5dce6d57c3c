import { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { AppError } from '@/lib/errors'
import { sameAddress } from '@/lib/mail/address'
import { GIVE_UP_MS } from '@/lib/mail/backoff'
import { mailer } from '@/lib/mail/mailer'
import type { MailSettings } from './mail-request'
import { checkMailSettings, checkMayMailOthers, dailyLimit, mailAllowance, readAddresses } from './mail-request'
import type { MailedSummary, Mailing } from './operation-mails'
import { unsentRows, writeOperationMails, writeResultMails } from './operation-mails'
import { ownOperation } from './own-operation'

const onlySchema = z.strictObject({
  only: z
    .enum(['failed', 'unknown', 'unsent'])
    .describe(
      '`failed`: emails that weren’t sent; `unknown`: emails that may have arrived; `unsent`: emails to rows not emailed yet, after a test or the daily limit.',
    ),
})

const toSchema = z.strictObject({
  to: z
    .string()
    .min(1)
    .describe('Additional recipients of the whole result: up to ten addresses, separated by commas.'),
})

export const resendSchema = z.union([onlySchema, toSchema])

export const resentSchema = z.strictObject({ success: z.literal(true), queued: z.int().min(0) })

type Only = z.infer<typeof onlySchema>['only']

/**
 * Puts an operation's emails back into the outbox: only the requested ones, and never one that was sent.
 *
 * @returns how many
 * @throws AppError NOT_FOUND, LIMIT_MAIL, EMAIL_NOT_CONFIRMED, MAIL_DAILY_LIMIT
 */
export async function resendMails(user: SubscribedUser, operationId: string, only: Only): Promise<number> {
  const operation = await ownOperation(user.id, operationId)
  const queued = only === 'unsent' ? await sendUnsent(user, operation) : await requeue(user, operation, only)
  mailer().nudge()
  return queued
}

function requeue(user: SubscribedUser, { id: operationId }: Operation, state: 'failed' | 'unknown'): Promise<number> {
  return personTransaction(user.id, async (transaction) => {
    const mails = await transaction.mailMessage.findMany({
      where: { operationId, state },
      select: { id: true, recipient: true },
    })
    if (mails.some(({ recipient }) => !sameAddress(recipient, user.email))) checkMayMailOthers(user)
    const allowance = await mailAllowance(user, transaction)
    if (mails.length > 0 && allowance.left === 0) throw dailyLimit(allowance)
    const now = new Date()
    const { count } = await transaction.mailMessage.updateMany({
      where: { id: { in: mails.slice(0, allowance.left).map(({ id }) => id) }, state },
      data: {
        state: 'waiting',
        attempts: 0,
        // Without its claim, the previous sender can no longer record the outcome.
        claim: null,
        handedOverAt: null,
        error: null,
        reply: null,
        finishedAt: null,
        createdAt: now,
        nextAttemptAt: now,
        giveUpAt: new Date(now.getTime() + GIVE_UP_MS),
      },
    })
    return count
  })
}

/**
 * Sends an existing result to more addresses; those that already received it get no second email.
 *
 * @returns how many emails were written
 * @throws AppError MAIL_ADDRESS_NOT_VALID, MAIL_TOO_MANY_ADDRESSES, NOT_FOUND, LIMIT_MAIL, EMAIL_NOT_CONFIRMED,
 * MAIL_DAILY_LIMIT
 */
export async function sendResult(user: SubscribedUser, operationId: string, to: string): Promise<number> {
  const mailTo = readAddresses(to)
  const operation = await ownOperation(user.id, operationId)
  const mailing = await mailingOf(user, operation, { mailTo })
  await checkMailSettings(user, { mailTo })
  const written = await personTransaction(user.id, (transaction) => writeResultMails(transaction, mailing))
  mailer().nudge()
  return written
}

/** Writes each row's email that doesn't exist yet. */
async function sendUnsent(user: SubscribedUser, operation: Operation): Promise<number> {
  checkMayMailOthers(user)
  const mailing = await mailingOf(user, operation, { mailTest: false, mailTo: [] })
  const written = await personTransaction(user.id, (transaction) => writeOperationMails(transaction, mailing))
  const allowance = await mailAllowance(user)
  if (written === 0 && allowance.left === 0 && (await unsentRows(operation, mailing.summary)) > 0)
    throw dailyLimit(allowance)
  return written
}

/** Returns what an operation's emails are made from. @throws AppError NOT_FOUND if the result is gone */
async function mailingOf(user: SubscribedUser, operation: Operation, changed: MailSettings): Promise<Mailing> {
  const file = await db().storedFile.findFirst({ where: { operationId: operation.id, kind: 'result' } })
  if (file === null || operation.state !== 'succeeded' || operation.kind !== 'generate') throw new AppError('NOT_FOUND')
  const settings = { ...(operation.settings as object), ...changed } as Operation['settings']
  // Written by this application when the operation succeeded.
  const summary = (operation.summary ?? {}) as unknown as MailedSummary
  return { operation: { ...operation, settings }, user, file, summary }
}
