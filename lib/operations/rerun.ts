import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { rowsKey } from '@/lib/documents/generation/output/act-run'
import { AppError } from '@/lib/errors'

/** What a run's settings say of an earlier one, of which not everything is made again. */
export interface RerunSettings {
  readonly rerunOf?: string | undefined
  readonly only?: 'failed' | 'changed' | undefined
  readonly rows?: readonly number[] | undefined
}

/** The same as the generator accepts it. */
export interface RerunOptions {
  /** Only these rows. */
  readonly rows?: readonly number[]
  /** The fingerprints of the documents that were made, by `rowsKey`: what has the same is not made again. */
  readonly known?: Readonly<Record<string, string>>
}

/** What a generation's summary says for the runs after it. */
interface GenerationRecord {
  readonly acts?: readonly { readonly rows: readonly number[]; readonly fingerprint: string }[]
  /** The rows that no document was made of. */
  readonly failed?: readonly number[]
}

/** A run of what changed, of a run of what failed, of a run …: more links than anybody follows. */
const MAX_LINKS = 50

/**
 * What a run has to know of the one that it repeats in part.
 *
 * @throws AppError NOT_FOUND for an operation of another person; BAD_REQUEST for settings that contradict each other;
 * RERUN_NO_RESULT for one without a result; RERUN_NOTHING where no row had failed
 */
export async function rerunOptions(userId: string, { rerunOf, only, rows }: RerunSettings): Promise<RerunOptions> {
  if (rerunOf === undefined) {
    if (only !== undefined) throw new AppError('BAD_REQUEST', {}, { field: 'options' })
    return {}
  }
  if (rows !== undefined || only === undefined) throw new AppError('BAD_REQUEST', {}, { field: 'options' })
  const operation = await db().operation.findFirst({ where: { id: rerunOf, userId, removedAt: null } })
  if (operation === null) throw new AppError('NOT_FOUND')
  if (operation.kind !== 'generate' || operation.state !== 'succeeded') throw new AppError('RERUN_NO_RESULT')
  if (only === 'changed') return { known: await knownDocuments(operation) }
  const { failed = [] } = recordOf(operation)
  if (failed.length === 0) throw new AppError('RERUN_NOTHING')
  return { rows: failed }
}

/** What was made so far: an operation that was itself run in part goes on from the one before it. */
async function knownDocuments(operation: Operation): Promise<Record<string, string>> {
  const chain = [operation]
  for (let link = 0; link < MAX_LINKS; link++) {
    const earlier = await before(chain[0] ?? operation)
    if (earlier === null) break
    chain.unshift(earlier)
  }
  const known: Record<string, string> = {}
  for (const record of chain.map(recordOf)) {
    for (const { rows, fingerprint } of record.acts ?? []) known[rowsKey(rows)] = fingerprint
    forget(known, new Set(record.failed))
  }
  return known
}

/** What was made before and failed since has to be made again. */
function forget(known: Record<string, string>, failed: ReadonlySet<number>): void {
  if (failed.size === 0) return
  for (const key of Object.keys(known)) {
    if (key.split(',').some((row) => failed.has(Number(row)))) delete known[key]
  }
}

function before({ settings, userId }: Operation): Promise<Operation | null> {
  const { rerunOf } = settings as RerunSettings
  if (rerunOf === undefined) return Promise.resolve(null)
  return db().operation.findFirst({ where: { id: rerunOf, userId, state: 'succeeded', removedAt: null } })
}

function recordOf({ summary }: Operation): GenerationRecord {
  // Written by this application when the operation succeeded; emptied when it was removed.
  return (summary ?? {}) as unknown as GenerationRecord
}
