/** `npm run test:screens`: every screen in every state, language, theme and width. */
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

await prepareBuild()
await ensureSystemPackages()
const args = ['node_modules/playwright/cli.js', 'test', 'e2e/screens']
process.exit(await run(process.execPath, args, { env: { ACTUM_SCREENS: 'all' } }))
