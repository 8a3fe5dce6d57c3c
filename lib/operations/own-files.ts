import { z } from 'zod'
import { db } from '@/lib/db/client'
import { olderThan } from '@/lib/db/older-than'
import { AppError } from '@/lib/errors'
import { sessionIdSchema } from './document-sessions'
import { downloadUrl } from './download-url'
import { idsInUse } from './operation-inputs'
import { removeFiles } from './stored-files'

const ownFileSchema = z
  .strictObject({
    id: z.string(),
    sessionId: z.string(),
    kind: z.enum(['upload', 'result']),
    name: z.string(),
    size: z.int().min(0),
    type: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    operation: z.string().nullable().describe('The operation that created the file or used it.'),
    tool: z.enum(['generate', 'tables', 'doses']).nullable().describe('The type of that operation.'),
    download_url: z.string().describe('Requires `sessionId` in the query.'),
  })
  .meta({ id: 'OwnFile' })

export const ownFilesQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(100),
  /** The last id of the page before. */
  after: z.uuid().optional(),
  /** Those of this document session alone. */
  sessionId: sessionIdSchema.optional(),
})

export const ownFilesSchema = z.strictObject({
  success: z.literal(true),
  count: z.int().min(0).describe('The total for all files, not just this page.'),
  bytes: z.number().min(0),
  files: z.array(ownFileSchema),
})

/**
 * Returns a user's files in all their workspaces or one of them, newest first, with their expiration dates.
 *
 * @throws AppError NOT_FOUND if the file to continue after is gone
 */
export async function ownFiles(
  userId: string,
  { limit, after, sessionId }: z.infer<typeof ownFilesQuerySchema>,
): Promise<z.infer<typeof ownFilesSchema>> {
  const where = {
    documentSession: { userId, ...(sessionId !== undefined && { id: sessionId }) },
    expiresAt: { gt: new Date() },
  }
  const last =
    after === undefined
      ? undefined
      : await db().storedFile.findFirst({ where: { id: after, documentSession: { userId } } })
  const [all, files] = await Promise.all([
    db().storedFile.aggregate({ where, _count: true, _sum: { bytes: true } }),
    db().storedFile.findMany({
      where: last === undefined ? where : { AND: [where, olderThan(last)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
      include: { operation: { select: { kind: true } } },
    }),
  ])
  return {
    success: true,
    count: all._count,
    bytes: all._sum.bytes ?? 0,
    files: files.map(
      ({ id, documentSessionId, kind, name, bytes, contentType, createdAt, expiresAt, operationId, operation }) => ({
        id,
        sessionId: documentSessionId,
        kind,
        name,
        size: bytes,
        type: contentType,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        operation: operationId,
        tool: operation?.kind ?? null,
        download_url: downloadUrl(name),
      }),
    ),
  }
}

export const removedFileSchema = z.strictObject({ success: z.literal(true) })

/**
 * Deletes one of a user's files, row and bytes.
 *
 * @throws AppError NOT_FOUND, the same for another user's and for one that doesn't exist; FILE_IN_USE while a running
 * operation reads it
 */
export async function removeOwnFile(userId: string, id: string): Promise<void> {
  const file = await db().storedFile.findFirst({ where: { id, documentSession: { userId } } })
  if (file === null) throw new AppError('NOT_FOUND')
  if ((await idsInUse(file.documentSessionId)).includes(id)) throw new AppError('FILE_IN_USE', { name: file.name })
  await removeFiles([file])
}
