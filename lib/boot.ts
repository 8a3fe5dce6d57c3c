import { rm } from 'node:fs/promises'
import { loadSecret } from './accounts/secret'
import { openDataFolder } from './data-folder'
import { dataPath } from './data-path'
import { setDatabase } from './db/client'
import type { Database } from './db/connection'
import { connectionsOf, databasePlace, isDatabaseMade, openDatabase } from './db/connection'
import { pendingMigrations } from './db/migrations-pending'
import { env } from './env'
import { answerBeforeNext } from './http/before-next'
import { startDraining } from './http/draining'
import { answersEnded } from './http/open-answers'
import { log } from './log'
import { startOperations } from './operations/start-runner'

/** Beyond the time that running operations are given. */
const CLOSE_MS = 8_000
/**
 * Waiting requests check an operation's row more often than this, so they can still respond that it continues later.
 */
const LAST_ANSWERS_MS = 1_000

/**
 * Prepares a process for its first request or job: environment, secret, database, queue, document processes. If
 * something is missing, the process exits with one plain sentence, because a server that only returns 500 helps no one.
 *
 * @param works whether it processes the queue; by default the web process does if ACTUM_RUNNER is `local`
 */
export async function boot(works?: boolean): Promise<void> {
  try {
    const environment = env()
    const takesWork = works ?? environment.ACTUM_RUNNER === 'local'
    process.env['NEXTAUTH_URL'] = `${environment.origin}/api/session`
    await openDataFolder()
    await loadSecret(environment)
    const place = databasePlace(environment)
    if (!(await isDatabaseMade(place))) throw new Error('There is no database yet. Run: npm start')
    const database = await openDatabase(place, connectionsOf(environment))
    setDatabase(database)
    const pending = await pendingMigrations(database, process.cwd())
    if (pending.length > 0) throw new Error(`The database lacks ${pending.length} migrations. Run: npm start`)
    // Uploads that a killed process left behind. The embedded database has one process, so no one is using them.
    if (environment.DATABASE_URL === undefined) await rm(dataPath('tmp'), { recursive: true, force: true })
    answerBeforeNext()
    const stopOperations = await startOperations(database, takesWork)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(database, stopOperations))
    log().info({ database: environment.DATABASE_URL === undefined ? 'pglite' : 'postgresql', takesWork }, 'ready')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

async function stop(database: Database, stopOperations: () => Promise<void>): Promise<void> {
  const deadline = setTimeout(() => process.exit(1), env().ACTUM_DRAIN_SECONDS * 1_000 + CLOSE_MS)
  log().info('stopping')
  startDraining()
  await stopOperations().catch((error: unknown) => log().error({ err: error }, 'the operations did not stop well'))
  await answersEnded(LAST_ANSWERS_MS)
  await database.close()
  clearTimeout(deadline)
  process.exit(0)
}
