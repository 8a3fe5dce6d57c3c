import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { readBytes } from '@/lib/http/read-bytes'
import { issuesOf } from '@/lib/http/read-json'
import { log } from '@/lib/log'
import { notificationSchema, type PaddleNotification } from './entities'
import type { Outcome } from './outcome'
import { isSignedByPaddle, SIGNATURE_HEADER, webhookSecrets } from './signature'
import { storeNotification } from './store-notification'

/** Paddle's are some 20 KB. */
const MAX_BYTES = 1024 ** 2

/**
 * Longer than Paddle waits for an answer: work that is done after it has given up is done, and its next try finds a duplicate.
 */
const PATIENCE = { maxWait: 10_000, timeout: 10_000 } as const

/**
 * Stores and processes a notification from Paddle, in one transaction. A duplicate changes nothing.
 *
 * @returns the outcome; `duplicate` if it was stored already
 * @throws AppError PAYMENT_OFF, BODY_TOO_LARGE, PADDLE_SIGNATURE; BAD_REQUEST for signed bytes that aren't a
 * notification
 */
export async function receiveNotification(request: Request, now = new Date()): Promise<Outcome | 'duplicate'> {
  const { PADDLE_WEBHOOK_SECRET: secret } = env()
  if (secret === undefined) throw new AppError('PAYMENT_OFF')
  const body = await readBytes(request, MAX_BYTES)
  const signature = request.headers.get(SIGNATURE_HEADER)
  if (!isSignedByPaddle(signature, body, webhookSecrets(secret), now)) throw new AppError('PADDLE_SIGNATURE')
  const notification = parse(body)
  const outcome = await db().$transaction((tx) => storeNotification(tx, notification), PATIENCE)
  const { event_id: event, event_type: type } = notification
  const entry = { event, type, outcome }
  if (outcome === 'unreadable') log().error(entry, 'a notification that Paddle does not document')
  else log().info(entry, 'notification')
  return outcome
}

function parse(body: Uint8Array): PaddleNotification {
  const { success, data, error } = notificationSchema.safeParse(json(body))
  if (!success) throw new AppError('BAD_REQUEST', {}, { issues: issuesOf(error) })
  return data
}

function json(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new AppError('BAD_REQUEST', {}, { issues: [{ path: '', code: 'not_json' }] })
  }
}
