/** `npm run fuzz -- --minutes N`: prepares, bundles scripts/fuzz and runs it with the words that follow. */
import { prepareBundles } from './prepare.mjs'
import { run } from './steps/run.mjs'

await prepareBundles()
const { bundleFuzz } = await import('./steps/bundle.mjs')
await bundleFuzz()
process.exit(await run(process.execPath, ['--enable-source-maps', 'dist/fuzz/main.mjs', ...process.argv.slice(2)]))
