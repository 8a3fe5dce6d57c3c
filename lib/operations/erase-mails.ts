import { db } from '@/lib/db/client'

/**
 * Deletes personal data from the emails of operations: waiting ones are deleted; of the others, the row stays for the
 * daily count, without address and text. One that is being sent is still sent.
 */
export async function eraseMails(operationIds: readonly string[]): Promise<void> {
  const ofThem = { operationId: { in: [...operationIds] } }
  await db().mailMessage.deleteMany({ where: { ...ofThem, state: 'waiting' } })
  await db().mailMessage.updateMany({ where: ofThem, data: { recipient: '', replyTo: null, params: {} } })
}
