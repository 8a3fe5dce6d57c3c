import { db } from '@/lib/db/client'
import type { FileKind } from '@/lib/db/generated/client'
import { idsInUse } from './operation-inputs'
import { removeFiles } from './stored-files'

/** Deletes the files of operations, or those of one kind. One that another operation uses stays until it expires. */
export async function removeFilesOf(operationIds: readonly string[], kind?: FileKind): Promise<void> {
  const ofThem = { operationId: { in: [...operationIds] } }
  const files = await db().storedFile.findMany({ where: { ...ofThem, ...(kind !== undefined && { kind }) } })
  if (files.length === 0) return
  const [workspace, ...more] = new Set(files.map(({ documentSessionId }) => documentSessionId))
  const inUse = await idsInUse(more.length === 0 ? workspace : undefined)
  await removeFiles(files.filter(({ id }) => !inUse.includes(id)))
  await db().storedFile.updateMany({ where: { ...ofThem, id: { in: inUse } }, data: { operationId: null } })
}
