import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { minify as minifyScript } from 'terser'
import { documentCodes, writeMessages } from './engine-messages.mjs'
import { joinEngine } from './join-engine.mjs'

/** Where the browser fetches the engines of private mode. */
export const ENGINES = 'public/engine'

export const SERVICE_WORKER = 'public/sw.js'

const TOOLS = ['generate', 'tables', 'doses']

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
  'xlsx-pictures': /xlsx\/pictures\//,
  corrections: /generation\/(?:annotation\/|correction\/|output\/failed-rows$)/,
}

/** Resolves a part that is imported later to the file of its group. */
const groupsOfParts = (inputs) => ({
  name: 'groups-of-parts',
  setup({ onLoad, onResolve }) {
    const imports = Object.values(inputs).flatMap((input) => input.imports)
    const later = imports.filter(({ kind, external }) => kind === 'dynamic-import' && external !== true)
    const members = [...new Set(later.map((each) => each.path))]
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
async function bundleShared(outdir) {
  const names = new Map(SHARED.map((name) => [name, path.basename(name).split('.')[0]]))
  const { metafile } = await build({
    ...IN_BROWSERS,
    splitting: false,
    entryPoints: Object.fromEntries([...names].map(([name, short]) => [short, name])),
    outdir,
    entryNames: '[name]-[hash]',
    minify: true,
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

/** Returns what a tool's engine is made of, by file, with what each imports. */
async function inputsOf(tool) {
  const { metafile } = await build({
    ...IN_BROWSERS,
    entryPoints: [entryOf(tool)],
    outdir: 'dist',
    write: false,
    metafile: true,
    plugins: [withoutServer(), messagesApart()],
  })
  return metafile.inputs
}

/** Words by language, which compress better next to each other than between the code that uses them. */
const WORDS = [/\/ru\//, /\/en\//, /\/ro\//, /\/doses\/(?:lexicon|units\/records)\//]

/** Imports an engine's words before its code. */
const wordsFirst = (tool, inputs) => ({
  name: 'words-first',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`[\\\\/]worker[\\\\/]${tool}\\.ts$`) }, ({ path: file }) => {
      const atOnce = importedAtOnce(entryOf(tool), inputs)
      const words = WORDS.flatMap((folder) => atOnce.filter((each) => folder.test(each)))
      const imports = [...new Set(words)].map((each) => `import '@/${each}'`)
      return { contents: [...imports, readFileSync(file, 'utf8')].join('\n'), loader: 'ts' }
    })
  },
})

function importedAtOnce(entry, inputs) {
  const found = new Set([entry])
  for (const file of found) {
    for (const { path: name, kind } of inputs[file]?.imports ?? []) if (kind === 'import-statement') found.add(name)
  }
  return [...found]
}

const entryOf = (tool) => `lib/private-mode/worker/${tool}.ts`

/**
 * Bundles the engines of private mode: a module for each tool, which a page starts as a Worker, and what they fetch
 * later. Their names contain a hash of their content. `index.json` lists the engines and what each says in each language,
 * and `files.json` all files.
 */
export async function bundleEngines(outdir = ENGINES) {
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  const codes = await documentCodes()
  const shared = await bundleShared(outdir)
  const made = await Promise.all(TOOLS.map((tool) => bundleEngine(tool, { outdir, codes, shared })))
  const files = [...made.flatMap((engine) => engine.files), ...shared.values()]
  const ofEach = (what) => Object.fromEntries(made.map((engine) => [engine.tool, engine[what]]))
  const write = (name, content) => writeFileSync(path.join(outdir, name), `${JSON.stringify(content, null, 2)}\n`)
  write('index.json', { engines: ofEach('engine'), messages: ofEach('messages') })
  // Apart, because a page needs it later.
  write('files.json', files)
}

/**
 * Bundles one tool's engine apart from the others: what they share would be dozens of small files, and a page needs one
 * engine first.
 */
async function bundleEngine(tool, { outdir, codes, shared }) {
  const inputs = await inputsOf(tool)
  const { metafile } = await build({
    ...IN_BROWSERS,
    entryPoints: { [tool]: entryOf(tool) },
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: `part-${tool}-[hash]`,
    metafile: true,
    plugins: [
      withoutServer(),
      ...(tool === 'generate' ? [] : [withoutPictures()]),
      messagesApart(),
      neededAtOnce(tool),
      wordsFirst(tool, inputs),
      groupsOfParts(inputs),
      sharedApart(shared),
    ],
  })
  const parts = Object.entries(metafile.outputs).map(([file, output]) => ({ file: path.basename(file), ...output }))
  const engine = parts.find(({ entryPoint }) => entryPoint === entryOf(tool))
  const files = await joinEngine(parts, engine, outdir, { ...IN_BROWSERS, legalComments: 'none' })
  const scripts = await Promise.all(files.map((file) => makeSmaller(path.join(outdir, file))))
  const messages = writeMessages(outdir, tool, scripts.join('\n'), codes)
  return {
    tool,
    engine: engine.file,
    messages: Object.fromEntries(Object.entries(messages).map(([locale, { file }]) => [locale, file])),
    files: [
      ...files,
      ...Object.values(messages).flatMap(({ file, later }) => (later === null ? [file] : [file, later])),
    ],
  }
}

/** What terser makes of a script compresses better by a twentieth than what esbuild makes of it. Returns the script. */
async function makeSmaller(file) {
  const options = {
    module: true,
    ecma: 2020,
    compress: { passes: 2, unsafe_arrows: true, pure_getters: true },
    mangle: true,
  }
  const { code } = await minifyScript(readFileSync(file, 'utf8'), options)
  writeFileSync(file, code)
  return code
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
