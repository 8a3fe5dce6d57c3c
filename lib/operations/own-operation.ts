import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'

/**
 * Returns a user's own operation.
 *
 * @throws AppError NOT_FOUND, the same for another user's and for one that doesn't exist
 */
export async function ownOperation(userId: string, id: string): Promise<Operation> {
  const operation = await db().operation.findFirst({ where: { id, userId, removedAt: null } })
  if (operation === null) throw new AppError('NOT_FOUND')
  return operation
}
