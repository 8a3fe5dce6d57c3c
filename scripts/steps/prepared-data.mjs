import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'
import { hashOf } from './stale.mjs'

/** Kept between runs: making a database takes seven seconds of the processor, copying one a moment. */
const KEPT = '.data/test'
const PREFIX = 'prepared-'

/** Fills a data folder with a new database that has the demo account. */
export async function prepareData(folder) {
  rmSync(folder, { recursive: true, force: true })
  const made = path.join(KEPT, PREFIX + hashOf(['dist/setup.mjs', 'prisma/migrations', PGLITE]).slice(0, 16))
  if (!existsSync(made)) await makeData(made)
  cpSync(made, folder, { recursive: true })
}

const PGLITE = 'node_modules/@electric-sql/pglite/package.json'

async function makeData(place) {
  mkdirSync(KEPT, { recursive: true })
  for (const name of readdirSync(KEPT)) {
    if (name.startsWith(PREFIX)) rmSync(path.join(KEPT, name), { recursive: true, force: true })
  }
  const partial = mkdtempSync(path.join(KEPT, 'partial-'))
  const env = { ACTUM_DATA: partial, DATABASE_URL: '' }
  if ((await run(process.execPath, ['dist/setup.mjs', '--demo'], { env })) !== 0) process.exit(1)
  // Another process may be making it as well: whole or not there.
  if (!existsSync(place)) renameSync(partial, place)
  else rmSync(partial, { recursive: true, force: true })
}
