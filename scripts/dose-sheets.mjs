/** `npm run dose-sheets`: bundles tools/dose-sheets and measures the dose extractor on generated sheets; `--help` is its head comment. */
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
  entryPoints: { 'dose-sheets': 'tools/dose-sheets/main.ts' },
})
process.exitCode = await run(process.execPath, ['dist/tools/dose-sheets.mjs', ...process.argv.slice(2)])
