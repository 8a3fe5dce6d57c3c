import { db } from '@/lib/db/client'
import type { User } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/i18n/locales'
import { mailer } from '@/lib/mail/mailer'
import { replacePassword } from './new-password'
import { checkPassword, hashPassword } from './passwords'
import { publicUser } from './public-user'
import { requirePassword } from './require-password'
import type { SignedIn } from './sign-in'
import { startSession } from './sessions'

export interface PasswordChange {
  readonly user: User
  readonly current: string
  readonly next: string
  readonly locale: Locale
  readonly userAgent: string | null
}

/**
 * Changes a person's password. All their sessions end, this one too: it goes on under a new id, with a new token.
 *
 * @throws AppError PASSWORD_WRONG, and what `checkPassword` throws
 */
export async function changePassword({ user, current, next, locale, userAgent }: PasswordChange): Promise<SignedIn> {
  await requirePassword(user.id, current)
  checkPassword(next, [user.email, user.name])
  const hash = await hashPassword(next)
  await db().$transaction((transaction) => replacePassword(transaction, user, hash, locale))
  mailer().nudge()
  return { user: publicUser({ ...user, pendingEmail: null }), ...(await startSession(user.id, userAgent)) }
}
