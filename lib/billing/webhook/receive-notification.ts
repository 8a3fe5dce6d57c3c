import type { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { readBytes } from '@/lib/http/read-bytes'
import { issuesOf } from '@/lib/http/read-json'
import { log } from '@/lib/log'
import { applyCustomer, applySubscription, applyTransaction } from './apply'
import {
  type AdjustmentEntity,
  adjustmentEntity,
  customerEntity,
  notificationSchema,
  type PaddleNotification,
  subscriptionEntity,
  transactionEntity,
} from './entities'
import { isSignedByPaddle, SIGNATURE_HEADER, webhookSecrets } from './signature'
import { lockSubject, momentText, type Outcome, writeOutcome } from './stored-events'

/** Paddle's are some 20 KB. */
const MAX_BYTES = 1024 ** 2

/**
 * Longer than Paddle waits for a response: work that ends later is done all the same, and Paddle's next attempt is a duplicate.
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

/** A notification as it is stored, and its work. */
interface Received {
  readonly subjectId: string | null
  /** Of the entity only what Actum works with. */
  readonly payload: Prisma.InputJsonObject
  apply(tx: Prisma.TransactionClient, occurredAt: string, eventId: string): Promise<Outcome>
}

/**
 * Stores and processes a notification. Other events about the same subject wait.
 *
 * @returns `duplicate` for one that is stored already and isn't processed again
 */
export async function storeNotification(
  tx: Prisma.TransactionClient,
  { event_id: id, event_type: type, occurred_at: occurred, data }: PaddleNotification,
): Promise<Outcome | 'duplicate'> {
  const occurredAt = momentText(occurred)
  const { subjectId, payload, apply } = receivedAs(type, data)
  if (subjectId !== null) await lockSubject(tx, subjectId)
  const row = { id, type, occurredAt, subjectId, payload, outcome: 'ignored' }
  const { count } = await tx.paddleEvent.createMany({ data: [row], skipDuplicates: true })
  return count === 0 ? 'duplicate' : writeOutcome(tx, id, await apply(tx, occurredAt, id))
}

function receivedAs(type: string, data: PaddleNotification['data']): Received {
  switch (type.slice(0, type.indexOf('.'))) {
    case 'subscription':
      return received(subscriptionEntity, data, ({ id }) => id, applySubscription)
    case 'transaction':
      return received(transactionEntity, data, ({ id }) => id, applyTransaction)
    case 'customer':
      return received(customerEntity, data, ({ id }) => id, applyCustomer)
    case 'adjustment':
      return received(adjustmentEntity, data, (entity) => entity.subscription_id ?? entity.transaction_id, note)
    default:
      return kept(data, 'ignored')
  }
}

function received<Entity extends Prisma.InputJsonObject>(
  schema: z.ZodType<Entity>,
  data: PaddleNotification['data'],
  subjectOf: (entity: Entity) => string,
  apply: (tx: Prisma.TransactionClient, entity: Entity, occurredAt: string, eventId: string) => Promise<Outcome>,
): Received {
  const { success, data: entity } = schema.safeParse(data)
  if (!success) return kept(data, 'unreadable')
  return {
    subjectId: subjectOf(entity),
    payload: entity,
    apply: (tx, occurredAt, eventId) => apply(tx, entity, occurredAt, eventId),
  }
}

function kept({ id }: PaddleNotification['data'], outcome: Outcome): Received {
  return { subjectId: id ?? null, payload: {}, apply: () => Promise.resolve(outcome) }
}

/** A refund doesn't end a subscription. To end it, cancel it at Paddle, which then reports it. */
function note(_tx: Prisma.TransactionClient, { id, action, status, ...about }: AdjustmentEntity): Promise<Outcome> {
  const { subscription_id: subscription, transaction_id: transaction } = about
  log().warn({ id, action, status, subscription, transaction }, 'adjustment of a payment')
  return Promise.resolve('noted')
}
