import { createHash } from 'node:crypto'
import { db } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/unique-violation'
import { AppError } from '@/lib/errors'

/** As long as any cookie with a state lives; the sweep removes what is older. */
const KEPT_MS = 20 * 60_000

/**
 * Marks a state as used, on every instance: a second return with it is rejected, whatever its cookies. Stored with the
 * rate limits, whose rows expire.
 *
 * @throws AppError OAUTH_STATE
 */
export async function spendState(state: string): Promise<void> {
  const key = `oauth-state:${createHash('sha256').update(state).digest('base64url')}`
  try {
    await db().rateLimiterFlexible.create({ data: { key, points: 1, expire: new Date(Date.now() + KEPT_MS) } })
  } catch (error) {
    throw uniqueViolation(error) === null ? error : new AppError('OAUTH_STATE')
  }
}
