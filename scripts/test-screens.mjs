/**
 * `npm run test:screens`: every screen in every state, language, theme and width, and its pictures compared with those kept in
 * `docs/screens`; With `--record` the pictures are retaken; review them before you commit them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { screensIndex } from './steps/screens-index.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

const PICTURES = 'docs/screens'
/** Of the comparison in `e2e/screens/pictures.spec.ts`, and how much of what it lets pass fewer colours may take up. */
const THRESHOLD = 0.02
const HIDDEN = 40
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

/** Pictures of screens need few colours: 256 of them take a third of the room. One that would look otherwise keeps its own. */
async function makeSmall() {
  const { default: sharp } = await import('sharp')
  const pixels = (picture) => sharp(picture).removeAlpha().raw().toBuffer()
  let size = 0
  for (const name of readdirSync(PICTURES).filter((each) => /-(390|1440)-.*\.png$/.test(each))) {
    const file = path.join(PICTURES, name)
    const picture = readFileSync(file)
    const few = await sharp(picture).png({ palette: true, colours: 256, effort: 10, dither: 0 }).toBuffer()
    const isSame = differentPixels(await pixels(picture), await pixels(few)) <= HIDDEN
    // `effort` would bring the few colours back.
    const small = isSame ? few : await sharp(picture).png({ compressionLevel: 9 }).toBuffer()
    if (small.length < picture.length) writeFileSync(file, small)
    size += Math.min(small.length, picture.length)
  }
  say(`${PICTURES} holds ${(size / 1e6).toFixed(1)} MB of pictures.`)
}

/** The pixels whose colour is another to whom compares the pictures: the distance in YIQ that Playwright takes, at its threshold. */
function differentPixels(one, other) {
  let different = 0
  for (let at = 0; at < one.length; at += 3) {
    const [r, g, b] = [one[at] - other[at], one[at + 1] - other[at + 1], one[at + 2] - other[at + 2]]
    const y = 0.299 * r + 0.587 * g + 0.114 * b
    const i = 0.596 * r - 0.274 * g - 0.322 * b
    const q = 0.211 * r - 0.523 * g + 0.312 * b
    if (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * THRESHOLD ** 2) different++
  }
  return different
}
