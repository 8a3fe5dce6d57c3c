import { db } from '@/lib/db/client'
import type { DeskTool } from './desk-schema'

/** For so long what Start over has cleared can be taken back. */
export const UNDO_MS = 10 * 60_000

/** Whether Start over in a tool can be taken back. */
export async function hasClearedDesk(userId: string, tool: DeskTool): Promise<boolean> {
  const desk = await db().desk.findUnique({ where: { userId_tool: { userId, tool } }, select: { clearedAt: true } })
  return isUndoable(desk?.clearedAt ?? null)
}

export function isUndoable(clearedAt: Date | null): boolean {
  return clearedAt !== null && clearedAt.getTime() > Date.now() - UNDO_MS
}
