/** `npm run worker`: prepares what is not prepared and runs a worker on the queue of DATABASE_URL. */
import { prepareBundles } from './prepare.mjs'
import { loadEnvFile } from './steps/env-file.js'
import { stop } from './steps/say.mjs'

await prepareBundles({ production: true })
loadEnvFile()
if (!process.env.DATABASE_URL) {
  stop(
    'A worker needs DATABASE_URL, the PostgreSQL server that the web processes use. Alone, `npm start` does the work itself.',
  )
}
process.env.NODE_ENV ??= 'production'
await import('../dist/worker.mjs')
