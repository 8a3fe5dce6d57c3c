import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { tellNewAddress } from '@/lib/billing/customer'
import { db } from '@/lib/db/client'
import type { Prisma, User } from '@/lib/db/generated/client'
import { uniqueViolation } from '@/lib/db/unique-violation'
import { AppError } from '@/lib/errors'
import { asLocale, type Locale } from '@/lib/i18n/locales'
import { accountLink, requestAccountLink, spendLink } from '@/lib/mail/account-links'
import { mailer } from '@/lib/mail/mailer'
import { writeAccountMail } from './account-mail'

/** Emails a link to an address to be confirmed; earlier links no longer work. */
export async function writeConfirmation(
  transaction: Prisma.TransactionClient,
  userId: string,
  email: string,
  locale: Locale,
): Promise<void> {
  const requestId = await requestAccountLink(transaction, { userId, purpose: 'confirm', email })
  await writeAccountMail(transaction, {
    userId,
    recipient: email,
    locale,
    cause: requestId,
    purpose: 'confirm',
    params: { requestId },
  })
}

export const confirmationSentSchema = z.strictObject({
  success: z.literal(true),
  email: z.string().describe('The address that the link is sent to.'),
})

/**
 * Emails the link again: to the address that waits to replace the account's, or else to the account's own.
 *
 * @returns the address
 * @throws AppError EMAIL_ALREADY_CONFIRMED
 */
export async function sendConfirmation(user: User, locale: Locale): Promise<string> {
  const email = user.pendingEmail ?? (user.emailVerifiedAt === null ? user.email : null)
  if (email === null) throw new AppError('EMAIL_ALREADY_CONFIRMED')
  await db().$transaction((transaction) => writeConfirmation(transaction, user.id, email, locale))
  mailer().nudge()
  return email
}

export const confirmedSchema = z.strictObject({
  success: z.literal(true),
  email: z.string().describe('The confirmed address.'),
})

/**
 * Confirms the address that a link was emailed to. A waiting address replaces the account's, whose owner is notified,
 * and so is Paddle.
 *
 * @returns the address
 * @throws AppError LINK_NOT_VALID; EMAIL_TAKEN if another account has confirmed it in the meantime
 */
export async function confirmEmail(token: string): Promise<string> {
  const link = await accountLink('confirm', token)
  const changed = await db()
    .$transaction(async (transaction) => {
      await spendLink(transaction, link)
      const user = await transaction.user.findUniqueOrThrow({ where: { id: link.userId } })
      const emailVerifiedAt = new Date()
      if (link.email === user.email) {
        await transaction.user.update({ where: { id: user.id }, data: { emailVerifiedAt } })
        return false
      }
      if (link.email !== user.pendingEmail) throw new AppError('LINK_NOT_VALID')
      await transaction.user.update({
        where: { id: user.id },
        data: { email: link.email, emailVerifiedAt, pendingEmail: null },
      })
      // A link to a new password that went to the old address must not open the account any more.
      await transaction.accountLink.deleteMany({ where: { userId: user.id } })
      await writeAccountMail(transaction, {
        userId: user.id,
        recipient: user.email,
        locale: asLocale(user.locale),
        cause: randomUUID(),
        purpose: 'emailChanged',
        params: { address: link.email },
      })
      return true
    })
    .catch((error: unknown) => {
      throw uniqueViolation(error) === null ? error : new AppError('EMAIL_TAKEN')
    })
  mailer().nudge()
  if (changed) await tellNewAddress(link.userId, link.email)
  return link.email
}
