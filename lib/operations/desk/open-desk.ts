import { db } from '@/lib/db/client'
import type { Desk, Operation, StoredFile } from '@/lib/db/generated/client'
import { NO_JSON } from '@/lib/db/no-json'
import { isUnderWay, UNDER_WAY } from '@/lib/db/under-way'
import { AppError, isKnownError } from '@/lib/errors'
import { templateAnswer } from '@/lib/templates/template-answer'
import type { Locale } from '@/lib/i18n/locales'
import { operationAnswer } from '../operation-answer'
import { inputIds } from '../operation-inputs'
import { packResult } from './packed-result'
import { ownOperation } from '../own-operation'
import { hasClearedDesk } from './cleared-desk'
import type { DeskRun, DeskTool, OpenedDesk } from './desk-schema'
import type { SavedDesk } from './saved-desk'

/** Returns what the user has prepared in a tool, with its files as they are stored now; null if there is nothing. */
export async function openDesk<Tool extends DeskTool>(userId: string, tool: Tool): Promise<OpenedDesk<Tool> | null> {
  const desk = await db().desk.findUnique({ where: { userId_tool: { userId, tool } } })
  if (desk === null || desk.content === null) return null
  return openedDesk(desk, desk.content as unknown as SavedDesk) as Promise<OpenedDesk<Tool>>
}

/** @throws AppError NOT_FOUND if the desk is empty */
export async function requireDesk(userId: string, tool: DeskTool): Promise<OpenedDesk> {
  const desk = await openDesk(userId, tool)
  if (desk === null) throw new AppError('NOT_FOUND')
  return desk
}

async function openedDesk(desk: Desk, saved: SavedDesk): Promise<OpenedDesk> {
  const { userId, documentSessionId, version, savedAt } = desk
  const { files: references, templateId, gone, run: savedRun, last: savedLast, ...content } = saved
  const [files, template, run, finished, last] = await Promise.all([
    db().storedFile.findMany({ where: { id: { in: references.map(({ id }) => id) }, documentSessionId } }),
    templateId === null ? null : db().template.findFirst({ where: { id: templateId, userId } }),
    runOf(desk, saved),
    finishedRun(userId, savedRun),
    savedLast === null ? false : hasResult(userId, savedLast),
  ])
  const now = new Date()
  const kept = new Map(files.filter(({ expiresAt }) => expiresAt > now).map((file) => [file.id, file]))
  const missing = references.filter(({ id }) => !kept.has(id))
  return {
    success: true,
    ...content,
    sessionId: documentSessionId,
    version,
    savedAt: savedAt.toISOString(),
    files: references.flatMap(({ role, id }) => {
      const file: StoredFile | undefined = kept.get(id)
      return file === undefined ? [] : [{ role, name: file.name, size: file.bytes }]
    }),
    gone: [
      ...gone,
      ...missing.map(({ role, name, expiresAt }) => ({
        role,
        name,
        // A file that was deleted before it expired was deleted by its user, who knows when.
        at: new Date(expiresAt) <= now ? expiresAt : null,
      })),
    ],
    templateId: null,
    template: template === null ? null : templateAnswer(template),
    run: run ?? finished,
    last: last ? savedLast : null,
    // The union's branches differ in `tool` and `settings` alone, and both come from the same branch that was saved.
  } as OpenedDesk
}

/**
 * Returns this desk's running operation: the one that the screen named, or one with the same files that started before
 * the screen could name it. Null if there is none. The named one is also returned if it has ended in the meantime.
 */
async function runOf({ userId, tool, documentSessionId }: Desk, { files, run }: SavedDesk): Promise<DeskRun | null> {
  if (run !== null && run.tookMs === null) {
    const named = await db().operation.findFirst({
      where: { id: run.operationId, userId, removedAt: null },
      omit: { summary: true },
    })
    return named !== null && (isUnderWay(named) || (await hasAnswer(named))) ? run : null
  }
  if (files.length === 0) return null
  const begun = await db().operation.findMany({
    where: { userId, kind: tool, documentSessionId, state: { in: UNDER_WAY }, cancelRequestedAt: null },
    orderBy: { createdAt: 'desc' },
  })
  const own = begun.find((operation) => isOfFiles(operation, files))
  if (own === undefined) return null
  const startedAt = own.createdAt.getTime()
  return { operationId: own.id, startedAt, tookMs: null, count: null, rows: 0, again: false }
}

function isOfFiles(operation: Operation, files: SavedDesk['files']): boolean {
  const inputs = inputIds(operation)
  return files.every(({ role, id }) => inputs[role] === id)
}

/** A run that was over is shown as long as its result can be had. */
async function finishedRun(userId: string, run: DeskRun | null): Promise<DeskRun | null> {
  return run !== null && run.tookMs !== null && (await hasResult(userId, run.operationId)) ? run : null
}

async function hasResult(userId: string, id: string): Promise<boolean> {
  const operation = await db().operation.findFirst({
    where: { id, userId, removedAt: null, state: 'succeeded' },
    // Without its summary, which has every document of the run.
    select: { id: true, state: true },
  })
  return operation !== null && (await hasAnswer(operation))
}

/** Whether an ended operation has something to show: its result, or why it failed. */
async function hasAnswer({ id, state }: Pick<Operation, 'id' | 'state'>): Promise<boolean> {
  if (state === 'failed') return true
  if (state !== 'succeeded') return false
  const results = await db().storedFile.count({
    where: { operationId: id, kind: 'result', expiresAt: { gt: new Date() } },
  })
  return results > 0
}

/** What a tool's page begins with: the desk, the results that it shows by their operations, and whether Start over can be taken back. */
export interface GivenDesk<Tool extends DeskTool = DeskTool> {
  readonly desk: OpenedDesk<Tool> | null
  /** Packed: see packed-result.ts. */
  readonly results: Readonly<Record<string, string>>
  readonly isUndoable: boolean
  /** Returns the document session to continue in: the desk’s, or else that of the user’s newest desk. */
  readonly sessionId: string | null
}

/** The desk of a tool with all that its page shows of it. */
export async function givenDesk<Tool extends DeskTool>(
  userId: string,
  tool: Tool,
  locale: Locale,
): Promise<GivenDesk<Tool>> {
  const [desk, isUndoable, newest] = await Promise.all([
    openDesk(userId, tool),
    hasClearedDesk(userId, tool),
    db().desk.findFirst({
      where: { userId, NOT: { content: { equals: NO_JSON } } },
      orderBy: { savedAt: 'desc' },
      select: { documentSessionId: true },
    }),
  ])
  const { run = null, last = null } = desk ?? {}
  const shown = [run !== null && run.tookMs !== null ? run.operationId : null, last].filter((id) => id !== null)
  const results = await Promise.all(shown.map((id) => resultOf(userId, id, locale)))
  return {
    desk,
    results: Object.fromEntries(results.flat()),
    isUndoable,
    sessionId: desk?.sessionId ?? newest?.documentSessionId ?? null,
  }
}

/** A result with its operation's id; none if it has just been deleted. */
async function resultOf(userId: string, id: string, locale: Locale): Promise<[string, string][]> {
  try {
    return [[id, packResult(await operationAnswer(await ownOperation(userId, id), locale))]]
  } catch (error) {
    if (!isKnownError(error)) throw error
    return []
  }
}
