/**
 * `npm run test:reliability`: what `npm test` does in a size that fits, at full size. Every hostile file of the corpus to every
 * door, and a server killed and brought back KILLS times (200 unless given).
 */
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

await prepareBuild()
await ensureSystemPackages()
const kills = process.env.KILLS ?? '200'
const hostile = await run(
  process.execPath,
  ['scripts/jest.mjs', 'integration', 'app/api/documents/(hostile|reliability)'],
  {
    env: { ACTUM_FULL: '1', DATABASE_URL: '' },
  },
)
const browser = await run(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', 'e2e/operations.spec.ts', 'e2e/instances.spec.ts'],
  {
    env: { ACTUM_KILLS: kills },
  },
)
process.exit(hostile === 0 && browser === 0 ? 0 : 1)
