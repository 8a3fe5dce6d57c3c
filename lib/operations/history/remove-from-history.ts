import { db } from '@/lib/db/client'
import { eraseMails } from '../erase-mails'
import { removeFilesOf } from '../remove-files-of'

/**
 * Takes operations that are over from the history: their files, what their mails say of anyone, and what they say themselves. The rows
 * stay for the month's usage.
 *
 * @returns how many; one that somebody else removed meanwhile is not counted
 */
export async function removeFromHistory(operationIds: readonly string[]): Promise<number> {
  await removeFilesOf(operationIds)
  await eraseMails(operationIds)
  const { count } = await db().operation.updateMany({
    where: { id: { in: [...operationIds] }, removedAt: null },
    data: { removedAt: new Date(), settings: {}, summary: {}, error: {}, sourceNames: '', resultName: null },
  })
  return count
}
