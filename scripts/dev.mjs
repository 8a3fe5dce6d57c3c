/** `npm run dev`: the same preparation, then Next's development server. */
import { copySamples, prepareBundles } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { say, stop } from './steps/say.mjs'

await prepareBundles()
copySamples()
if ((await run(process.execPath, ['dist/setup.mjs', '--demo'])) !== 0) stop('The database could not be set up.')
say('Sign in with  demo@actum.example  and  actum-demo-2026')
const port = process.env.PORT || '3000'
process.exit(
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', port], {
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  }),
)
