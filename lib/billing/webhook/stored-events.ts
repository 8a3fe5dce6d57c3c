import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Prisma } from '@/lib/db/generated/client'
import type { SubscriptionEntity, TransactionEntity } from './entities'

/**
 * Returns a moment as rows store it and as it's compared, as text: UTC with microseconds, which a Date would cut.
 *
 * @param text RFC 3339, of any precision and zone
 */
export function momentText(text: string): string {
  const [, whole = '', fraction = '', zone = ''] = /^(.{19})(?:\.(\d+))?(.*)$/.exec(text) ?? []
  const seconds = new Date(`${whole}${zone}`).toISOString().slice(0, 19)
  return `${seconds}.${fraction.padEnd(6, '0').slice(0, 6)}Z`
}

/** The outcome of an event from Paddle. */
export type Outcome =
  /** The stored state is the same. */
  | 'applied'
  /** A newer event is stored. */
  | 'older'
  /** Its owner isn't known. */
  | 'unbound'
  /** Their account is gone. */
  | 'userGone'
  /** None of its prices was ever ours. */
  | 'otherPrice'
  /** Stored for people to read: Paddle itself reports the consequences. */
  | 'noted'
  /** Nothing depends on it. */
  | 'ignored'
  /** Not as Paddle documents it. */
  | 'unreadable'

/** Stores the outcome of an event, and returns it. */
export async function writeOutcome(tx: Prisma.TransactionClient, id: string, outcome: Outcome): Promise<Outcome> {
  await tx.paddleEvent.updateMany({ where: { id }, data: { outcome } })
  return outcome
}

/**
 * Blocks other events about the same subject until the transaction ends. It may have no row yet that could be locked.
 *
 * @param id Paddle's: sub_…, txn_…
 */
export async function lockSubject(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`paddle:${id}`}, 0))`
}

/**
 * Locks a user's row until the transaction ends, before any of their data is written: an account that is being deleted
 * exists until then, or is gone already.
 *
 * @returns whether it exists
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR KEY SHARE`
  return found.length > 0
}

/** A state that Paddle reported for a moment, in a notification or an API response. */
export interface StoredEvent<Entity extends { readonly updated_at: string }> {
  /** Paddle's evt_…, or our own id of a response. */
  readonly id: string
  /** As `momentText` returns it. */
  readonly occurredAt: string
  readonly entity: Entity
}

/**
 * Returns events in chronological order, in any order of arrival. At the same moment, the one whose entity changed last
 * is later, then the one with the greater id, so that every order of arrival gives the same result.
 */
function inOrder<T extends StoredEvent<{ readonly updated_at: string }>>(events: readonly T[]): T[] {
  return events.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
}

function keyOf({ id, occurredAt, entity }: StoredEvent<{ readonly updated_at: string }>): readonly string[] {
  return [occurredAt, momentText(entity.updated_at), id]
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  if (at === -1) return 0
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}

/**
 * Returns all stored events of a subscription or a payment, in the order in which they happened.
 *
 * @param family the first word of the notifications' types
 */
export async function eventsOf<Entity extends { readonly updated_at: string }>(
  tx: Prisma.TransactionClient,
  subjectId: string,
  family: 'subscription' | 'transaction',
  schema: z.ZodType<Entity>,
): Promise<StoredEvent<Entity>[]> {
  const rows = await tx.paddleEvent.findMany({ where: { subjectId, type: { startsWith: `${family}.` } } })
  const events = rows.flatMap(({ id, occurredAt, payload }) => {
    const { data: entity } = schema.safeParse(payload)
    return entity === undefined ? [] : [{ id, occurredAt, entity }]
  })
  return inOrder(events)
}

/**
 * Stores a response of Paddle's API with the notifications, so that both are one history. A response without news is
 * equal to the last notification.
 *
 * @param family of the notifications about the same entity
 * @param last the last report
 * @returns the id of the notification
 */
export async function storeResponse<Entity extends SubscriptionEntity | TransactionEntity>(
  tx: Prisma.TransactionClient,
  family: 'subscription' | 'transaction',
  entity: Entity,
  occurredAt: string,
  last: StoredEvent<Entity> | undefined,
): Promise<string> {
  if (last !== undefined && isDeepStrictEqual(comparable(last.entity), comparable(entity))) return last.id
  const changedAt = momentText(entity.updated_at)
  const id = `answer_${entity.id}_${changedAt}`
  // A notification is dated shortly after the change it reports, so a later change is newer even if dated earlier.
  const newer = last !== undefined && changedAt > momentText(last.entity.updated_at) && last.occurredAt > occurredAt
  const data = {
    id,
    type: `${family}.answered`,
    occurredAt: newer ? last.occurredAt : occurredAt,
    subjectId: entity.id,
    outcome: 'older',
    payload: entity,
  }
  await tx.paddleEvent.createMany({ data: [data], skipDuplicates: true })
  return id
}

/** Only the notification of a subscription's creation names its payment. */
function comparable(entity: object): object {
  return { ...entity, transaction_id: null }
}
