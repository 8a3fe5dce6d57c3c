/**
 * `npm run screens`: takes pictures of every screen and state into `.cache/screens`, to look at after a change. Those that README.md and
 * docs show are taken again in `docs/screens`, with fewer colours.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

const [TAKEN, SHOWN] = ['.cache/screens', 'docs/screens']

await prepareBuild()
await ensureSystemPackages()
const args = ['node_modules/playwright/cli.js', 'test', 'e2e/screens/pictures.spec.ts', ...process.argv.slice(2)]
const code = await run(process.execPath, args, { env: { ACTUM_SCREENS: 'pictures' } })
const { default: sharp } = await import('sharp')
for (const name of readdirSync(SHOWN)) {
  await sharp(path.join(TAKEN, name)).png({ palette: true, colours: 256, effort: 10 }).toFile(path.join(SHOWN, name))
}
say(`The pictures are in ${TAKEN}.`)
process.exit(code)
