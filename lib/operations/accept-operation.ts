import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { DocumentSession, Operation, OperationKind, Prisma, StoredFile } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { UNDER_WAY } from '@/lib/db/under-way'
import { uniqueViolation } from '@/lib/db/unique-violation'
import type { Locale } from '@/lib/i18n/locales'
import { inToolOrder } from './input-roles'
import { inputIds } from './operation-inputs'
import { enqueueOperation } from './queue/queue'
import { checkUsage } from './usage'

/** For so long the file of a run can be written again without counting. */
const UPDATED_FOR_MS = 24 * 60 * 60 * 1000
/** How many recent runs are searched for the response. */
const LOOKED_AT = 50

export interface NewOperation {
  readonly user: SubscribedUser
  readonly session: DocumentSession
  readonly kind: OperationKind
  readonly settings: object
  readonly inputs: Readonly<Record<string, StoredFile>>
  /** Those of them that came with this request: they go when the operation does not succeed. */
  readonly uploaded: readonly StoredFile[]
  readonly idempotencyKey: string | null
  readonly locale: Locale
}

/** An accepted operation; `repeated` when it is one that was accepted before, for the same request. */
export interface Accepted {
  readonly operation: Operation
  readonly repeated: boolean
}

let hashes: ReadonlySet<string> | undefined

/** Whether all of these contents are our own samples: trying them out counts against no limit. */
function areSamples(contents: readonly string[]): boolean {
  hashes ??= sampleHashes()
  return contents.length > 0 && contents.every((sha256) => hashes?.has(sha256))
}

function sampleHashes(): ReadonlySet<string> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'samples')
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    files.map((entry) =>
      createHash('sha256')
        .update(readFileSync(path.join(entry.parentPath, entry.name)))
        .digest('hex'),
    ),
  )
}

/**
 * Accepts an operation: its row and its job in one transaction. A second press of the same button, or a retry with the same
 * Idempotency-Key, gives the first one.
 *
 * @throws AppError LIMIT_DOCUMENTS, LIMIT_OPERATIONS
 */
export async function acceptOperation(asked: NewOperation): Promise<Accepted> {
  const { user, session, kind, inputs, idempotencyKey, locale } = asked
  // Run again from the history, it updates nothing.
  const { update: _update, ...settings } = asked.settings as { readonly update?: boolean }
  const fingerprint = fingerprintOf(asked)
  const isCounted = !areSamples(Object.values(inputs).map(({ sha256 }) => sha256))
  try {
    return await personTransaction(user.id, async (transaction) => {
      const twin = await transaction.operation.findFirst({
        where: { documentSessionId: session.id, fingerprint, state: { in: UNDER_WAY }, cancelRequestedAt: null },
      })
      if (twin !== null) return { operation: twin, repeated: true }
      const counts = isCounted && !(await isUpdate(transaction, asked))
      if (counts) await checkUsage(transaction, user, kind, 1)
      const waiting = await transaction.operation.count({ where: { userId: user.id, state: { in: UNDER_WAY } } })
      const operation = await transaction.operation.create({
        data: {
          documentSessionId: session.id,
          userId: user.id,
          kind,
          settings,
          inputs: Object.fromEntries(Object.entries(inputs).map(([role, { id }]) => [role, id])),
          sourceNames: inToolOrder(kind, inputs)
            .map((role) => inputs[role]?.givenName ?? '')
            .join('\n'),
          fingerprint,
          idempotencyKey,
          locale,
          countsToUsage: counts,
        },
      })
      await transaction.storedFile.updateMany({
        where: { id: { in: asked.uploaded.map(({ id }) => id) } },
        data: { operationId: operation.id },
      })
      await enqueueOperation(transaction, operation.id, waiting)
      return { operation, repeated: false }
    })
  } catch (error) {
    if (uniqueViolation(error) === null || idempotencyKey === null) throw error
    const first = await operationByKey(user.id, idempotencyKey)
    if (first === null) throw error
    return { operation: first, repeated: true }
  }
}

/**
 * Returns whether this rewrites a recent run of the same file with other answers: a user who answers ten questions
 * after a run has read one file, not eleven.
 */
async function isUpdate(transaction: Prisma.TransactionClient, { user, kind, settings, inputs }: NewOperation) {
  const data = inputs['data']
  if (kind !== 'doses' || data === undefined || !('update' in settings) || settings.update !== true) return false
  const runs = await transaction.operation.findMany({
    where: { userId: user.id, kind, state: 'succeeded', createdAt: { gt: new Date(Date.now() - UPDATED_FOR_MS) } },
    orderBy: { createdAt: 'desc' },
    take: LOOKED_AT,
    select: { inputs: true },
  })
  const ids = runs.map((run) => inputIds(run)['data'] ?? '')
  const same = await transaction.storedFile.count({ where: { id: { in: ids }, sha256: data.sha256 } })
  return same > 0
}

/** Returns the operation that an earlier request with the same Idempotency-Key created. */
export function operationByKey(userId: string, idempotencyKey: string): Promise<Operation | null> {
  return db().operation.findUnique({ where: { userId_idempotencyKey: { userId, idempotencyKey } } })
}

function fingerprintOf({ kind, settings, inputs }: NewOperation): string {
  const contents = Object.entries(inputs)
    // Not the stored name: that of a second upload was made another.
    .map(([role, { sha256, givenName }]) => [role, sha256, givenName])
    .sort()
  return createHash('sha256')
    .update(JSON.stringify([kind, contents, Object.entries(settings).sort()]))
    .digest('hex')
}
