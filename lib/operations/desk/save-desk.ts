import { db } from '@/lib/db/client'
import type { Desk, Prisma } from '@/lib/db/generated/client'
import { NO_JSON } from '@/lib/db/no-json'
import { personTransaction } from '@/lib/db/person-transaction'
import { AppError } from '@/lib/errors'
import { REQUEST_HEADERS } from '@/lib/http/request-headers'
import { ownDocumentSession } from '../document-sessions'
import { isUndoable, UNDO_MS } from './cleared-desk'
import type { DeskContent, DeskTool, OpenedDesk } from './desk-schema'
import { requireDesk } from './open-desk'
import { savedDesk } from './saved-desk'

/** For so long the settings outlive the last of their files: anyone who comes back the next day chooses the files again. */
const OUTLIVES_FILES_MS = 7 * 86_400_000

/** What a request replaces. */
export interface Replaced {
  /** The version in `If-Match`: 0 for a desk that doesn't exist, null for any. */
  readonly version: number | null
  /** The page that saves, and earlier pages of its tab. */
  readonly pages: readonly string[]
}

/** Returns what a request replaces, by its `If-Match` and `X-Saved-By`. @throws AppError BAD_REQUEST */
export function replacedVersion({ headers }: Request): Replaced {
  const savedBy = headers.get('x-saved-by')
  if (savedBy !== null && !REQUEST_HEADERS['X-Saved-By'].schema.safeParse(savedBy).success) {
    throw new AppError('BAD_REQUEST', {}, { header: 'X-Saved-By' })
  }
  const pages = savedBy?.split(', ') ?? []
  const given = headers.get('if-match')
  if (given === null || given === '*') return { version: null, pages }
  const [, version] = /^"(\d{1,9})"$/.exec(given) ?? []
  if (version === undefined) throw new AppError('BAD_REQUEST', {}, { header: 'If-Match' })
  return { version: Number(version), pages }
}

/**
 * Saves what the user has prepared in a tool.
 *
 * @returns the new version
 * @throws AppError NOT_FOUND for another user's document session; DESK_CHANGED if another version is the newest
 */
export async function saveDesk(userId: string, content: DeskContent, replaced: Replaced): Promise<number> {
  const { tool, sessionId } = content
  const { id: documentSessionId } = await ownDocumentSession(userId, sessionId)
  const names = content.files.map(({ name }) => name.normalize('NFC'))
  const files = await db().storedFile.findMany({ where: { documentSessionId, name: { in: names } } })
  const saved = { content: savedDesk(content, files), documentSessionId, savedAt: new Date() }
  return personTransaction(userId, async (transaction) => {
    const current = await requireVersion(transaction, { userId, tool }, replaced)
    const { version } =
      current === null
        ? await transaction.desk.create({ data: { userId, tool, ...saved, ...saverOf(current, replaced) } })
        : await transaction.desk.update({
            where: { userId_tool: { userId, tool } },
            data: { ...saved, ...saverOf(current, replaced), version: { increment: 1 } },
          })
    return version
  })
}

/**
 * Clears a desk, as “Start over” does. This can be undone for ten minutes.
 *
 * @returns the new version
 * @throws AppError NOT_FOUND if it is empty; DESK_CHANGED
 */
export async function clearDesk(userId: string, tool: DeskTool, replaced: Replaced): Promise<number> {
  return personTransaction(userId, async (transaction) => {
    const current = await requireVersion(transaction, { userId, tool }, replaced)
    if (current === null || current.content === null) throw new AppError('NOT_FOUND')
    const { version } = await transaction.desk.update({
      where: { userId_tool: { userId, tool } },
      data: {
        cleared: current.content,
        clearedAt: new Date(),
        content: NO_JSON,
        ...saverOf(current, replaced),
        version: { increment: 1 },
      },
    })
    return version
  })
}

/**
 * Restores what “Start over” has cleared. The desk's current state is saved in its place, so that this can be undone
 * too.
 *
 * @throws AppError NOT_FOUND if nothing was cleared in the last ten minutes
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
        ...NO_SAVER,
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
  { version: matched, pages }: Replaced,
) {
  const current = await transaction.desk.findUnique({ where: { userId_tool: key } })
  // A cleared desk is as good as none for anyone who finds nothing on it.
  const isFree = matched === 0 && current?.content === null
  // One that went with its files leaves nothing that could be lost.
  const isGone = current === null
  if (matched === null || isGone || isFree || matched === current.version) return current
  // A save that was on its way when this page opened, or whose response was lost.
  const isOwn = isSavedBy(current, pages) && current.savedAfter !== null && matched >= current.savedAfter
  if (!isOwn) throw new AppError('DESK_CHANGED')
  return current
}

const NO_SAVER = { savedBy: null, savedAfter: null }

function isSavedBy(desk: Desk, pages: readonly string[]): boolean {
  return desk.savedBy !== null && pages.includes(desk.savedBy)
}

/** Who saves the next version, and after which version of another tab. */
function saverOf(current: Desk | null, { pages }: Replaced): Pick<Desk, 'savedBy' | 'savedAfter'> {
  const [savedBy] = pages
  if (savedBy === undefined) return NO_SAVER
  if (current === null) return { savedBy, savedAfter: 0 }
  return { savedBy, savedAfter: isSavedBy(current, pages) ? current.savedAfter : current.version }
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
