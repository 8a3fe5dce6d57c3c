import { AppError } from '@/lib/errors'
import { REQUEST_HEADERS } from '@/lib/http/request-headers'

/**
 * Returns the client's key of a request, the same for each retry (the Idempotency-Key header, an IETF draft); null if
 * there is none.
 *
 * @throws AppError BAD_REQUEST
 */
export function idempotencyKeyOf({ headers }: Request): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && !REQUEST_HEADERS['Idempotency-Key'].schema.safeParse(key).success)
    throw new AppError('BAD_REQUEST', {}, { header: 'Idempotency-Key' })
  return key
}
