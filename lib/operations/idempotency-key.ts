import { AppError } from '@/lib/errors'
import { REQUEST_HEADERS } from '@/lib/http/request-headers'

/**
 * What a client calls one request by, however often it sends it (the Idempotency-Key header, an IETF draft); null where it does not.
 *
 * @throws AppError BAD_REQUEST
 */
export function idempotencyKeyOf({ headers }: Request): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && !REQUEST_HEADERS['Idempotency-Key'].schema.safeParse(key).success)
    throw new AppError('BAD_REQUEST', {}, { header: 'Idempotency-Key' })
  return key
}
