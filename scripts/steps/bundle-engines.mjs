import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import compileMessage from 'icu-minify/compile'

/** Where the browser fetches the engines of private mode. */
export const ENGINES = 'public/engine'

export const SERVICE_WORKER = 'public/sw.js'

const TOOLS = ['generate', 'tables', 'doses']

/** What an engine says: problems, the words in files, stages, and where to look. */
const NAMESPACES = ['errors', 'files', 'doseRules', 'progress', 'place']

/** Sentences are parsed here, so that an engine needs no parser of them. */
function compiled(messages) {
  if (typeof messages === 'string') return compileMessage(messages)
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compiled(value)]))
}

/** Of the errors an engine reports those of files alone. */
function spokenIn(locale, codes) {
  const all = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
  const errors = Object.fromEntries(Object.entries(all.errors).filter(([code]) => codes.has(code)))
  const spoken = Object.fromEntries(NAMESPACES.map((name) => [name, all[name]]))
  return compiled({ ...spoken, errors, progress: { stages: all.progress.stages } })
}

/** How anything that runs in a browser without the application is bundled. */
export const IN_BROWSERS = {
  bundle: true,
  splitting: true,
  // Words of Russian as they are: escaped they are three times as long.
  charset: 'utf8',
  platform: 'browser',
  format: 'esm',
  target: ['chrome114', 'firefox115', 'safari16.4'],
  alias: { '@': '.', 'use-intl/format-message': 'use-intl/format-message/format-only' },
  define: { 'process.env.NODE_ENV': '"production"' },
  conditions: ['production'],
  logLevel: 'warning',
}

/** Leaves out of a bundle what a browser can't use. */
export const withoutServer = () => ({
  name: 'without-server',
  setup({ onLoad, onResolve }) {
    const replace = (filter, contents) => {
      onResolve({ filter }, () => ({ path: filter.source, namespace: 'without-server', pluginData: contents }))
    }
    // `use-intl` asks React only whether a rich text has elements in it, and here none has.
    replace(/^react$/, 'export const isValidElement = () => false, cloneElement = (element) => element')
    // Only joins PDFs, which need a program to make them.
    replace(/\/join-pdfs$/, 'export const joinPdfs = undefined')
    replace(/\/converter-here$/, 'export const converterHere = async () => undefined')
    onLoad({ filter: /./, namespace: 'without-server' }, ({ pluginData }) => ({ contents: pluginData }))
  },
})

/** All languages at once, each with only what the core says. */
export const messagesOfCore = (codes) => ({
  name: 'messages-of-core',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/][a-z]{2}-[A-Z]{2}\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify(spokenIn(path.basename(file, '.json'), codes)),
      loader: 'json',
    }))
  },
})

const messagesOfEngines = (codes) => ({
  name: 'messages-of-engines',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^engine-messages:/ }, ({ path: name }) => ({
      path: name.split(':')[1],
      namespace: 'messages',
    }))
    onLoad({ filter: /./, namespace: 'messages' }, ({ path: locale }) => ({
      contents: JSON.stringify(spokenIn(locale, codes)),
      loader: 'json',
    }))
    // For all languages; an engine loads one.
    onResolve({ filter: /\/messages$/ }, ({ path: name, resolveDir }) =>
      path.join(resolveDir, name) === path.resolve('lib/i18n/messages')
        ? { path: path.resolve('lib/private-mode/worker/messages.ts') }
        : undefined,
    )
  },
})

/** Returns the codes of the errors that files can cause. */
export async function documentCodes() {
  const { outputFiles } = await build({
    entryPoints: ['lib/documents/codes.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: { '@': '.' },
  })
  const { DOCUMENT_CODES } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  return new Set([...DOCUMENT_CODES, 'FILE_TOO_EXPENSIVE', 'FILE_UNPROCESSABLE', 'OPERATION_CANCELLED'])
}

/**
 * Bundles the engines of private mode: a module for each tool, which a page starts as a Worker, and what they fetch
 * later. Their names contain a hash of their content. `index.json` lists what each fetches before its first file.
 */
export async function bundleEngines({ outdir = ENGINES, minify = true } = {}) {
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  const { metafile } = await build({
    entryPoints: Object.fromEntries(TOOLS.map((tool) => [tool, `lib/private-mode/worker/${tool}.ts`])),
    ...IN_BROWSERS,
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    minify,
    metafile: true,
    plugins: [withoutServer(), messagesOfEngines(await documentCodes())],
  })
  const engines = {}
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    const tool = entryPoint && TOOLS.find((name) => entryPoint === `lib/private-mode/worker/${name}.ts`)
    if (tool) engines[tool] = path.basename(file)
  }
  const parts = Object.fromEntries(Object.entries(engines).map(([tool, file]) => [tool, partsOf(file, metafile)]))
  const files = Object.keys(metafile.outputs).map((file) => path.basename(file))
  writeFileSync(path.join(outdir, 'index.json'), `${JSON.stringify({ engines, parts, files }, null, 2)}\n`)
  return metafile
}

/** What only few files need, and is fetched from the browser's own cache for them: the readers of PDF and of old workbooks, and messages. */
const RARE = /pdf\.worker|\/xlsx\/|@e965|^messages:/

/** The parts that an engine imports while it runs, except for the rare ones. */
function partsOf(entry, { outputs }) {
  const byName = new Map(Object.entries(outputs).map(([file, output]) => [path.basename(file), output]))
  const parts = new Set()
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { path: file, kind } of byName.get(name)?.imports ?? []) {
      const next = path.basename(file)
      const isLater = kind === 'dynamic-import'
      if (isLater && Object.keys(byName.get(next)?.inputs ?? {}).some((input) => RARE.test(input))) continue
      if (isLater) parts.add(next)
      visit(next)
    }
  }
  visit(entry)
  return [...parts]
}

/** Bundles the service worker. @param version differs where anything differs that it keeps */
export async function bundleServiceWorker(version, outfile = SERVICE_WORKER) {
  await build({
    entryPoints: ['lib/private-mode/worker/service-worker.ts'],
    outfile,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: ['chrome114', 'firefox115', 'safari16.4'],
    define: { VERSION: JSON.stringify(version) },
    logLevel: 'warning',
  })
}
