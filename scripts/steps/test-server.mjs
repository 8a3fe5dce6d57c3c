/**
 * A server for tests: a fresh data folder, the demo account, then the production server in this process. `--new` makes the database
 * instead of copying one.
 */
import { rmSync } from 'node:fs'
import { prepareData } from './prepared-data.mjs'
import { run } from './run.mjs'

if (!process.env.ACTUM_DATA) throw new Error('ACTUM_DATA must name the data folder of the tests')
process.env.NODE_ENV = 'production'
process.env.DATABASE_URL ??= ''
if (process.env.DATABASE_URL === '' && !process.argv.includes('--new')) await prepareData(process.env.ACTUM_DATA)
else {
  rmSync(process.env.ACTUM_DATA, { recursive: true, force: true })
  if ((await run(process.execPath, ['dist/setup.mjs', '--demo'])) !== 0) process.exit(1)
}
await import('../serve.mjs')
