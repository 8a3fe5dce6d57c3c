import PgBoss from 'pg-boss'
import type { Database } from '@/lib/db/connection'
import type { Prisma } from '@/lib/db/generated/client'
import { wasGivenUp } from '@/lib/db/unavailable'
import { log } from '@/lib/log'

/** The jobs of the operations; each names one operation's row. */
export const OPERATIONS_QUEUE = 'operations'

export interface OperationJob {
  readonly operationId: string
}

/** For each queue, however many processes start concurrently. */
const MOST_TRIES = 5
const KEY = Symbol.for('actum.queue')
const shared = globalThis as { [KEY]?: PgBoss }

/**
 * Starts the queue on the application's own database. Its tables are its own, in the schema `pgboss`.
 *
 * @param works whether this process takes jobs. One that only writes them shares the application's connections and looks after nothing.
 */
export async function startQueue(database: Database, works = true): Promise<void> {
  const { connectionString, executor } = database
  const boss = new PgBoss({
    ...(works && connectionString !== null ? { connectionString, max: 4 } : { db: executor }),
    supervise: works,
    schedule: works,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 2,
  })
  boss.on('error', (error) => log().error({ err: error }, 'queue'))
  await boss.start()
  await makeQueue(boss, OPERATIONS_QUEUE)
  shared[KEY] = boss
}

/**
 * Makes a queue where there is none. Two that make the first ones together may each wait for the other's table: the database
 * ends one of them, which then finds the queue made.
 */
export async function makeQueue(boss: Pick<PgBoss, 'createQueue'>, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await boss.createQueue(name)
    } catch (error) {
      if (tries === MOST_TRIES || !wasGivenUp(error)) throw error
    }
  }
}

/** The started queue. */
export function queue(): PgBoss {
  if (shared[KEY] === undefined) throw new Error('The queue is not started: boot() starts it before the first request.')
  return shared[KEY]
}

/** Archives and deletes old jobs, where no process does it by the clock. */
export async function tidyQueue(): Promise<void> {
  await queue().maintain()
}

export async function stopQueue(): Promise<void> {
  await shared[KEY]?.stop({ graceful: false, wait: true })
  delete shared[KEY]
}

/**
 * Puts an operation's job into the queue within the transaction that writes its row: either both are there or neither.
 * Without the transaction's own connection the send would wait for the transaction, on PGlite for ever.
 *
 * @param waiting how many operations of the same person are waiting already: each later one steps back behind other
 * people's earlier ones, so that people take turns
 */
export async function enqueueOperation(
  transaction: Prisma.TransactionClient,
  operationId: string,
  waiting: number,
  startAfterSeconds = 0,
): Promise<void> {
  const job: OperationJob = { operationId }
  await queue().send(OPERATIONS_QUEUE, job, {
    priority: -waiting,
    startAfter: startAfterSeconds,
    // We retry ourselves: an operation knows its attempts, and a missing heartbeat reveals a lost one.
    retryLimit: 0,
    expireInHours: 6,
    db: {
      executeSql: async (text, values) => ({ rows: await transaction.$queryRawUnsafe(text, ...values) }),
    },
  })
}
