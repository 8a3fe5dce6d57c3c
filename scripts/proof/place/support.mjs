import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const FILE = 'dist/proof/support.mjs'

/** @returns {Promise<typeof import('../support')>} what the checks take from the project's tests, bundled for Node */
export async function support() {
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile: FILE,
    alias: { '@': '.' },
    logLevel: 'warning',
    entryPoints: ['scripts/proof/support.ts'],
  })
  return import(pathToFileURL(path.resolve(FILE)).href)
}
