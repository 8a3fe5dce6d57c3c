import { build, stop } from 'esbuild'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { COVERAGE, countsRuns } from './coverage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Inside the project, so that what a bundle imports is found in its packages. */
const FOLDER = '.cache/tests'

/** Packages stay outside the bundles, by the file that a bundler finds: Next's own have no map of what they export. */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve, resolve }) {
    const require = createRequire(import.meta.url)
    onResolve({ filter: /^@jest\/globals$/ }, () => ({ path: path.join(here, 'jest-globals.mjs') }))
    onResolve({ filter: /^[^./#]/ }, async ({ path: name, pluginData, importer, resolveDir, kind }) => {
      if (pluginData === packagesOutside || kind === 'entry-point' || name.startsWith('@/')) return undefined
      if (name.startsWith('node:') || require('node:module').isBuiltin(name)) return { path: name, external: true }
      if (!name.startsWith('next/') && !name.startsWith('next-intl/')) return { path: name, external: true }
      const found = await resolve(name, { importer, resolveDir, kind, pluginData: packagesOutside })
      return found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/**
 * Bundles test files with our modules that they import. What several import is its own file, so that a process loads each module
 * once, whatever number of test files it runs.
 *
 * @param {readonly string[]} files absolute paths
 * @returns {Promise<{ folder: string, bundleOf: (file: string) => string }>} the folder of the bundles, and each file's
 */
export async function bundleTests(files) {
  mkdirSync(FOLDER, { recursive: true })
  removeLeftBundles()
  const folder = path.resolve(mkdtempSync(`${FOLDER}/run-${process.pid}-`))
  await build({
    entryPoints: [...files],
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    sourcemap: 'external',
    sourcesContent: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty', '.md': 'text' },
    plugins: [packagesOutside, ...(COVERAGE === undefined ? [] : [countsRuns])],
  })
  // Its service would keep the memory of all bundles until the tests end.
  await stop()
  return { folder, bundleOf: (file) => path.join(folder, path.relative('.', file).replace(/\.tsx?$/, '.mjs')) }
}

/** A run that was interrupted has left its bundles. */
function removeLeftBundles() {
  for (const name of readdirSync(FOLDER)) {
    if (!isAlive(Number(name.split('-')[1]))) rmSync(`${FOLDER}/${name}`, { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code === 'EPERM'
  }
}
