import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { db } from '@/lib/db/client'
import { eraseBilling } from '@/lib/billing/erase-billing'
import type { Prisma } from '@/lib/db/generated/client'
import { likeText } from '@/lib/db/like'
import { personTransaction } from '@/lib/db/person-transaction'
import { discardFiles, removeDiscarded } from '@/lib/storage/discarded-files'
import { requireReauthentication } from './reauthentication'
import type { LivingSession } from './sessions'

export const deletionSchema = z.strictObject({
  password: z.string().optional().describe('Required if the account has one; otherwise the sign-in must be recent.'),
})

export const deletedSchema = z.strictObject({
  success: z.literal(true),
  deleted_files: z.int().min(0).describe('Uploads, results, templates and pictures.'),
})

/**
 * Deletes a user's account with all its data, in one transaction: rows, sessions, tokens, waiting emails. Their
 * subscriptions are canceled at Paddle. Running operations lose their rows and end. The bytes of files are deleted
 * immediately, or by the next sweep if this process ends first.
 *
 * @returns how many files were deleted
 * @throws AppError BAD_REQUEST, PASSWORD_WRONG, SIGN_IN_NOT_FRESH
 */
export async function deleteAccount(session: LivingSession, password: string | undefined): Promise<number> {
  await requirePasswordField(session.userId, password)
  await requireReauthentication(session, password)
  const { id: userId, email } = session.user
  const keys = await personTransaction(userId, async (transaction) => {
    // A concurrent upload for this user waits, and then finds that the account is gone.
    await transaction.$queryRaw`SELECT 1 FROM "DocumentSession" WHERE "userId" = ${userId} FOR UPDATE`
    const gone = await storageKeysOf(transaction, userId)
    await discardFiles(transaction, gone)
    await eraseBilling(transaction, userId)
    await transaction.user.deleteMany({ where: { id: userId } })
    // Rate limit points are stored under the key they count for.
    await transaction.rateLimiterFlexible.deleteMany({
      where: { OR: [userId, email].map((who) => ({ key: { endsWith: likeText(`:${who}`) } })) },
    })
    return gone
  })
  await removeDiscarded(keys)
  return keys.length
}

/** @throws AppError BAD_REQUEST that names the field where the account has a password and none was sent */
async function requirePasswordField(userId: string, password: string | undefined): Promise<void> {
  if (password !== undefined || (await db().password.count({ where: { userId } })) === 0) return
  throw new AppError('BAD_REQUEST', {}, { field: 'password' })
}

async function storageKeysOf(transaction: Prisma.TransactionClient, userId: string): Promise<string[]> {
  const select = { storageKey: true } as const
  const kept = await Promise.all([
    transaction.storedFile.findMany({ where: { documentSession: { userId } }, select }),
    transaction.template.findMany({ where: { userId }, select }),
    transaction.profilePicture.findMany({ where: { userId }, select }),
  ])
  return kept.flat().map(({ storageKey }) => storageKey)
}
