import { z } from 'zod'
import { db } from '@/lib/db/client'
import { limitsOf } from '@/lib/billing/limits'
import { planLimitsSchema } from '@/lib/billing/plans'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { ownDocumentSession } from './document-sessions'
import { downloadUrl } from './download-url'
import { idsInUse } from './operation-inputs'
import { ownFileByName, removeFiles } from './stored-files'
import { usageAnswer, usageOf, usageSchema } from './usage'

/** The details of a file of a workspace. */
export const fileInfoSchema = z.strictObject({
  success: z.literal(true),
  name: z.string(),
  size: z.int().min(0),
  type: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  operation: z.string().nullable().describe('The operation that created the file or used it.'),
  items: z.int().nullable().describe('For a result, the number of documents, tables or doses in it, if counted.'),
  download_url: z.string(),
})

type FileInfo = z.infer<typeof fileInfoSchema>

/** @throws AppError NOT_FOUND */
export async function fileInfo(userId: string, sessionId: string, name: string): Promise<FileInfo> {
  const file = await ownFileByName(userId, sessionId, name)
  const operation =
    file.operationId === null ? null : await db().operation.findUnique({ where: { id: file.operationId } })
  return {
    success: true,
    name: file.name,
    size: file.bytes,
    type: file.contentType,
    createdAt: file.createdAt.toISOString(),
    expiresAt: file.expiresAt.toISOString(),
    operation: file.operationId,
    items: file.kind === 'result' ? itemsOf(operation?.summary) : null,
    download_url: downloadUrl(file.name),
  }
}

/**
 * Removes every file of a workspace but those that an operation under way is reading, and what was laid out with them.
 *
 * @throws AppError NOT_FOUND
 */
export async function cleanUp(userId: string, sessionId: string): Promise<number> {
  const session = await ownDocumentSession(userId, sessionId)
  const notIn = await idsInUse(session.id)
  await db().desk.deleteMany({ where: { documentSessionId: session.id } })
  return removeFiles(await db().storedFile.findMany({ where: { documentSessionId: session.id, id: { notIn } } }))
}

export const cleanedUpSchema = z.strictObject({ success: z.literal(true), cleaned_files: z.int().min(0) })

export const workspaceStatsSchema = z.strictObject({
  success: z.literal(true),
  files: z.int().min(0),
  bytes: z.int().min(0),
  operations: z.int().min(0),
  usage: usageSchema,
  limits: planLimitsSchema,
})

type WorkspaceStats = z.infer<typeof workspaceStatsSchema>

/** @throws AppError NOT_FOUND */
export async function workspaceStats(user: SubscribedUser, sessionId: string): Promise<WorkspaceStats> {
  const { id } = await ownDocumentSession(user.id, sessionId)
  const [files, operations, usage] = await Promise.all([
    db().storedFile.aggregate({
      where: { documentSessionId: id, expiresAt: { gt: new Date() } },
      _count: true,
      _sum: { bytes: true },
    }),
    db().operation.count({ where: { documentSessionId: id, removedAt: null } }),
    usageOf(user.id),
  ])
  return {
    success: true,
    files: files._count,
    bytes: files._sum.bytes ?? 0,
    operations,
    usage: usageAnswer(usage),
    limits: limitsOf(user),
  }
}

/** The part of each tool's summary about its result; written by Actum when the operation succeeded. */
interface Counted {
  readonly acts?: readonly unknown[]
  readonly tables?: readonly unknown[]
  readonly report?: { readonly doses: { readonly count: number } }
}

function itemsOf(summary: unknown): number | null {
  const { acts, tables, report } = (summary ?? {}) as Counted
  return (acts ?? tables)?.length ?? report?.doses.count ?? null
}
