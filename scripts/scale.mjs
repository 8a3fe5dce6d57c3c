/**
 * `npm run scale`: the largest files that the limits allow, and how much two servers and three workers can do and
 * survive. Prints the figures.
 */
import { prepareBuild } from './prepare.mjs'
import { bundleBench } from './steps/bundle.mjs'
import { run } from './steps/run.mjs'
import { stop } from './steps/say.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

const KNOWN = ['large', 'instances']
const [name, ...words] = process.argv.slice(2)
const wanted = name === undefined ? KNOWN : [name]
for (const each of wanted) if (!KNOWN.includes(each)) stop(`Nothing is called ${each}. There are: ${KNOWN.join(', ')}`)

await prepareBuild()
await ensureSystemPackages()
const failed = []
for (const each of wanted) {
  await bundleBench(`scale/${each}`)
  const code = await run(process.execPath, ['--max-old-space-size=8192', `dist/bench/scale/${each}.mjs`, ...words])
  if (code !== 0) failed.push(each)
}
if (failed.length > 0) stop(`It did not finish: ${failed.join(', ')}`)
