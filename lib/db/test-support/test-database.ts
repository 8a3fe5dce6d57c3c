import { setDatabase } from '../client'
import type { Database, DatabasePlace } from '../connection'
import { openDatabase } from '../connection'
import { emptyPglite, migratedDatabase } from './migrated'

/**
 * An empty, migrated database for one test file, used by `db()` until it is closed: on the PostgreSQL server of
 * DATABASE_URL if it is set, otherwise on the process's in-memory PGlite.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = await openDatabase(await place())
  setDatabase(database)
  return {
    ...database,
    async close() {
      setDatabase(undefined)
      await database.close()
    },
  }
}

async function place(): Promise<DatabasePlace> {
  const server = process.env['DATABASE_URL']
  return server
    ? { kind: 'postgresql', url: await migratedDatabase(server) }
    : { kind: 'pglite', folder: null, opened: await emptyPglite() }
}
