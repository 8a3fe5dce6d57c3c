import { ApiError } from '@paddle/paddle-node-sdk'
import { AppError } from '@/lib/errors'

/** How long users are asked to wait if Paddle gives no time. */
export const RETRY_AFTER_SECONDS = 30

/** What Paddle answers to a key that is wrong, over, or not allowed to do what Actum does: developer.paddle.com/errors */
const CREDENTIALS: ReadonlySet<string> = new Set([
  'forbidden',
  'authentication_missing',
  'authentication_malformed',
  'invalid_token',
  'invalid_access_token',
])

/** Paddle's API did not answer in time. */
export class PaddleSilentError extends Error {
  override readonly name = 'PaddleSilentError'

  constructor(readonly milliseconds: number) {
    super(`Paddle did not answer within ${milliseconds} ms`)
  }
}

/** Whether Paddle does its part: a refusal of one request is an answer too. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.type !== 'request_error' || CREDENTIALS.has(error.code)
}

/**
 * Returns the error shown to the user: PAYMENT_REFUSED with Paddle's code if the request was rejected, else PAYMENT_UNAVAILABLE.
 * The SDK throws its ApiError for Paddle's JSON alone; HTML of a proxy, a broken connection and a JSON without a body of
 * Paddle's come as SyntaxError and TypeError.
 */
export function paymentError(error: unknown): AppError {
  if (!isFailure(error) && error instanceof ApiError) {
    return new AppError('PAYMENT_REFUSED', {}, { reason: error.code })
  }
  const after = error instanceof ApiError ? error.retryAfter : null
  return new AppError('PAYMENT_UNAVAILABLE', {}, { retryAfterSeconds: after ?? RETRY_AFTER_SECONDS })
}

/** What goes into the log: never what was sent, which names people. */
export function describeFailure(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof ApiError) return { code: error.code, type: error.type }
  return error instanceof Error ? { name: error.name, message: error.message } : { error: typeof error }
}

/** Whether Paddle refused, and by which of its codes. */
export function isRefusal(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof AppError) || error.code !== 'PAYMENT_REFUSED') return false
  return codes.length === 0 || codes.includes(String(error.details?.['reason']))
}
