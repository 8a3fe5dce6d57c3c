import type { PGlite } from '@electric-sql/pglite'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../connection'
import { FolderLockedError, lockFolder } from '../folder-lock'
import { applyMigrations } from '../migrations'
import { migrationNames } from '../migrations-pending'

/** Kept between runs: making an embedded database takes seconds, going on from a copy of one a moment. */
const KEPT = path.resolve('.data/test')
/** How often a process that waits for the contents looks for them. */
const LOOK_MS = 50

const KEY = Symbol.for('actum.test.pglite')
const shared = globalThis as { [KEY]?: PGlite }

/**
 * Returns an in-memory PGlite with every migration and no rows. A test process has one and empties it for each test file:
 * that takes a hundredth of the time that loading another takes.
 */
export async function emptyPglite(): Promise<PGlite> {
  const opened = shared[KEY]
  if (opened !== undefined && !opened.closed) {
    await emptied(opened)
    return opened
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const contents = await keptContents(path.join(KEPT, `migrated-${await fingerprint()}.tar`))
  return (shared[KEY] = await PGlite.create({ loadDataDir: new Blob([contents]) }))
}

/** Of the processes that need the contents for the first time, one makes them, and the others wait for them. */
async function keptContents(file: string): Promise<Buffer<ArrayBuffer>> {
  for (;;) {
    const kept = await readFile(file).catch(() => null)
    if (kept !== null) return kept
    const lock = await lockFolder(KEPT).catch(nullWhileHeld)
    if (lock === null) {
      await setTimeout(LOOK_MS)
      continue
    }
    try {
      return (await readFile(file).catch(() => null)) ?? (await makeContents(file))
    } finally {
      await lock.release()
    }
  }
}

function nullWhileHeld(error: unknown): null {
  if (error instanceof FolderLockedError) return null
  throw error
}

/** Deletes every row. The queue's tables stay: making them again takes ten times as long. */
async function emptied(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
        OR schemaname = 'pgboss' AND tablename IN ('job', 'archive', 'schedule', 'subscription')`,
  )
  // Without foreign keys and triggers, in any order.
  await pglite.exec(
    `SET session_replication_role = replica;
     ${rows.map(({ name }) => `DELETE FROM ${name};`).join('\n')}
     RESET session_replication_role`,
  )
}

/**
 * A new database on a PostgreSQL server, with every migration.
 *
 * @returns its address
 */
export async function migratedDatabase(server: string): Promise<string> {
  const maintenance = await openDatabase({ kind: 'postgresql', url: server })
  const run = (sql: string) => maintenance.prisma.$executeRawUnsafe(sql)
  try {
    const template = `migrated_${await fingerprint()}`
    const [known] = await maintenance.prisma.$queryRaw<unknown[]>`SELECT 1 FROM pg_database WHERE datname = ${template}`
    if (known === undefined) {
      const made = newName()
      await run(`CREATE DATABASE ${made}`)
      await migrate(at(server, made))
      // Of two that made one at the same moment the first gives it the name.
      await run(`ALTER DATABASE ${made} RENAME TO ${template}`).catch(() => run(`DROP DATABASE ${made}`))
    }
    const name = newName()
    await run(`CREATE DATABASE ${name} TEMPLATE ${template}`)
    return at(server, name)
  } finally {
    await maintenance.close()
  }
}

async function makeContents(file: string): Promise<Buffer<ArrayBuffer>> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { PrismaPGlite } = await import('pglite-prisma-adapter')
  const pglite = await PGlite.create()
  await applyMigrations({ adapter: new PrismaPGlite(pglite) }, process.cwd())
  const bytes = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
  await pglite.close()
  await mkdir(KEPT, { recursive: true })
  for (const older of await readdir(KEPT)) if (older.endsWith('.tar')) await rm(path.join(KEPT, older), { force: true })
  // Whole or not there.
  const partial = `${file}.${newName()}`
  await writeFile(partial, bytes)
  await rename(partial, file)
  return bytes
}

async function migrate(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgresql', url })
  await applyMigrations(database, process.cwd())
  await database.close()
}

/** Another migration, or another PGlite, makes another database. */
async function fingerprint(): Promise<string> {
  const root = process.cwd()
  const migrations = (await migrationNames(root)).map((name) => `prisma/migrations/${name}/migration.sql`)
  const hash = createHash('sha256')
  for (const file of [...migrations, 'node_modules/@electric-sql/pglite/package.json']) {
    hash.update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function newName(): string {
  return `test_${randomBytes(8).toString('hex')}`
}

function at(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
