/** `npm run dev`: the same preparation, then Next's development server. */
import { copySamples, prepareBundles, prepareEngines } from './prepare.mjs'
import { loadEnvFile } from './steps/env-file.js'
import { run } from './steps/run.mjs'
import { say, stop } from './steps/say.mjs'

await prepareBundles()
loadEnvFile()
copySamples()
await prepareEngines()
// A user's own database must not have an account whose password is in a public file.
const demo = !process.env.DATABASE_URL
if ((await run(process.execPath, ['dist/setup.mjs', ...(demo ? ['--demo'] : [])])) !== 0) {
  stop('The database could not be set up.')
}
if (demo) say('Sign in with  demo@actum.example  and  actum-demo-2026')
const port = process.env.PORT || '3000'
process.exit(
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', port], {
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  }),
)
