import { db } from '@/lib/db/client'

/**
 * Erases what the mails of an operation say of anyone: those that wait go, of the others the row stays for the day's count,
 * without address and words. One that is being sent is sent.
 */
export async function eraseMails(operationId: string): Promise<void> {
  await db().mailMessage.deleteMany({ where: { operationId, state: 'waiting' } })
  await db().mailMessage.updateMany({
    where: { operationId },
    data: { recipient: '', replyTo: null, params: {} },
  })
}
