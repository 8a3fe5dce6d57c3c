import { randomUUID } from 'node:crypto'
import { limitsOf } from '@/lib/billing/limits'
import { WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Operation, Prisma } from '@/lib/db/generated/client'
import { lockPerson } from '@/lib/db/lock-person'
import { storableJson } from '@/lib/db/storable'
import { env } from '@/lib/env'
import { AppError, isKnownError } from '@/lib/errors'
import { writeOperationEvent } from '@/lib/webhooks/events'
import { webhookSender } from '@/lib/webhooks/sender'
import { enqueueOperation } from './queue/queue'
import { removeFilesOf } from './remove-files-of'

/** If a user already has as many running as their plan allows, the next one is checked again after this time. */
const TURN_SECONDS = 1

/** queued → running. Returns null if another runner has it, it is canceled, or its user's turn hasn't come. */
export async function claimOperation(id: string): Promise<Operation | null> {
  // Cancelled while it ran, it may have been given back before its runner knew.
  if (await endWaitingCancelled(id)) return null
  return db().$transaction(async (transaction) => {
    const operation = await transaction.operation.findUnique({
      where: { id },
      include: { documentSession: { select: { user: { include: WITH_SUBSCRIPTIONS } } } },
    })
    if (operation === null || operation.state !== 'queued') return null
    const { userId, documentSession } = operation
    await lockPerson(transaction, userId)
    const running = await transaction.operation.count({ where: { userId, state: 'running' } })
    if (running >= limitsOf(documentSession.user).operationsAtOnce) {
      // In inline mode nothing takes jobs, and waiting requests check again.
      if (env().ACTUM_RUNNER !== 'inline') await enqueueOperation(transaction, id, running, TURN_SECONDS)
      return null
    }
    const now = new Date()
    const { count } = await transaction.operation.updateMany({
      where: { id, state: 'queued' },
      data: { state: 'running', claim: randomUUID(), startedAt: now, heartbeatAt: now, attempts: { increment: 1 } },
    })
    return count === 0 ? null : transaction.operation.findUnique({ where: { id } })
  })
}

/** running → queued, with its job, for this process or another, immediately or after some seconds. */
export async function giveBack(operation: Operation, attempts: number, afterSeconds = 0): Promise<void> {
  await db().$transaction(async (transaction) => {
    const { count } = await transaction.operation.updateMany({
      where: { id: operation.id, state: 'running', claim: operation.claim },
      data: { state: 'queued', claim: null, attempts, heartbeatAt: null },
    })
    if (count > 0) await enqueueOperation(transaction, operation.id, 0, afterSeconds)
  })
}

/** queued → cancelled, of one whose cancelling was asked for. */
export async function endWaitingCancelled(id: string): Promise<boolean> {
  const { count } = await db().operation.updateMany({
    where: { id, state: 'queued', cancelRequestedAt: { not: null } },
    data: { state: 'cancelled', finishedAt: new Date() },
  })
  // Files that were in the workspace before stay.
  if (count > 0) await removeFilesOf([id], 'upload')
  return count > 0
}

/** running → cancelled. */
export function endCancelled(operation: Operation): Promise<void> {
  return end(operation, { state: 'cancelled' })
}

/** running → failed, with the error for its user. */
export function endFailed(operation: Operation, error: unknown): Promise<void> {
  return end(operation, { state: 'failed', error: storedError(error) })
}

/**
 * Releases the reservation of an operation that didn't succeed and deletes uploads that only it used, unless another
 * runner has taken it over in the meantime and needs them. Once a user has seen it as canceled, it stays so, whatever
 * else ended it.
 */
async function end(operation: Operation, data: Prisma.OperationUpdateManyMutationInput): Promise<void> {
  const own = { id: operation.id, state: 'running', claim: operation.claim } as const
  const over = { documents: 0, finishedAt: new Date() }
  const cancelled = await db().operation.updateMany({
    where: { ...own, cancelRequestedAt: { not: null } },
    data: { ...over, state: 'cancelled' },
  })
  const count = cancelled.count > 0 ? cancelled.count : await endUncancelled(operation, own, { ...data, ...over })
  if (count > 0) await removeFilesOf([operation.id], 'upload')
}

/** Ends an operation and notifies its user's webhooks of a failure, both or neither. */
async function endUncancelled(
  operation: Operation,
  own: Prisma.OperationWhereInput,
  data: Prisma.OperationUpdateManyMutationInput & { readonly finishedAt: Date },
): Promise<number> {
  const count = await db().$transaction(async (transaction) => {
    const ended = await transaction.operation.updateMany({ where: own, data })
    if (ended.count > 0 && data.state === 'failed') {
      await writeOperationEvent(transaction, operation.userId, {
        id: operation.id,
        kind: operation.kind,
        sessionId: operation.documentSessionId,
        finishedAt: data.finishedAt,
        error: { code: (data.error as { readonly code: string }).code },
      })
    }
    return ended.count
  })
  webhookSender().nudge()
  return count
}

/** An error as a row keeps it; what we did not foresee is INTERNAL there, and whole in the log. */
function storedError(error: unknown): object {
  if (!isKnownError(error)) return { code: 'INTERNAL', params: { id: '' } }
  const extra = error instanceof AppError ? { details: error.details ?? {} } : { problems: error.problems }
  // An operation whose row the database refused would never end.
  return storableJson({ code: error.code, params: error.params, ...extra })
}
