import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { RateLimit } from './rate-limit-table'

export { RATE_LIMITS, type RateLimit } from './rate-limit-table'

/** A limit with the figures that this installation gives it. */
function configured({ name, points, seconds }: RateLimit): RateLimit {
  return { name, points, seconds, ...env().ACTUM_RATE_LIMITS.get(name) }
}

/**
 * Uses one point of a limit.
 *
 * @throws AppError TOO_MANY_REQUESTS, saying which limit, how much of it is used and when it renews
 */
export async function consume(limit: RateLimit, who: string): Promise<void> {
  const figures = configured(limit)
  try {
    await limiter(figures).consume(who)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new AppError(
      'TOO_MANY_REQUESTS',
      { minutes: Math.ceil(seconds / 60) },
      {
        retryAfterSeconds: seconds,
        limitName: figures.name,
        limit: figures.points,
        // All of it, but not the attempts beyond it: other callers' attempts at an account are private.
        used: figures.points,
        renewsAt: new Date(Date.now() + error.msBeforeNext).toISOString(),
      },
    )
  }
}

/** Gives the points of a limit back, as after a right password. */
export async function forgive(limit: RateLimit, who: string): Promise<void> {
  await limiter(configured(limit)).delete(who)
}

function limiter({ name, points, seconds }: RateLimit): RateLimiterPrisma {
  return new RateLimiterPrisma({
    storeClient: db(),
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  })
}
