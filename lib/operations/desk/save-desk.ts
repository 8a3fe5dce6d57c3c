import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { NO_JSON } from '@/lib/db/no-json'
import { personTransaction } from '@/lib/db/person-transaction'
import { AppError } from '@/lib/errors'
import { ownDocumentSession } from '../document-sessions'
import { isUndoable, UNDO_MS } from './cleared-desk'
import type { DeskContent, DeskTool, OpenedDesk } from './desk-schema'
import { requireDesk } from './open-desk'
import { savedDesk } from './saved-desk'

/** For so long the settings outlive the last of their files: anyone who comes back the next day chooses the files again. */
const OUTLIVES_FILES_MS = 7 * 86_400_000

/** The version that an `If-Match` names, 0 for a desk that isn't there; null where any will do. @throws AppError BAD_REQUEST */
export function matchedVersion({ headers }: Request): number | null {
  const given = headers.get('if-match')
  if (given === null || given === '*') return null
  const [, version] = /^"(\d{1,9})"$/.exec(given) ?? []
  if (version === undefined) throw new AppError('BAD_REQUEST', {}, { header: 'If-Match' })
  return Number(version)
}

/**
 * Saves what the user has prepared in a tool.
 *
 * @param matched the version that it replaces; null for any
 * @returns the new version
 * @throws AppError NOT_FOUND for another user's document session; DESK_CHANGED if another version is the newest
 */
export async function saveDesk(userId: string, content: DeskContent, matched: number | null): Promise<number> {
  const { tool, sessionId } = content
  const { id: documentSessionId } = await ownDocumentSession(userId, sessionId)
  const names = content.files.map(({ name }) => name.normalize('NFC'))
  const files = await db().storedFile.findMany({ where: { documentSessionId, name: { in: names } } })
  const saved = { content: savedDesk(content, files), documentSessionId, savedAt: new Date() }
  return personTransaction(userId, async (transaction) => {
    const current = await requireVersion(transaction, { userId, tool }, matched)
    const { version } =
      current === null
        ? await transaction.desk.create({ data: { userId, tool, ...saved } })
        : await transaction.desk.update({
            where: { userId_tool: { userId, tool } },
            data: { ...saved, version: { increment: 1 } },
          })
    return version
  })
}

/**
 * Clears a desk as Start over does. It can be taken back for ten minutes.
 *
 * @returns the new version
 * @throws AppError NOT_FOUND where nothing is on it; DESK_CHANGED
 */
export async function clearDesk(userId: string, tool: DeskTool, matched: number | null): Promise<number> {
  return personTransaction(userId, async (transaction) => {
    const current = await requireVersion(transaction, { userId, tool }, matched)
    if (current === null || current.content === null) throw new AppError('NOT_FOUND')
    const { version } = await transaction.desk.update({
      where: { userId_tool: { userId, tool } },
      data: {
        cleared: current.content,
        clearedAt: new Date(),
        content: NO_JSON,
        version: { increment: 1 },
      },
    })
    return version
  })
}

/**
 * Takes back what Start over has cleared. What was laid out since takes its place, so that this can be taken back too.
 *
 * @throws AppError NOT_FOUND where nothing was cleared in the last ten minutes
 */
export async function takeBackDesk(userId: string, tool: DeskTool): Promise<OpenedDesk> {
  await personTransaction(userId, async (transaction) => {
    const desk = await transaction.desk.findUnique({ where: { userId_tool: { userId, tool } } })
    const cleared = desk?.cleared ?? null
    if (desk === null || cleared === null || !isUndoable(desk.clearedAt)) throw new AppError('NOT_FOUND')
    await transaction.desk.update({
      where: { userId_tool: { userId, tool } },
      data: {
        content: cleared,
        savedAt: new Date(),
        cleared: desk.content ?? NO_JSON,
        clearedAt: desk.content === null ? null : new Date(),
        version: { increment: 1 },
      },
    })
  })
  return requireDesk(userId, tool)
}

/** @throws AppError DESK_CHANGED */
async function requireVersion(
  transaction: Prisma.TransactionClient,
  key: { readonly userId: string; readonly tool: DeskTool },
  matched: number | null,
) {
  const current = await transaction.desk.findUnique({ where: { userId_tool: key } })
  // A cleared desk is as good as none for anyone who finds nothing on it.
  const isFree = matched === 0 && current?.content === null
  // One that went with its files leaves nothing that could be lost.
  const isGone = current === null
  if (matched !== null && !isGone && !isFree && matched !== current.version) throw new AppError('DESK_CHANGED')
  return current
}

/** Removes what was cleared more than ten minutes ago, and desks whose files have all been gone for a week. */
export async function sweepDesks(now: Date): Promise<void> {
  const undoable = new Date(now.getTime() - UNDO_MS)
  await db().desk.deleteMany({ where: { clearedAt: { lte: undoable }, content: { equals: NO_JSON } } })
  await db().desk.updateMany({
    where: { clearedAt: { lte: undoable } },
    data: { cleared: NO_JSON, clearedAt: null },
  })
  const old = new Date(now.getTime() - OUTLIVES_FILES_MS)
  await db().$executeRaw`
    DELETE FROM "Desk" d
    WHERE d."savedAt" <= ${old} AND NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements(coalesce(d."content"->'files', '[]'::jsonb)) f
      JOIN "StoredFile" s ON s."id" = f->>'id'
      WHERE s."expiresAt" > ${old}
    )`
}
