import { db } from '@/lib/db/client'
import type { FileKind } from '@/lib/db/generated/client'
import { idsInUse } from './operation-inputs'
import { removeFiles } from './stored-files'

/** Removes the files of an operation, or those of one kind. One that another operation works with stays until its time is over. */
export async function removeFilesOf(operationId: string, kind?: FileKind): Promise<void> {
  const files = await db().storedFile.findMany({ where: { operationId, ...(kind !== undefined && { kind }) } })
  const [first] = files
  if (first === undefined) return
  const inUse = await idsInUse(first.documentSessionId)
  await removeFiles(files.filter(({ id }) => !inUse.includes(id)))
  await db().storedFile.updateMany({ where: { operationId, id: { in: inUse } }, data: { operationId: null } })
}
