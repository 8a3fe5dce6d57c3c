/** `npm run accuracy -- NAME`: prepares, bundles bench/accuracy/NAME.ts and runs it; all of them without a name. */
import { existsSync, readdirSync } from 'node:fs'
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { stop } from './steps/say.mjs'

await prepareBuild()
const known = readdirSync('bench/accuracy')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const wanted = process.argv.slice(2)
const failed = []
for (const name of wanted.length > 0 ? wanted : known) {
  if (!existsSync(`bench/accuracy/${name}.ts`)) stop(`Nothing measures ${name}. There are: ${known.join(', ')}`)
  const { bundleBench } = await import('./steps/bundle.mjs')
  await bundleBench(`accuracy/${name}`)
  if ((await run(process.execPath, [`dist/bench/accuracy/${name}.mjs`])) !== 0) failed.push(name)
}
if (failed.length > 0) stop(`A bar was not reached, or the measure did not finish: ${failed.join(', ')}`)
