import { z } from 'zod'
import { db } from '@/lib/db/client'
import { plainText } from '@/lib/http/plain-text'
import { downloadUrl } from './download-url'
import { ownDocumentSession } from './document-sessions'

export const historyQuerySchema = z.strictObject({
  sessionId: plainText(100).min(1).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** The last id of the page before. */
  after: plainText(100).optional(),
})

export const operationStateSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled'])

/** One operation as the history shows it. */
export const historyEntrySchema = z.strictObject({
  id: z.string(),
  sessionId: z.string(),
  kind: z.enum(['generate', 'tables', 'doses']),
  state: operationStateSchema,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  seen: z.boolean(),
  documents: z.number(),
  code: z.string().nullable(),
  files: z.array(
    z.strictObject({ name: z.string(), size: z.number(), expiresAt: z.iso.datetime(), download_url: z.string() }),
  ),
})

export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const historySchema = z.strictObject({ success: z.literal(true), operations: z.array(historyEntrySchema) })

/**
 * A person's operations, newest first, of one workspace or of all.
 *
 * @throws AppError NOT_FOUND for a workspace of another person
 */
export async function operationHistory(
  userId: string,
  { sessionId, limit, after }: z.infer<typeof historyQuerySchema>,
): Promise<HistoryEntry[]> {
  if (sessionId !== undefined) await ownDocumentSession(userId, sessionId)
  const operations = await db().operation.findMany({
    where: { userId, removedAt: null, ...(sessionId !== undefined && { documentSessionId: sessionId }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
    omit: { summary: true, settings: true, inputs: true },
    include: { files: { where: { kind: 'result', expiresAt: { gt: new Date() } } } },
  })
  return operations.map((operation) => ({
    id: operation.id,
    sessionId: operation.documentSessionId,
    kind: operation.kind,
    state: operation.state,
    createdAt: operation.createdAt.toISOString(),
    finishedAt: operation.finishedAt?.toISOString() ?? null,
    seen: operation.seenAt !== null,
    documents: operation.documents,
    code: codeOf(operation.error),
    files: operation.files.map(({ name, bytes, expiresAt }) => ({
      name,
      size: bytes,
      expiresAt: expiresAt.toISOString(),
      download_url: downloadUrl(name),
    })),
  }))
}

function codeOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}
