/** The server of the browser tests: a fresh data folder, the demo account, then the production server in this process. */
import { rmSync } from 'node:fs'
import { run } from './run.mjs'

if (!process.env.ACTUM_DATA) throw new Error('ACTUM_DATA must name the data folder of the tests')
rmSync(process.env.ACTUM_DATA, { recursive: true, force: true })
process.env.NODE_ENV = 'production'
process.env.DATABASE_URL ??= ''
if ((await run(process.execPath, ['dist/setup.mjs', '--demo'])) !== 0) process.exit(1)
await import('../serve.mjs')
