import { AppError } from '@/lib/errors'
import { db } from '@/lib/db/client'
import type { User } from '@/lib/db/generated/client'
import { uniqueViolation } from '@/lib/db/unique-violation'
import type { Locale } from '@/lib/i18n/locales'
import { checkPassword, hashPassword } from './passwords'

export interface Registration {
  readonly email: string
  readonly password: string
  readonly name?: string | undefined
  readonly locale: Locale
}

/**
 * Makes an account. Its e-mail is not confirmed yet.
 *
 * @throws AppError EMAIL_TAKEN, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG
 */
export async function register({ email, password, name, locale }: Registration): Promise<User> {
  checkPassword(password)
  const hash = await hashPassword(password)
  try {
    return await db().user.create({
      data: { email, name: name?.trim() || null, locale, password: { create: { hash } } },
    })
  } catch (error) {
    if (uniqueViolation(error) !== null) throw new AppError('EMAIL_TAKEN')
    throw error
  }
}
