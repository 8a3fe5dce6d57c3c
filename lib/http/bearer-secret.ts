import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/errors'

/**
 * Checks that the caller has a secret of the environment (`Authorization: Bearer …`). If it isn't set, the route
 * doesn't exist.
 *
 * @throws AppError NOT_FOUND, UNAUTHENTICATED
 */
export function requireSecret(headers: Headers, secret: string | undefined): void {
  if (secret === undefined) throw new AppError('NOT_FOUND')
  const given = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(secret))) throw new AppError('UNAUTHENTICATED')
}

/** Of equal length for any input. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
