import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'

/**
 * A person's own operation.
 *
 * @throws AppError NOT_FOUND, for another person's exactly as for one that does not exist
 */
export async function ownOperation(userId: string, id: string): Promise<Operation> {
  const operation = await db().operation.findFirst({ where: { id, userId, removedAt: null } })
  if (operation === null) throw new AppError('NOT_FOUND')
  return operation
}
