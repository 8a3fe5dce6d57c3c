import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { mailer } from '@/lib/mail/mailer'
import { replacePassword } from './new-password'
import { checkPassword, hashPassword } from './passwords'
import { publicUser } from './public-user'
import { requireReauthentication } from './reauthentication'
import type { SignedIn } from './sign-in'
import type { LivingSession } from './sessions'
import { startSession } from './sessions'

export interface PasswordChange {
  readonly session: LivingSession
  /** Where the account has one; else the sign-in must be fresh. */
  readonly current: string | undefined
  readonly next: string
  readonly locale: Locale
  readonly userAgent: string | null
}

/**
 * Changes a user's password, or sets one for an account that had none. All their sessions end, this one too: it
 * continues with a new id and a new token.
 *
 * @throws AppError PASSWORD_WRONG, SIGN_IN_NOT_FRESH, UNAUTHENTICATED if the session has ended in the meantime, and
 * what `checkPassword` throws
 */
export async function changePassword({ session, current, next, locale, userAgent }: PasswordChange): Promise<SignedIn> {
  const { user } = session
  await requireReauthentication(session, current)
  checkPassword(next, [user.email, user.name])
  const hash = await hashPassword(next)
  const handover = await db().$transaction(async (transaction) => {
    // A concurrent password change ends all sessions, and with them this request.
    await transaction.$queryRaw`SELECT 1 FROM "Password" WHERE "userId" = ${user.id} FOR UPDATE`
    const own = await transaction.session.findUnique({ where: { id: session.id }, select: { endedAt: true } })
    if (own === null || own.endedAt !== null) throw new AppError('UNAUTHENTICATED')
    await replacePassword(transaction, user, hash, locale)
    return startSession(user.id, userAgent, transaction)
  })
  mailer().nudge()
  return { user: publicUser({ ...user, pendingEmail: null }), ...handover }
}
