import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPg } from '@prisma/adapter-pg'
import { dataPath } from '@/lib/data-path'
import { lockFolder } from './folder-lock'
import { PrismaClient } from './generated/client'
import { patientPool } from './standstill'
import { keepVacuumed } from './vacuum'

/**
 * Where the rows are: an embedded PGlite in a folder or in memory, which may be one that its owner opened and closes; or a
 * PostgreSQL server.
 */
export type DatabasePlace =
  | { readonly kind: 'pglite'; readonly folder: string }
  | { readonly kind: 'pglite'; readonly folder: null; readonly opened?: PGlite }
  | { readonly kind: 'postgresql'; readonly url: string }

/** Plain SQL for the queue, which doesn't use Prisma. */
interface SqlExecutor {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

export interface Database {
  readonly prisma: PrismaClient
  /** For the queue, which uses plain SQL, on the same connections. */
  readonly executor: SqlExecutor
  /** Where the queue can connect on its own; null for PGlite, which has one connection. */
  readonly connectionString: string | null
  /** For migrations only; everything else goes through `prisma`. */
  readonly adapter: SqlMigrationAwareDriverAdapterFactory
  /** Ends the connections and, for PGlite, lets the folder go. An open PGlite keeps the process alive. */
  close(): Promise<void>
}

/**
 * A transaction that takes longer is given up. Prisma's own five seconds end those of a process that has much to do in the middle,
 * and its next statement then finds none.
 */
const PATIENCE = { timeout: 20_000 } as const

/** What one server needs at most: more wait for each other in the database anyway. */
const CONNECTIONS = 10
/** An instance of a function serves few requests at a time, and a platform may start hundreds of them. */
const CONNECTIONS_INLINE = 3
/** An instance that is frozen between requests keeps its connections. */
const IDLE_MS = 10_000

/** How many connections to PostgreSQL this process may open. */
export function connectionsOf(env: {
  readonly ACTUM_RUNNER: string
  readonly ACTUM_DATABASE_CONNECTIONS?: number | undefined
}): number {
  return env.ACTUM_DATABASE_CONNECTIONS ?? (env.ACTUM_RUNNER === 'inline' ? CONNECTIONS_INLINE : CONNECTIONS)
}

/** The place that the environment names. */
export function databasePlace(env: { readonly DATABASE_URL?: string | undefined }): DatabasePlace {
  return env.DATABASE_URL === undefined
    ? { kind: 'pglite', folder: dataPath('pglite') }
    : { kind: 'postgresql', url: env.DATABASE_URL }
}

/** Whether there is a database to open. An embedded one that is not there yet would be made by opening it, in seconds. */
export async function isDatabaseMade(place: DatabasePlace): Promise<boolean> {
  if (place.kind === 'postgresql' || place.folder === null) return true
  return access(path.join(place.folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/**
 * Opens the database.
 *
 * @throws FolderLockedError when another process has the embedded database open.
 */
export async function openDatabase(place: DatabasePlace, connections = CONNECTIONS): Promise<Database> {
  return place.kind === 'pglite' ? openPglite(place) : openPostgresql(place.url, connections)
}

async function openPglite(place: DatabasePlace & { kind: 'pglite' }): Promise<Database> {
  // Loaded here: a server on PostgreSQL never pays for 20 MB of WebAssembly.
  const { PGlite } = await import('@electric-sql/pglite')
  const { PrismaPGlite } = await import('pglite-prisma-adapter')
  const lock = place.folder === null ? null : await lockFolder(place.folder)
  try {
    const given = place.folder === null ? place.opened : undefined
    const pglite = given ?? (await PGlite.create(place.folder !== null ? { dataDir: place.folder } : {}))
    lightenParsers(pglite)
    const adapter = new PrismaPGlite(pglite)
    const endVacuuming = keepVacuumed(pglite)
    const prisma = new PrismaClient({ adapter, transactionOptions: PATIENCE })
    return {
      prisma,
      executor: {
        // SQL without values may contain several statements, which only `exec` accepts.
        executeSql: async (text, values) =>
          values?.length ? pglite.query(text, [...values]) : ((await pglite.exec(text)).at(-1) ?? { rows: [] }),
      },
      connectionString: null,
      adapter,
      async close() {
        await endVacuuming()
        await prisma.$disconnect()
        if (given === undefined && !pglite.closed) await pglite.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/** `bool[]`, `int2[]`, `int4[]`, `text[]`, `varchar[]`, `float4[]`, `float8[]`, `uuid[]`: arrays that the adapter leaves to PGlite. */
const ARRAYS = [1000, 1005, 1007, 1009, 1015, 1021, 1022, 2951]

/**
 * Spares each of Prisma's queries a copy of 360 parsers, two thirds of its time: PGlite copies its own before it adds the adapter's.
 * Inherited ones aren't copied, and its own queries find them all the same.
 */
function lightenParsers(pglite: PGlite): void {
  const all = pglite.parsers
  const arrays = ARRAYS.flatMap((type) => (all[type] === undefined ? [] : [[type, all[type]]]))
  pglite.parsers = Object.assign(Object.create(all) as typeof all, Object.fromEntries(arrays))
}

async function openPostgresql(url: string, max: number): Promise<Database> {
  const pool = patientPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 1_700,
    idleTimeoutMillis: IDLE_MS,
  })
  const adapter = new PrismaPg(pool)
  const prisma = new PrismaClient({ adapter, transactionOptions: PATIENCE })
  return {
    prisma,
    executor: { executeSql: (text, values) => pool.query(text, values === undefined ? [] : [...values]) },
    connectionString: url,
    adapter,
    async close() {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}
