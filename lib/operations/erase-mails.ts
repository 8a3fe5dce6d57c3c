import { db } from '@/lib/db/client'

/**
 * Erases what the mails of operations say of anyone: those that wait go, of the others the row stays for the day's count,
 * without address and words. One that is being sent is sent.
 */
export async function eraseMails(operationIds: readonly string[]): Promise<void> {
  const ofThem = { operationId: { in: [...operationIds] } }
  await db().mailMessage.deleteMany({ where: { ...ofThem, state: 'waiting' } })
  await db().mailMessage.updateMany({ where: ofThem, data: { recipient: '', replyTo: null, params: {} } })
}
