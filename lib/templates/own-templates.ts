import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Prisma, Template } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { AppError } from '@/lib/errors'
import { discardFiles, removeDiscarded } from '@/lib/storage/discarded-files'

/**
 * Returns a user's own template.
 *
 * @throws AppError NOT_FOUND, the same for another user's and for one that doesn't exist
 */
export async function ownTemplate(
  userId: string,
  id: string,
  client: Prisma.TransactionClient = db(),
): Promise<Template> {
  // A form's field names one too, and U+0000 can't be asked for in PostgreSQL.
  const template = /\p{Cc}/u.test(id) ? null : await client.template.findFirst({ where: { id, userId } })
  if (template === null) throw new AppError('NOT_FOUND')
  return template
}

/** Returns a user's templates by name. */
export function templatesOf(userId: string): Promise<Template[]> {
  return db().template.findMany({ where: { userId }, orderBy: [{ name: 'asc' }, { createdAt: 'asc' }] })
}

export const removedTemplateSchema = z.strictObject({ success: z.literal(true) })

/**
 * Removes a template with its file and its register of acts.
 *
 * @throws AppError NOT_FOUND
 */
export async function removeTemplate(userId: string, id: string): Promise<void> {
  // In its person's turn, as a file is replaced: the one that is there when the row goes has to go with it.
  const { storageKey } = await personTransaction(userId, async (transaction) => {
    const template = await ownTemplate(userId, id, transaction)
    await discardFiles(transaction, [template.storageKey])
    await transaction.template.delete({ where: { id } })
    return template
  })
  await removeDiscarded([storageKey])
}
