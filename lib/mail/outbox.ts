import { createHash, randomUUID } from 'node:crypto'
import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/i18n/locales'
import { GIVE_UP_MS } from './backoff'
import type { MailFailure } from './failures'
import type { MailParams, MailPurpose } from './purposes'
import { sender } from './sender'

interface Addressed {
  readonly userId: string
  readonly operationId: string | null
  /** As `parseAddress` gives it. */
  readonly recipient: string
  readonly replyTo: string | null
  readonly locale: Locale
  readonly fileId: string | null
  /** What causes it: with purpose and recipient it is written once, however often it is asked for. */
  readonly cause: string
  /** If it may not be sent now: it's recorded as failed, and can be sent later. */
  readonly failed?: MailFailure
}

export type NewMail<Of extends MailPurpose = MailPurpose> = Addressed &
  { [Purpose in Of]: { readonly purpose: Purpose; readonly params: MailParams<Purpose> } }[Of]

/** Emails that someone is waiting for come first. */
const PRIORITY: Readonly<Record<MailPurpose, number>> = {
  confirm: 0,
  reset: 0,
  passwordChanged: 0,
  emailAsked: 0,
  emailChanged: 0,
  identityLinked: 0,
  identityUnlinked: 0,
  webhookDisabled: 0,
  result: 0,
  document: 1,
}

/**
 * Writes emails into the outbox, within the transaction that writes their cause: both exist or neither. The mailer of a
 * working process sends them; `mailer().nudge()` after the commit sends them immediately.
 *
 * @returns how many were written; existing ones aren't written again
 */
export async function writeMails(transaction: Prisma.TransactionClient, mails: readonly NewMail[]): Promise<number> {
  const now = Date.now()
  const host = sender().address.split('@').at(-1) ?? ''
  const rows = mails.map(({ cause, failed, ...mail }) => {
    const id = randomUUID()
    return {
      ...mail,
      id,
      onceKey: onceKey(cause, mail.purpose, mail.recipient),
      messageId: `<${id}@${host}>`,
      priority: PRIORITY[mail.purpose],
      giveUpAt: new Date(now + GIVE_UP_MS),
      ...(failed !== undefined && { state: 'failed' as const, error: failed, finishedAt: new Date(now) }),
    }
  })
  const { count } = await transaction.mailMessage.createMany({ data: rows, skipDuplicates: true })
  return count
}

/** A hash, so that it remains after the address is deleted. */
function onceKey(cause: string, purpose: MailPurpose, recipient: string): string {
  return createHash('sha256')
    .update(JSON.stringify([cause, purpose, recipient.toLowerCase()]))
    .digest('hex')
}
