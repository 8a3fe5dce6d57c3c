import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './connection'
import { migrationNames } from './migrations-pending'
import { schemaEngine } from './schema-engine'

const FILTERS = { externalTables: [], externalEnums: [] }

/**
 * Applies what is not applied yet, and says what that was.
 *
 * @throws Error when a migration fails, or when one that was applied has since been edited.
 */
export async function applyMigrations(database: Pick<Database, 'adapter'>, root: string): Promise<string[]> {
  const engine = await schemaEngine(database.adapter, await readSchema(root))
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: await migrationsList(root),
    filters: FILTERS,
  })
  return appliedMigrationNames
}

/** The SQL that would bring the migrations to the schema: empty when they agree. */
export async function schemaDrift(database: Database, root: string): Promise<string> {
  const schema = await readSchema(root)
  const engine = await schemaEngine(database.adapter, schema)
  const { stdout } = await engine.diff({
    from: { tag: 'migrations', ...(await migrationsList(root)) },
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
    script: true,
    exitCode: true,
    filters: FILTERS,
  })
  const sql = stdout ?? ''
  return /^\s*(--[^\n]*\s*)*$/.test(sql) ? '' : sql
}

function readSchema(root: string): Promise<string> {
  return readFile(path.join(root, 'prisma/schema.prisma'), 'utf8')
}

async function migrationsList(root: string) {
  const names = await migrationNames(root)
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: await readFile(path.join(root, 'prisma/migrations', name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  )
  return {
    baseDir: 'prisma/migrations',
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}
