import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/i18n/locales'
import { writeMails } from '@/lib/mail/outbox'
import type { AccountMailPurpose, MailParams } from '@/lib/mail/purposes'

/** A mail about an account: no file, no one to answer to. */
export type NewAccountMail = {
  readonly userId: string
  readonly recipient: string
  readonly locale: Locale
  /** What causes it; the same cause mails once. */
  readonly cause: string
} & {
  [Purpose in AccountMailPurpose]: { readonly purpose: Purpose; readonly params: MailParams<Purpose> }
}[AccountMailPurpose]

/** Writes a mail about an account into the outbox, within the transaction that causes it. */
export async function writeAccountMail(transaction: Prisma.TransactionClient, mail: NewAccountMail): Promise<void> {
  await writeMails(transaction, [{ ...mail, operationId: null, replyTo: null, fileId: null }])
}
