import { db } from '@/lib/db/client'
import { removeFilesOf } from '../remove-files-of'

/**
 * Deletes personal data from the emails of operations: waiting ones are deleted; of the others, the row stays for the
 * daily count, without address and text. One that is being sent is still sent.
 */
async function eraseMails(operationIds: readonly string[]): Promise<void> {
  const ofThem = { operationId: { in: [...operationIds] } }
  await db().mailMessage.deleteMany({ where: { ...ofThem, state: 'waiting' } })
  await db().mailMessage.updateMany({ where: ofThem, data: { recipient: '', replyTo: null, params: {} } })
}

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
