import { randomBytes } from 'node:crypto'
import { setDatabase } from '../client'
import type { Database } from '../connection'
import { openDatabase } from '../connection'
import { applyMigrations } from '../migrations'

/**
 * An empty, migrated database for one test file, in use by `db()` until it is closed: on the PostgreSQL server of
 * DATABASE_URL where that is set, else on a PGlite in memory.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = await openDatabase(await place())
  await applyMigrations(database, process.cwd())
  setDatabase(database)
  return {
    ...database,
    async close() {
      setDatabase(undefined)
      await database.close()
    },
  }
}

async function place(): Promise<Parameters<typeof openDatabase>[0]> {
  const server = process.env['DATABASE_URL']
  if (!server) return { kind: 'pglite', folder: null }
  const name = `test_${randomBytes(8).toString('hex')}`
  const maintenance = await openDatabase({ kind: 'postgresql', url: server })
  await maintenance.prisma.$executeRawUnsafe(`CREATE DATABASE ${name}`)
  await maintenance.close()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { kind: 'postgresql', url: url.href }
}
