import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './connection'

/** The folders of `prisma/migrations`, oldest first. */
export async function migrationNames(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'prisma/migrations'), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The migrations that the database has not finished, without the schema engine: what a server asks before it serves. */
export async function pendingMigrations(database: Database, root: string): Promise<string[]> {
  const names = await migrationNames(root)
  const [table] = await database.prisma.$queryRaw<{ found: boolean }[]>`
    SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`
  if (table?.found !== true) return names
  const rows = await database.prisma.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL`
  const applied = new Set(rows.map((row) => row.migration_name))
  return names.filter((name) => !applied.has(name))
}
