import { db } from '@/lib/db/client'
import type { Operation, Prisma } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { AppError } from '@/lib/errors'
import { findCounter, lockCounter, nextNumber, type NumberedTemplate } from './act-counter'

/** Word's and Excel's numbers go farther, and the database's column ends here. */
export const MAX_ACT_NUMBER = 999_999_999

/** An operation under the claim of its runner. */
export type ClaimedOperation = Pick<Operation, 'id' | 'claim'>

/**
 * Reserves numbers for the documents of an operation, and returns the first. If it is called again, for example after a
 * crash, the same operation gets the same numbers. It locks the user, because saving a template or replacing its file
 * at the same time would move the counter.
 *
 * @throws AppError NOT_FOUND if the operation is no longer its runner's; ACT_NUMBERS_OVER
 */
export function reserveActNumbers(
  operation: ClaimedOperation,
  template: NumberedTemplate,
  count: number,
): Promise<number> {
  return personTransaction(template.userId, async (transaction) => {
    const { id: operationId, claim } = operation
    const running = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM "Operation" WHERE "id" = ${operationId} AND "claim" = ${claim} AND "state" = 'running' FOR UPDATE`
    if (running.length === 0) throw new AppError('NOT_FOUND')
    const held = await transaction.actReservation.findUnique({ where: { operationId } })
    if (held !== null && held.count >= count) return held.first
    // Files don't change while an operation is under way, so it asks for as many each time; were it to ask for more, it begins again.
    await transaction.actReservation.deleteMany({ where: { operationId } })
    const counter = await lockCounter(transaction, template)
    const first = await nextNumber(transaction, counter)
    if (first + count - 1 > MAX_ACT_NUMBER) throw new AppError('ACT_NUMBERS_OVER', { limit: MAX_ACT_NUMBER })
    const { id: counterId, series } = counter
    await transaction.actReservation.create({ data: { operationId, counterId, series, first, count } })
    return first
  })
}

/** The number that the next act would get: for what only looks. */
export async function peekActNumber(template: NumberedTemplate): Promise<number> {
  const counter = await findCounter(db(), template)
  return counter === null ? 1 : nextNumber(db(), counter)
}

/** An act as the register names it; without a number it is not in it. */
export interface NumberedAct {
  readonly document: string
  readonly rows: readonly number[]
  readonly number: number | null
}

/**
 * Writes the acts of an operation that succeeds into the register; what it reserved and did not use is free again. Within the
 * transaction of its success.
 *
 * @param data the spreadsheet's name
 */
export async function registerActs(
  transaction: Prisma.TransactionClient,
  operationId: string,
  data: string,
  made: readonly NumberedAct[],
): Promise<void> {
  const held = await transaction.actReservation.findUnique({ where: { operationId } })
  if (held === null) return
  const { counterId, series, first, count } = held
  const acts = made.flatMap(({ document, rows, number }) => (number === null ? [] : [{ document, rows, number }]))
  if (acts.some(({ number }) => number < first || number >= first + count)) {
    throw new Error('An act has an act number that was not reserved for it')
  }
  // One statement, because twenty thousand rows in pieces would exceed the transaction's time limit. Times are UTC,
  // whatever the database's time zone.
  await transaction.$executeRaw`
    INSERT INTO "ActEntry" ("counterId", "series", "number", "operationId", "document", "data", "rows", "createdAt")
    SELECT ${counterId}, ${series}, (act->>'number')::int, ${operationId}, act->>'document', ${data},
      ARRAY(SELECT jsonb_array_elements_text(act->'rows')::int), CURRENT_TIMESTAMP AT TIME ZONE 'UTC'
    FROM jsonb_array_elements(${JSON.stringify(acts)}::jsonb) AS act`
  await transaction.actReservation.delete({ where: { operationId } })
}
