import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/i18n/locales'
import { writeMails } from '@/lib/mail/outbox'
import type { AccountMailPurpose, MailParams } from '@/lib/mail/purposes'

/** An email about an account: no file, no other recipient. */
export type NewAccountMail = {
  readonly userId: string
  readonly recipient: string
  readonly locale: Locale
  /** What causes it; the same cause sends one email. */
  readonly cause: string
} & {
  [Purpose in AccountMailPurpose]: { readonly purpose: Purpose; readonly params: MailParams<Purpose> }
}[AccountMailPurpose]

/** Writes an email about an account into the outbox, within the transaction that causes it. */
export async function writeAccountMail(transaction: Prisma.TransactionClient, mail: NewAccountMail): Promise<void> {
  await writeMails(transaction, [{ ...mail, operationId: null, replyTo: null, fileId: null }])
}
