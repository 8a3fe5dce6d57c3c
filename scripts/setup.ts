/**
 * Brings the database to the newest schema and, with `--demo`, makes the demo account; with `--bucket`, makes the bucket that the
 * environment names, if the store doesn't have it. Bundled to `dist/setup.mjs`; it
 * runs before the server, because the embedded database has one process at a time.
 */
import { openDatabase, databasePlace, type Database } from '@/lib/db/connection'
import { setDatabase } from '@/lib/db/client'
import { applyMigrations } from '@/lib/db/migrations'
import { makeDemoAccount } from '@/lib/accounts/demo-account'
import { openDataFolder } from '@/lib/data-folder'
import { env } from '@/lib/env'
import { makeBucket } from '@/lib/storage/make-bucket'
import { loadEnvFile } from './steps/env-file.js'

async function setUp(): Promise<void> {
  loadEnvFile()
  if (env().DATABASE_URL === undefined) await openDataFolder()
  const database: Database = await openDatabase(databasePlace(env()))
  try {
    const applied = await applyMigrations(database, process.cwd())
    if (applied.length > 0) console.log(`Database: ${applied.length} migrations applied.`)
    if (process.argv.includes('--bucket') && (await makeBucket(env()))) console.log('The bucket was created.')
    if (process.argv.includes('--demo')) {
      setDatabase(database)
      await makeDemoAccount()
    }
  } finally {
    await database.close()
  }
}

setUp().then(
  // The schema engine leaves the timer of its lock on PostgreSQL behind, which would keep the process for ten seconds.
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
