import { rm } from 'node:fs/promises'
import { env } from './env'
import { loadSecret } from './accounts/secret'
import { setDatabase } from './db/client'
import { databasePlace, openDatabase } from './db/connection'
import { pendingMigrations } from './db/migrations-pending'
import { log } from './log'
import { processPools } from './operations/process/process-pool'
import { dataPath } from './data-path'

const STOP_DEADLINE_MS = 10_000

/**
 * Brings a server process up before its first request: environment, secret, database, document processes. Ends the
 * process with one plain sentence when something is missing: a server that stays up and answers 500 helps nobody.
 */
export async function boot(): Promise<void> {
  try {
    const environment = env()
    process.env['NEXTAUTH_URL'] = `${environment.origin}/api/session`
    await loadSecret(environment)
    const database = await openDatabase(databasePlace(environment))
    setDatabase(database)
    const pending = await pendingMigrations(database, process.cwd())
    if (pending.length > 0) throw new Error(`The database lacks ${pending.length} migrations. Run: npm start`)
    // Uploads that a killed process left behind. The embedded database has one process, so nobody is using them.
    if (environment.DATABASE_URL === undefined) await rm(dataPath('tmp'), { recursive: true, force: true })
    processPools().operations.warm()
    processPools().inspection.warm()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(database))
    log().info({ database: environment.DATABASE_URL === undefined ? 'pglite' : 'postgresql' }, 'ready')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }

  async function stop(database: { close(): Promise<void> }): Promise<void> {
    const deadline = setTimeout(() => process.exit(1), STOP_DEADLINE_MS)
    processPools().operations.close()
    processPools().inspection.close()
    await database.close()
    clearTimeout(deadline)
    process.exit(0)
  }
}
