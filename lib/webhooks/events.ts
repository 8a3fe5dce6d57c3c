import { randomUUID } from 'node:crypto'
import { limitsOf } from '@/lib/billing/limits'
import { WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import type { Prisma } from '@/lib/db/generated/client'
import type { OperationKind } from '@/lib/db/generated/enums'

/** The body of a webhook request. */
export const WEBHOOK_EVENTS = ['operation.succeeded', 'operation.failed'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** An operation that has ended, as an event says it. */
export interface EndedOperation {
  readonly id: string
  readonly kind: OperationKind
  readonly sessionId: string
  readonly finishedAt: Date
  /** Of one that succeeded. */
  readonly result?: {
    readonly name: string
    readonly download_url: string
    readonly documents: number
    readonly results: number
    readonly failures: number
    readonly warnings: number
  }
  /** Of one that failed. */
  readonly error?: { readonly code: string }
}

/** Ids of messages, by which receivers know a repeated one. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}

/**
 * Writes an operation's end into the outbox of its person's webhooks, within the transaction that ends it: both are there or neither.
 *
 * @returns how many were written; `webhookSender().nudge()` after the commit sends them immediately
 */
export async function writeOperationEvent(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id, finishedAt, ...operation }: EndedOperation,
): Promise<number> {
  const webhooks = await transaction.webhook.findMany({ where: { userId, disabledAt: null }, select: { id: true } })
  if (webhooks.length === 0) return 0
  const user = await transaction.user.findUniqueOrThrow({ where: { id: userId }, include: WITH_SUBSCRIPTIONS })
  if (!limitsOf(user).webhooks) return 0
  const event: WebhookEvent = operation.error === undefined ? 'operation.succeeded' : 'operation.failed'
  const body = JSON.stringify({
    type: event,
    timestamp: finishedAt.toISOString(),
    data: { operationId: id, ...operation },
  })
  const rows = webhooks.map((webhook) => ({
    webhookId: webhook.id,
    onceKey: `${webhook.id} ${id} ${event}`,
    messageId: newMessageId(),
    event,
    operationId: id,
    body,
  }))
  const { count } = await transaction.webhookDelivery.createMany({ data: rows, skipDuplicates: true })
  return count
}
