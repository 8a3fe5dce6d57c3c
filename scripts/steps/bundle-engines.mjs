import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import compileMessage from 'icu-minify/compile'
import { minify as minifyScript } from 'terser'

/** Where the browser fetches the engines of private mode. */
export const ENGINES = 'public/engine'

export const SERVICE_WORKER = 'public/sw.js'

const TOOLS = ['generate', 'tables', 'doses']

/** What an engine says: problems, the words in files, stages, and where to look. */
const NAMESPACES = ['errors', 'files', 'doseRules', 'progress', 'place']

/** What only the dose extractor says. */
const OF_DOSES = ['doseRules']

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

/** Only the generator prints pictures: the other tools needn't open those of a spreadsheet. */
const withoutPictures = () => ({
  name: 'without-pictures',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /pictures\/sniff$/ }, ({ path: name }) => ({ path: name, namespace: 'without-pictures' }))
    onLoad({ filter: /./, namespace: 'without-pictures' }, () => ({
      contents: 'export const checkPictureBytes = undefined, readPicture = undefined, turned = undefined',
    }))
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

/** An engine fetches its sentences from a file of its own for each language. */
const messagesApart = () => ({
  name: 'messages-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/messages$/ }, ({ path: name, resolveDir }) =>
      path.join(resolveDir, name) === path.resolve('lib/i18n/messages')
        ? { path: path.resolve('lib/private-mode/worker/messages.ts') }
        : undefined,
    )
  },
})

/** What each engine needs for every ordinary file, of the parts that it would import later. */
const AT_ONCE = {
  generate: /generation\/(?:preview|find-documents)$/,
  tables: /word-tables\/(?:read-document|shape)$/,
  doses: /doses\/writing\/workbook$/,
}

/** Makes those parts of the engine itself. */
const neededAtOnce = (tool) => ({
  name: 'needed-at-once',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lib[\\/].*\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      const imports = []
      const contents = source.replace(/\bimport\('([^']+)'\)/g, (whole, name) => {
        if (!AT_ONCE[tool].test(name.startsWith('@/') ? name : path.join(path.dirname(file), name))) return whole
        imports.push(`import * as atOnce${imports.length} from '${name}'`)
        return `Promise.resolve(atOnce${imports.length - 1})`
      })
      return imports.length === 0 ? undefined : { contents: `${contents}\n${imports.join('\n')}`, loader: 'ts' }
    })
  },
})

/** Parts that are needed together are one file: many small ones are larger, and slower to fetch. */
const GROUPS = {
  'other-spreadsheets': /spreadsheets\/(?:csv|ods|sheetjs)\/read$/,
  'workbook-templates': /generation\/(?:workbook\/|output\/workbooks$)/,
  'word-tables': /word-tables\//,
  'dose-extras': /doses\/(?:comparison\/|writing\/(?:csv|json)$)/,
  corrections: /generation\/(?:annotation\/|correction\/|output\/failed-rows$)/,
}

/** Resolves a part that is imported later to the file of its group. */
const groupsOfParts = (tool) => ({
  name: 'groups-of-parts',
  async setup({ onLoad, onResolve }) {
    const members = await laterParts(tool)
    const groupOf = (file) => Object.keys(GROUPS).find((name) => GROUPS[name].test(file.replace(/\.ts$/, '')))
    onResolve({ filter: /^[.@]/ }, async ({ path: name, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const file = name.startsWith('@/') ? name.slice(2) : path.relative('.', path.join(resolveDir, name))
      const group = groupOf(file)
      return group === undefined ? undefined : { path: group, namespace: 'group' }
    })
    onLoad({ filter: /./, namespace: 'group' }, ({ path: group }) => ({
      contents: members
        .filter((file) => groupOf(file) === group)
        .map((file) => `export * from ${JSON.stringify(path.resolve(file))}`)
        .join('\n'),
      resolveDir: path.resolve('.'),
    }))
  },
})

/** Large packages that two engines may fetch: each is one file for both. */
const SHARED = ['pdfjs-dist/legacy/build/pdf.worker.min.mjs', 'xlsx', 'xlsx/dist/cpexcel.full.mjs']

/** Bundles the packages that engines share. Returns the file of each. */
async function bundleShared({ outdir, minify }) {
  const names = new Map(SHARED.map((name) => [name, path.basename(name).split('.')[0]]))
  const { metafile } = await build({
    ...IN_BROWSERS,
    splitting: false,
    entryPoints: Object.fromEntries([...names].map(([name, short]) => [short, name])),
    outdir,
    entryNames: '[name]-[hash]',
    minify,
    metafile: true,
  })
  const files = Object.keys(metafile.outputs).map((file) => path.basename(file))
  return new Map([...names].map(([name, short]) => [name, files.find((file) => file.startsWith(`${short}-`))]))
}

const sharedApart = (shared) => ({
  name: 'shared-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:xlsx|pdfjs-dist)(?:\/|$)/ }, ({ path: name }) =>
      shared.has(name) ? { path: `./${shared.get(name)}`, external: true } : undefined,
    )
  },
})

/** Returns the files of ours that a tool's engine imports while it runs. */
async function laterParts(tool) {
  const { metafile } = await build({
    ...IN_BROWSERS,
    entryPoints: [entryOf(tool)],
    outdir: 'dist',
    write: false,
    metafile: true,
    plugins: [withoutServer(), messagesApart()],
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const later = imports.filter(({ kind, external }) => kind === 'dynamic-import' && external !== true)
  return [...new Set(later.map((each) => each.path))]
}

const entryOf = (tool) => `lib/private-mode/worker/${tool}.ts`

/** What a page says of an engine that it ended. */
const ALWAYS = ['FILE_TOO_EXPENSIVE', 'FILE_UNPROCESSABLE', 'OPERATION_CANCELLED']

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
  return new Set([...DOCUMENT_CODES, ...ALWAYS])
}

/**
 * Bundles the engines of private mode: a module for each tool, which a page starts as a Worker, and what they fetch
 * later. Their names contain a hash of their content. `index.json` lists the engines and what each says in each language,
 * and `files.json` all files.
 */
export async function bundleEngines({ outdir = ENGINES, minify = true } = {}) {
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  const codes = await documentCodes()
  const shared = await bundleShared({ outdir, minify })
  const made = await Promise.all(TOOLS.map((tool) => bundleEngine(tool, { outdir, minify, codes, shared })))
  const own = made.flatMap((engine) => engine.files)
  // The packages are hardly smaller after it, and take most of the time.
  if (minify) await Promise.all(own.map((file) => makeSmaller(path.join(outdir, file))))
  const files = [...own, ...shared.values()]
  const ofEach = (what) => Object.fromEntries(made.map((engine) => [engine.tool, engine[what]]))
  const write = (name, content) => writeFileSync(path.join(outdir, name), `${JSON.stringify(content, null, 2)}\n`)
  write('index.json', { engines: ofEach('engine'), messages: ofEach('messages') })
  // Apart, because a page needs it later.
  write('files.json', files)
  return made
}

/**
 * Bundles one tool's engine apart from the others: what they share would be dozens of small files, and a page needs one
 * engine first.
 */
async function bundleEngine(tool, { outdir, minify, codes, shared }) {
  const { metafile } = await build({
    ...IN_BROWSERS,
    entryPoints: { [tool]: entryOf(tool) },
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    minify,
    metafile: true,
    plugins: [
      withoutServer(),
      ...(tool === 'generate' ? [] : [withoutPictures()]),
      messagesApart(),
      neededAtOnce(tool),
      groupsOfParts(tool),
      sharedApart(shared),
    ],
  })
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => ({ file: path.basename(file), ...output }))
  const scripts = outputs.map(({ file }) => readFileSync(path.join(outdir, file), 'utf8'))
  const messages = writeMessages(outdir, tool, scripts.join('\n'), codes)
  return {
    tool,
    engine: outputs.find(({ entryPoint }) => entryPoint === entryOf(tool)).file,
    messages,
    files: [...outputs.map(({ file }) => file), ...Object.values(messages)],
    metafile,
  }
}

/** esbuild has shortened a script; what terser does with it compresses better by a fiftieth. */
async function makeSmaller(file) {
  const options = { module: true, ecma: 2020, compress: true, mangle: true }
  const { code } = await minifyScript(readFileSync(file, 'utf8'), options)
  writeFileSync(file, code)
}

/** Returns the codes that occur in a script: as a whole, or by a beginning to which the rest is added (`POSOLOGY_${…}`). */
function codesIn(script, codes) {
  const begins = (code) =>
    [...code.matchAll(/_/g)].some(({ index }) => script.includes(`\`${code.slice(0, index + 1)}\${`))
  return new Set([...codes].filter((code) => ALWAYS.includes(code) || script.includes(`"${code}"`) || begins(code)))
}

/** Returns the words in files whose names occur in a script, as `codesIn` does. */
function wordsIn(script, words) {
  const beginnings = [
    ...new Set([...script.matchAll(/`(?:files\.)?([a-z][A-Za-z]+)\$\{/g)].map(([, begins]) => begins)),
  ]
  const isNamed = (name) => script.includes(name) || beginnings.some((begins) => name.startsWith(begins))
  return Object.fromEntries(Object.entries(words).filter(([name]) => isNamed(name)))
}

/** Writes an engine's sentences, a file for each language. Returns their names by language. */
function writeMessages(outdir, tool, script, codes) {
  const needed = codesIn(script, codes)
  return Object.fromEntries(
    readdirSync('messages')
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const locale = path.basename(name, '.json')
        const spoken = spokenBy(tool, locale, needed)
        const content = `export default ${JSON.stringify({ ...spoken, files: wordsIn(script, spoken.files) })}`
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
        const file = `${tool}-${locale}-${hash}.js`
        writeFileSync(path.join(outdir, file), content)
        return [locale, file]
      }),
  )
}

function spokenBy(tool, locale, codes) {
  const spoken = spokenIn(locale, codes)
  if (tool === 'doses') return spoken
  const { doses: _doses, ...files } = spoken.files
  const others = Object.entries(spoken).filter(([name]) => !OF_DOSES.includes(name))
  return { ...Object.fromEntries(others), files }
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
