import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Prisma, User } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { mailer } from '@/lib/mail/mailer'
import { writeAccountMail } from './account-mail'
import { personNameSchema } from './credentials'
import { CURRENCY_CODES } from './currency-codes'
import { emailSchema } from './email'
import { writeConfirmation } from './email-confirmation'

/** What people change of their account themselves. An empty name is none. */
export const userChangeSchema = z.strictObject({
  name: personNameSchema.optional(),
  email: emailSchema.optional().describe('Takes effect once confirmed with the emailed link.'),
  locale: z.enum(LOCALES).optional(),
  currency: z.enum(CURRENCY_CODES).optional(),
  tourSeen: z.boolean().optional().describe('Whether the tour is no longer offered.'),
  singleKeys: z.boolean().optional().describe('Whether keyboard shortcuts without Ctrl work.'),
})

export type UserChange = z.infer<typeof userChangeSchema>

/**
 * Changes the given fields; the others stay. A new address waits until it is confirmed, and the old one is notified.
 * The account's own address drops one that waits.
 *
 * @param spoken the language of the emails
 * @throws AppError EMAIL_TAKEN
 */
export async function changeUser(
  user: User,
  { name, email, locale, currency, tourSeen, singleKeys }: UserChange,
  spoken: Locale,
): Promise<SubscribedUser> {
  const changed = await db().$transaction(async (transaction) => {
    const pendingEmail = email === undefined ? undefined : email === user.email ? null : email
    const data: Prisma.UserUpdateInput = {
      ...(name !== undefined && { name: name.trim() || null }),
      ...(locale !== undefined && { locale }),
      ...(currency !== undefined && { currency }),
      ...(tourSeen !== undefined && { tourSeen }),
      ...(singleKeys !== undefined && { singleKeys }),
      ...(pendingEmail !== undefined && { pendingEmail }),
    }
    const after = await transaction.user.update({ where: { id: user.id }, data, include: WITH_SUBSCRIPTIONS })
    if (pendingEmail === null) {
      await transaction.accountLink.deleteMany({
        where: { userId: user.id, purpose: 'confirm', email: { not: user.email } },
      })
    }
    if (typeof pendingEmail === 'string') await askForAddress(transaction, user, pendingEmail, locale ?? spoken)
    return after
  })
  mailer().nudge()
  return changed
}

async function askForAddress(
  transaction: Prisma.TransactionClient,
  { id: userId, email: recipient }: User,
  address: string,
  locale: Locale,
): Promise<void> {
  if ((await transaction.user.findUnique({ where: { email: address } })) !== null) throw new AppError('EMAIL_TAKEN')
  await writeConfirmation(transaction, userId, address, locale)
  const cause = randomUUID()
  await writeAccountMail(transaction, { userId, recipient, locale, cause, purpose: 'emailAsked', params: { address } })
}
