import { db } from '@/lib/db/client'
import type { Operation, StoredFile } from '@/lib/db/generated/client'
import { inputIds } from './operation-inputs'

/** Further back than so many runs no one remembers which it was. */
const LOOKED_AT = 50

/** Only these parts of a run, because its list of documents may have twenty thousand entries. */
const LOOKED_FOR = { id: true, inputs: true, createdAt: true, finishedAt: true } as const

export type EarlierRun = Pick<Operation, keyof typeof LOOKED_FOR>

/**
 * The last run that made documents of the same template: one of a spreadsheet of the same name before any other. Null where there
 * is none whose template is still kept.
 */
export async function earlierRun(
  userId: string,
  { data, template }: { readonly data: StoredFile; readonly template: StoredFile },
): Promise<EarlierRun | null> {
  const runs = await db().operation.findMany({
    where: { userId, kind: 'generate', state: 'succeeded', removedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: LOOKED_AT,
    select: LOOKED_FOR,
  })
  const files = await db().storedFile.findMany({
    where: { id: { in: runs.flatMap((run) => Object.values(inputIds(run))) } },
    select: { id: true, sha256: true, givenName: true },
  })
  const byId = new Map(files.map((file) => [file.id, file]))
  const same = runs.filter((run) => byId.get(inputIds(run)['template'] ?? '')?.sha256 === template.sha256)
  const ofSameData = same.find((run) => byId.get(inputIds(run)['data'] ?? '')?.givenName === data.givenName)
  return ofSameData ?? same[0] ?? null
}
