import { z } from 'zod'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { logIn } from './log-in'
import type { PublicUser } from './public-user'
import { publicUser, publicUserSchema } from './public-user'
import type { Registration } from './register'
import { register } from './register'
import type { SessionHandover } from './sessions'
import { startSession } from './sessions'

/** What a client gets when it signs in or refreshes: the user, and a token that is good for 15 minutes. */
export const signedInSchema = z.strictObject({ user: publicUserSchema, token: z.string() })

/** Checking the password was the expensive part, so with hundreds of concurrent sign-ins this waits its turn instead of failing. */
const TURN = { maxWait: 15_000 } as const

export const registeredSchema = signedInSchema.extend({ user_id: z.string() })

/** A signed-in user: their account, their first token, and the cookies to set. */
export interface SignedIn extends SessionHandover {
  readonly user: PublicUser
}

/**
 * Makes an account and signs it in.
 *
 * @throws AppError EMAIL_TAKEN, and what `checkPassword` throws
 */
export async function registerAndSignIn(registration: Registration, userAgent: string | null): Promise<SignedIn> {
  const user = await register(registration)
  return { user: publicUser(user), ...(await startSession(user.id, userAgent)) }
}

/**
 * Signs a user in with address and password. The session is always new: an old id is never reused.
 *
 * @throws AppError CREDENTIALS_WRONG
 */
export async function signIn(email: string, password: string, userAgent: string | null): Promise<SignedIn> {
  const { user, passwordSetAt } = await logIn(email, password)
  return db().$transaction(async (transaction) => {
    // A password changed during the check doesn't sign in: the change ends all existing sessions.
    await transaction.$queryRaw`SELECT 1 FROM "Password" WHERE "userId" = ${user.id} FOR SHARE`
    const own = await transaction.password.findUnique({ where: { userId: user.id } })
    if (own?.changedAt.getTime() !== passwordSetAt.getTime()) throw new AppError('CREDENTIALS_WRONG')
    return { user: publicUser(user), ...(await startSession(user.id, userAgent, transaction)) }
  }, TURN)
}
