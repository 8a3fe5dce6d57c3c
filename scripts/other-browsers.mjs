/** `npm run other-browsers`: builds the application, bundles tools/other-browsers and runs it; `-- firefox` or `-- webkit` tries one. */
import { build } from 'esbuild'
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'

await prepareBuild()
await build({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outdir: 'dist/tools',
  outExtension: { '.js': '.mjs' },
  alias: { '@': '.' },
  packages: 'external',
  logLevel: 'warning',
  entryPoints: { 'other-browsers': 'tools/other-browsers/main.ts' },
})
// Node 20 has WebSocket behind a flag, which later versions accept.
const words = ['--experimental-websocket', 'dist/tools/other-browsers.mjs', ...process.argv.slice(2)]
process.exitCode = await run(process.execPath, words)
