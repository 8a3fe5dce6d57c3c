/** `npm run sheet-prints`: bundles tools/sheet-prints and compares the doses of printed sheets with the sheets'; see its head comment. */
import { build } from 'esbuild'
import { run } from './steps/run.mjs'

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
  entryPoints: { 'sheet-prints': 'tools/sheet-prints/main.ts' },
})
process.exitCode = await run(process.execPath, ['dist/tools/sheet-prints.mjs', ...process.argv.slice(2)])
