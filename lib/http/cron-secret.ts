import { env } from '@/lib/env'
import { requireSecret } from './bearer-secret'

/**
 * Checks that the caller has ACTUM_CRON_SECRET or CRON_SECRET, as platforms' schedulers send it.
 *
 * @throws AppError NOT_FOUND, UNAUTHENTICATED
 */
export function requireCronSecret(headers: Headers): void {
  const { ACTUM_CRON_SECRET, CRON_SECRET } = env()
  requireSecret(headers, ACTUM_CRON_SECRET ?? CRON_SECRET)
}
