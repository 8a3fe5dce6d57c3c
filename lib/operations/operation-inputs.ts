import { db } from '@/lib/db/client'
import type { Operation, Prisma, StoredFile } from '@/lib/db/generated/client'
import { UNDER_WAY } from '@/lib/db/under-way'

/** Ids of stored files by role, as they were written when the operation was accepted. */
export function inputIds({ inputs }: Pick<Operation, 'inputs'>): Readonly<Record<string, string>> {
  return inputs as Record<string, string>
}

/**
 * Returns the files of an operation by role; null if one of them is gone.
 *
 * @param where further conditions that a file must meet
 */
export async function inputFiles(
  operation: Operation,
  where: Prisma.StoredFileWhereInput = {},
): Promise<Record<string, StoredFile> | null> {
  const roles = Object.entries(inputIds(operation))
  const files = await db().storedFile.findMany({ where: { ...where, id: { in: roles.map(([, id]) => id) } } })
  const byId = new Map(files.map((file) => [file.id, file]))
  const found = roles.flatMap(([role, id]) => {
    const file = byId.get(id)
    return file === undefined ? [] : [[role, file] as const]
  })
  return found.length < roles.length ? null : Object.fromEntries(found)
}

/** The ids of the files of a workspace, or of all, that operations under way read. */
export async function idsInUse(documentSessionId?: string): Promise<string[]> {
  const operations = await db().operation.findMany({
    where: { ...(documentSessionId !== undefined && { documentSessionId }), state: { in: UNDER_WAY } },
    select: { inputs: true },
  })
  return operations.flatMap((operation) => Object.values(inputIds(operation)))
}
