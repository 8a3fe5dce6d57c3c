/**
 * `npm run test:screens`: every screen in every state, language, theme and width, and its pictures compared with those kept in
 * `docs/screens`; `npm test` does a sample of it. With `--record` the pictures are taken anew, to be looked at before they are kept.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { screensIndex } from './steps/screens-index.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

const PICTURES = 'docs/screens'
const recording = process.argv.includes('--record')

await prepareBuild()
await ensureSystemPackages()
const suite = recording ? ['e2e/screens/pictures.spec.ts', '--update-snapshots=all'] : ['e2e/screens']
const args = ['node_modules/playwright/cli.js', 'test', ...suite]
const code = await run(process.execPath, args, { env: { ACTUM_SCREENS: recording ? 'record' : 'all' } })
if (recording) {
  await makeSmall()
  const recorded = JSON.parse(readFileSync(path.join(PICTURES, 'recorded.json'), 'utf8'))
  writeFileSync(path.join(PICTURES, 'README.md'), screensIndex(PICTURES, recorded))
  await run(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', PICTURES])
}
process.exit(code)

/** Pictures of screens need few colours: 256 of them take a third of the room. */
async function makeSmall() {
  const { default: sharp } = await import('sharp')
  let size = 0
  for (const name of readdirSync(PICTURES).filter((each) => /-(390|1440)-.*\.png$/.test(each))) {
    const file = path.join(PICTURES, name)
    const picture = readFileSync(file)
    const small = await sharp(picture).png({ palette: true, colours: 256, effort: 10, dither: 0 }).toBuffer()
    if (small.length < picture.length) writeFileSync(file, small)
    size += Math.min(small.length, picture.length)
  }
  say(`${PICTURES} holds ${(size / 1e6).toFixed(1)} MB of pictures.`)
}
