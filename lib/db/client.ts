import type { Database } from './connection'
import type { PrismaClient } from './generated/client'

/**
 * The process's one database. Next gives routes and instrumentation copies of a module each, so it hangs on globalThis.
 */
const KEY = Symbol.for('actum.database')
const shared = globalThis as { [KEY]?: Database }

/** Makes `database` the one that `db()` answers with. Called once at boot, and by tests. */
export function setDatabase(database: Database | undefined): void {
  shared[KEY] = database
}

/** The open database's client. */
export function db(): PrismaClient {
  if (shared[KEY] === undefined) throw new Error('The database is not open: boot() opens it before the first request.')
  return shared[KEY].prisma
}

export function currentDatabase(): Database | undefined {
  return shared[KEY]
}
