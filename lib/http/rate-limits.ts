import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'

/** So many points in so many seconds, counted in the database and so across instances and restarts. */
export interface RateLimit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export const RATE_LIMITS = {
  loginByAddress: { name: 'login-address', points: 50, seconds: 15 * 60 },
  loginByAccount: { name: 'login-account', points: 10, seconds: 15 * 60 },
  registration: { name: 'registration', points: 20, seconds: 3600 },
  forgottenByAccount: { name: 'forgotten-account', points: 3, seconds: 3600 },
  /** A clinic shares one address. */
  forgottenByAddress: { name: 'forgotten-address', points: 20, seconds: 3600 },
  mailedLinks: { name: 'mailed-links', points: 60, seconds: 15 * 60 },
  confirmations: { name: 'confirmations', points: 5, seconds: 3600 },
  exports: { name: 'exports', points: 5, seconds: 3600 },
  documents: { name: 'documents', points: 60, seconds: 60 },
  /** Stepping through rows with a key held down stays below it. */
  previews: { name: 'previews', points: 300, seconds: 60 },
  /** Far beyond what a person does: whoever guesses names and ids is slowed down. */
  reading: { name: 'reading', points: 600, seconds: 60 },
  sessions: { name: 'document-sessions', points: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>

/**
 * Uses one point of a limit.
 *
 * @throws AppError TOO_MANY_REQUESTS with `retryAfterSeconds`
 */
export async function consume(limit: RateLimit, who: string): Promise<void> {
  try {
    await limiter(limit).consume(who)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new AppError(
      'TOO_MANY_REQUESTS',
      { minutes: Math.ceil(seconds / 60) },
      { retryAfterSeconds: seconds, limit: limit.points },
    )
  }
}

/** Gives the points of a limit back, as after a right password. */
export async function forgive(limit: RateLimit, who: string): Promise<void> {
  await limiter(limit).delete(who)
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
