import type { z } from 'zod'
import type { Prisma } from '@/lib/db/generated/client'
import { inOrder, type Telling } from './in-order'

/**
 * Returns all stored events of a subscription or a payment, in the order in which they happened.
 *
 * @param family the first word of the notifications' types
 */
export async function tellingsOf<Entity extends { readonly updated_at: string }>(
  tx: Prisma.TransactionClient,
  subjectId: string,
  family: 'subscription' | 'transaction',
  schema: z.ZodType<Entity>,
): Promise<Telling<Entity>[]> {
  const events = await tx.paddleEvent.findMany({ where: { subjectId, type: { startsWith: `${family}.` } } })
  const tellings = events.flatMap(({ id, occurredAt, payload }) => {
    const { data: entity } = schema.safeParse(payload)
    return entity === undefined ? [] : [{ id, occurredAt, entity }]
  })
  return inOrder(tellings)
}
