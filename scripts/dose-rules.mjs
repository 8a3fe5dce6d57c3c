/** `npm run dose-rules`: bundles tools/dose-rules and says which rules and weights matter; see its head comment. */
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
  entryPoints: { 'dose-rules': 'tools/dose-rules/main.ts' },
})
process.exitCode = await run(process.execPath, ['dist/tools/dose-rules.mjs', ...process.argv.slice(2)])
