/**
 * `npm run accuracy -- NAME`: prepares, bundles bench/accuracy/NAME.ts and runs it; all of them without a name. Words after the
 * name are parts of the names of the files to take: `npm run accuracy -- tables python-docx`.
 */
import { readdirSync } from 'node:fs'
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { stop } from './steps/say.mjs'

await prepareBuild()
const known = readdirSync('bench/accuracy')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const [wanted, ...parts] = process.argv.slice(2)
if (wanted !== undefined && !known.includes(wanted)) stop(`Nothing measures ${wanted}. There are: ${known.join(', ')}`)
const { bundleBench } = await import('./steps/bundle.mjs')
const failed = []
for (const name of wanted === undefined ? known : [wanted]) {
  console.log(`\n${name}\n`)
  await bundleBench(`accuracy/${name}`)
  if ((await run(process.execPath, [`dist/bench/accuracy/${name}.mjs`, ...parts])) !== 0) failed.push(name)
}
if (failed.length > 0) stop(`A bar was not reached, or the measure did not finish: ${failed.join(', ')}`)
