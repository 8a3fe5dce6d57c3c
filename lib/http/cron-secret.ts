import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/**
 * Checks that the caller knows ACTUM_CRON_SECRET or CRON_SECRET (`Authorization: Bearer …`, as platforms' schedulers send it).
 * If neither is set, the route doesn't exist.
 *
 * @throws AppError NOT_FOUND, UNAUTHENTICATED
 */
export function requireCronSecret(headers: Headers): void {
  const { ACTUM_CRON_SECRET, CRON_SECRET } = env()
  const secret = ACTUM_CRON_SECRET ?? CRON_SECRET
  if (secret === undefined) throw new AppError('NOT_FOUND')
  const given = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(secret))) throw new AppError('UNAUTHENTICATED')
}

/** Of equal length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
