import { AppError } from '@/lib/errors'
import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/unique-violation'
import type { Locale } from '@/lib/i18n/locales'
import { mailer } from '@/lib/mail/mailer'
import { writeConfirmation } from './email-confirmation'
import { checkPassword, hashPassword } from './passwords'

export interface Registration {
  readonly email: string
  readonly password: string
  readonly name?: string | undefined
  readonly locale: Locale
}

/**
 * Creates an account, and emails a link that confirms its address.
 *
 * @throws AppError EMAIL_TAKEN, and what `checkPassword` throws
 */
export async function register({ email, password, name, locale }: Registration): Promise<SubscribedUser> {
  checkPassword(password, [email, name])
  const hash = await hashPassword(password)
  const user = await db()
    .$transaction(async (transaction) => {
      const made = await transaction.user.create({
        data: { email, name: name?.trim() || null, locale, password: { create: { hash } } },
        include: WITH_SUBSCRIPTIONS,
      })
      await writeConfirmation(transaction, made.id, email, locale)
      return made
    })
    .catch((error: unknown) => {
      throw uniqueViolation(error) === null ? error : new AppError('EMAIL_TAKEN')
    })
  mailer().nudge()
  return user
}
