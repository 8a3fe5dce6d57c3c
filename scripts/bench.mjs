/** `npm run bench -- NAME`: prepares, bundles bench/NAME.ts and runs it. Figures are printed, never asserted. */
import { existsSync, readdirSync } from 'node:fs'
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { stop } from './steps/say.mjs'

await prepareBuild()
const known = readdirSync('bench')
  .filter((file) => file.endsWith('.ts') && !file.startsWith('support'))
  .map((file) => file.slice(0, -3))
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : known) {
  if (!existsSync(`bench/${name}.ts`)) stop(`There is no benchmark ${name}. There are: ${known.join(', ')}`)
  const { bundleBench } = await import('./steps/bundle.mjs')
  await bundleBench(name)
  if ((await run(process.execPath, [`dist/bench/${name}.mjs`])) !== 0) stop(`The benchmark ${name} did not finish.`)
}
