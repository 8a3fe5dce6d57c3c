import { z } from 'zod'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { accountLink, requestAccountLink, spendLink } from '@/lib/mail/account-links'
import { mailer } from '@/lib/mail/mailer'
import { writeAccountMail } from './account-mail'
import { revokeAllApiTokens } from './api-tokens'
import { inEvenTime } from './even-time'
import { replacePassword } from './new-password'
import { checkPassword, hashPassword } from './passwords'

/** One answer, whether the address is an account's or not. */
export const forgottenAnswerSchema = z.strictObject({ success: z.literal(true) })

/**
 * Emails a link to reset the password if there's an account with this address. Neither the response nor its time
 * reveals whether there is one.
 *
 * @param locale of the caller, for a user without a saved language
 */
export function forgetPassword(email: string, locale: Locale): Promise<void> {
  return inEvenTime(async () => {
    const user = await db().user.findUnique({ where: { email } })
    if (user === null) return
    await db().$transaction(async (transaction) => {
      const requestId = await requestAccountLink(transaction, { userId: user.id, purpose: 'reset', email })
      await writeAccountMail(transaction, {
        userId: user.id,
        recipient: email,
        locale: isLocale(user.locale) ? user.locale : locale,
        cause: requestId,
        purpose: 'reset',
        params: { requestId },
      })
    })
    mailer().nudge()
  })
}

export const resetAnswerSchema = z.strictObject({ success: z.literal(true) })

/**
 * Sets a new password with an emailed link, once. All sessions end and none starts. The address counts as confirmed,
 * because only its owner can have the link.
 *
 * @throws AppError LINK_NOT_VALID, and what `checkPassword` throws, which leaves the link valid
 */
export async function resetPassword(token: string, password: string, locale: Locale): Promise<void> {
  const link = await accountLink('reset', token)
  const user = await db().user.findUnique({ where: { id: link.userId } })
  if (user === null || user.email !== link.email) throw new AppError('LINK_NOT_VALID')
  checkPassword(password, [user.email, user.name])
  const hash = await hashPassword(password)
  await db().$transaction(async (transaction) => {
    await spendLink(transaction, link)
    await replacePassword(transaction, user, hash, isLocale(user.locale) ? user.locale : locale)
    // Until now anybody may have registered under the address: what they made for their programs opens nothing to them.
    if (user.emailVerifiedAt === null) await revokeAllApiTokens(transaction, user.id)
    await transaction.user.updateMany({
      where: { id: user.id, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    })
  })
  mailer().nudge()
}
