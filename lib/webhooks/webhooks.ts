import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { higherPlan, limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Webhook, WebhookDelivery } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { attemptsOf, attemptsSchema } from './delivery-states'
import { newMessageId, WEBHOOK_EVENTS } from './events'
import { checkedUrl, pinnedAddress, type Resolve } from './public-address'
import { webhookSecret } from './signature'

const MAX_WEBHOOKS = 10
/** So many of the latest deliveries are listed. */
const LISTED = 50

export const newWebhookSchema = z.strictObject({
  url: z.string().max(2_000).describe('An HTTPS address of a program on the public Internet.'),
})

const webhookSchema = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    createdAt: z.iso.datetime(),
    disabledAt: z.iso.datetime().nullable().describe('Set if it’s disabled: nothing is sent to it.'),
    failedInRow: z.int().min(0).describe('The number of latest deliveries that were given up.'),
  })
  .meta({ id: 'Webhook' })

export const webhooksSchema = z.strictObject({ success: z.literal(true), webhooks: z.array(webhookSchema) })

export const madeWebhookSchema = webhookSchema.extend({
  success: z.literal(true),
  secret: z.string().describe('Signs its requests; shown only once.'),
})

export const changedWebhookSchema = webhookSchema.extend({ success: z.literal(true) })

const deliverySchema = z
  .strictObject({
    id: z.string(),
    messageId: z.string().describe('The `webhook-id` of its requests.'),
    event: z.enum(WEBHOOK_EVENTS),
    operationId: z.string(),
    state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
    attempts: attemptsSchema,
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().nullable().describe('Null if no attempt follows.'),
  })
  .meta({ id: 'WebhookDelivery' })

export const deliveriesSchema = z.strictObject({ success: z.literal(true), deliveries: z.array(deliverySchema) })
export const redeliveredSchema = deliverySchema.extend({ success: z.literal(true) })

export type WebhookAnswer = z.infer<typeof webhookSchema>
export type DeliveryAnswer = z.infer<typeof deliverySchema>

/** Returns a user's webhooks, oldest first. */
export async function webhooksOf(userId: string): Promise<WebhookAnswer[]> {
  const rows = await db().webhook.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })
  return rows.map(webhookAnswer)
}

/**
 * Registers an address.
 *
 * @throws AppError LIMIT_WEBHOOKS, TOO_MANY_WEBHOOKS, WEBHOOK_ADDRESS
 */
export async function addWebhook(
  user: SubscribedUser,
  { url: text }: z.infer<typeof newWebhookSchema>,
  resolve?: Resolve,
): Promise<z.infer<typeof madeWebhookSchema>> {
  checkMayUseWebhooks(user)
  const allowPrivate = env().WEBHOOK_PRIVATE_ADDRESSES
  const url = checkedUrl(text, allowPrivate)
  await pinnedAddress(url, allowPrivate, resolve)
  const row = await personTransaction(user.id, async (transaction) => {
    // Two concurrent requests can't both add the last allowed one.
    const count = await transaction.webhook.count({ where: { userId: user.id } })
    if (count >= MAX_WEBHOOKS) {
      throw new AppError('TOO_MANY_WEBHOOKS', { limit: MAX_WEBHOOKS }, { limit: MAX_WEBHOOKS })
    }
    return transaction.webhook.create({ data: { userId: user.id, url: url.href } })
  })
  return { success: true, ...webhookAnswer(row), secret: webhookSecret(row.id) }
}

/** @throws AppError NOT_FOUND, for another person's exactly as for one that does not exist */
export async function removeWebhook(userId: string, id: string): Promise<void> {
  const { count } = await db().webhook.deleteMany({ where: { id, userId } })
  if (count === 0) throw new AppError('NOT_FOUND')
}

/** Enables a webhook that was disabled. @throws AppError NOT_FOUND, LIMIT_WEBHOOKS */
export async function enableWebhook(user: SubscribedUser, id: string): Promise<WebhookAnswer> {
  checkMayUseWebhooks(user)
  const row = await ownWebhook(user.id, id)
  await db().webhook.updateMany({ where: { id: row.id }, data: { disabledAt: null, failedInRow: 0 } })
  return webhookAnswer({ ...row, disabledAt: null, failedInRow: 0 })
}

/** Returns the latest deliveries of a user's webhook, newest first. @throws AppError NOT_FOUND */
export async function deliveriesOf(userId: string, webhookId: string): Promise<DeliveryAnswer[]> {
  const { id } = await ownWebhook(userId, webhookId)
  const rows = await db().webhookDelivery.findMany({
    where: { webhookId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: LISTED,
  })
  return rows.map(deliveryAnswer)
}

/**
 * Sends an event again with a new id: the user asks the receiver to process it again.
 *
 * @throws AppError NOT_FOUND, LIMIT_WEBHOOKS
 */
export async function redeliver(user: SubscribedUser, webhookId: string, deliveryId: string): Promise<DeliveryAnswer> {
  checkMayUseWebhooks(user)
  const { id } = await ownWebhook(user.id, webhookId)
  const earlier = await db().webhookDelivery.findFirst({ where: { id: deliveryId, webhookId: id } })
  if (earlier === null) throw new AppError('NOT_FOUND')
  const { event, operationId, body } = earlier
  const data = { webhookId: id, event, operationId, body, messageId: newMessageId(), onceKey: randomUUID() }
  return deliveryAnswer(await db().webhookDelivery.create({ data }))
}

async function ownWebhook(userId: string, id: string): Promise<Webhook> {
  const row = await db().webhook.findFirst({ where: { id, userId } })
  if (row === null) throw new AppError('NOT_FOUND')
  return row
}

function checkMayUseWebhooks(user: SubscribedUser): void {
  if (limitsOf(user).webhooks) return
  const plan = higherPlan(user, ({ webhooks }) => webhooks)
  throw new AppError('LIMIT_WEBHOOKS', {}, { ...(plan && { plan }) })
}

function webhookAnswer({ id, url, createdAt, disabledAt, failedInRow }: Webhook): WebhookAnswer {
  return {
    id,
    url,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    failedInRow,
  }
}

function deliveryAnswer(delivery: WebhookDelivery): DeliveryAnswer {
  const { id, messageId, event, operationId, state, createdAt, nextAttemptAt } = delivery
  const isOver = state === 'delivered' || state === 'failed'
  return {
    id,
    messageId,
    // Only our own code writes it.
    event: event as DeliveryAnswer['event'],
    operationId,
    state,
    attempts: attemptsOf(delivery),
    createdAt: createdAt.toISOString(),
    nextAttemptAt: isOver ? null : nextAttemptAt.toISOString(),
  }
}
