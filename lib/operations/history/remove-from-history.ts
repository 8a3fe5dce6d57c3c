import { db } from '@/lib/db/client'
import { eraseMails } from '../erase-mails'
import { removeFilesOf } from '../remove-files-of'

/**
 * Deletes ended operations from the history: their files, personal data in their emails, and their own data. The rows
 * stay for the month's usage.
 *
 * @returns how many; one that another request deleted in the meantime isn't counted
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
