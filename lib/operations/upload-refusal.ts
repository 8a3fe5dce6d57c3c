import { higherPlan, limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { AppError } from '@/lib/errors'

/**
 * Returns why a file that is larger than the user's plan allows is rejected: LIMIT_UPLOAD if a higher plan raises the
 * limit, otherwise FILE_TOO_LARGE.
 */
export function uploadRefusal(user: SubscribedUser, name: string, bytes: number): AppError {
  const limit = limitsOf(user).uploadBytes
  const params = { name, limit: limit / MEBIBYTE }
  const plan = higherPlan(user, ({ uploadBytes }) => uploadBytes >= bytes)
  return plan === null
    ? new AppError('FILE_TOO_LARGE', params, { limit, used: bytes })
    : new AppError('LIMIT_UPLOAD', params, { limit, used: bytes, plan })
}
