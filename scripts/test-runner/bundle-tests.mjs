import { build, stop } from 'esbuild'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { COVERAGE, countsRuns } from './coverage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Inside the project, so that what a bundle imports is found in its packages. */
const FOLDER = '.cache/tests'

/**
 * The product keeps its database, queue and mailer on the global object, under symbols. Each test file gets its own symbols, so that
 * what a finished file left running doesn't reach the database of the next. Test support shares what begins with `actum.test.`.
 */
const SYMBOL_OF_FILE = `const symbolOfFile = (key) => Symbol.for(/^actum\\.(?!test\\.)/.test(key) ? key + import.meta.url : key);`

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

const relative = (file) => path.relative(process.cwd(), file).split(path.sep).join('/')

/**
 * Bundles each test file with all of our modules that it imports, so that Node loads it as one module.
 *
 * @param {readonly string[]} files absolute paths
 * @returns {Promise<{ folder: string, bundleOf: (file: string) => string }>} the folder of the bundles, and each file's
 */
export async function bundleTests(files) {
  mkdirSync(FOLDER, { recursive: true })
  const folder = path.resolve(mkdtempSync(`${FOLDER}/run-`))
  await bundled(files, folder, { sourcemap: 'linked', sourcesContent: false })
  return { folder, bundleOf: (file) => bundleIn(folder, file) }
}

/** Returns, for each test file, all of our files that it imports: paths in the project. */
export async function inputsOfTests(files) {
  const { metafile } = await bundled(files, FOLDER, { write: false, metafile: true })
  return (file) => Object.keys(metafile.outputs[relative(bundleIn(path.resolve(FOLDER), file))].inputs)
}

const bundleIn = (folder, file) => path.join(folder, relative(file).replace(/\.tsx?$/, '.mjs'))

async function bundled(files, folder, options) {
  const result = await build({
    entryPoints: [...files],
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty', '.md': 'text' },
    define: { 'Symbol.for': 'symbolOfFile' },
    banner: { js: SYMBOL_OF_FILE },
    plugins: [packagesOutside, ...(COVERAGE === undefined ? [] : [countsRuns])],
    ...options,
  })
  // Its service would keep the memory of all bundles until the tests end.
  await stop()
  return result
}
