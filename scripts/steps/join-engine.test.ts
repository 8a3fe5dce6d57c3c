import { afterEach, expect, it } from '@jest/globals'
import { build } from 'esbuild'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { joinEngine } from './join-engine.mjs'

const OPTIONS = { bundle: true, format: 'esm', platform: 'browser', logLevel: 'silent' } as const
const folders: string[] = []

interface Engine {
  readonly first: () => string
  readonly later: () => Promise<{ rare: () => [number, Promise<{ rarer: () => string }>] }>
}

/** Each module counts with the same counter, wherever it is. */
const SOURCES = {
  'counter.js': 'let count = 0; export const next = () => ++count',
  'words.js': "export const words = ['one', 'two', 'three']",
  'rare.js': "import { next } from './counter.js'; export const rare = () => [next(), import('./rarer.js')]",
  'rarer.js':
    "import { next } from './counter.js'; import { words } from './words.js'; export const rarer = () => words[next() - 1]",
}
const engineOf = (extra: string) =>
  `import { next } from './counter.js'; import { words } from './words.js'; ${extra}
  globalThis.engine = { first: () => words[next() - 1], later: () => import('./rare.js') }`

async function joined(extra = ''): Promise<{ folder: string; files: readonly string[]; engine: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'join-engine-'))
  folders.push(folder)
  for (const [name, content] of Object.entries({ ...SOURCES, 'engine.js': engineOf(extra) }))
    writeFileSync(path.join(folder, name), content)
  const outdir = path.join(folder, 'out')
  const entry = path.join(folder, 'engine.js')
  const names = { entryNames: '[name]-[hash]', chunkNames: 'part-[hash]' }
  const { metafile } = await build({
    ...OPTIONS,
    ...names,
    splitting: true,
    entryPoints: [entry],
    outdir,
    metafile: true,
  })
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => ({ file: path.basename(file), ...output }))
  const engine = outputs.find(({ entryPoint }) => entryPoint !== undefined && path.resolve(entryPoint) === entry)
  if (engine === undefined) throw new Error('There is no engine')
  return {
    folder: outdir,
    files: await joinEngine(outputs, engine, path.relative('.', outdir), OPTIONS),
    engine: engine.file,
  }
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

it('leaves one file of what is needed at once, whose modules the later parts share', async () => {
  const { folder, files, engine } = await joined()
  expect(readdirSync(folder).toSorted()).toEqual([...files].toSorted())
  expect(files).toHaveLength(3)
  expect(readFileSync(path.join(folder, engine), 'utf8')).not.toMatch(/from\s*["']/)
  await import(pathToFileURL(path.join(folder, engine)).href)
  const { first, later } = (globalThis as unknown as { readonly engine: Engine }).engine
  expect(first()).toBe('one')
  const [second, rarest] = (await later()).rare()
  expect(second).toBe(2)
  expect((await rarest).rarer()).toBe('three')
})

it('names the later parts anew when only the engine changes', async () => {
  const [before, after] = [await joined(), await joined('globalThis.engineVersion = 2;')]
  expect(before.files.filter((file) => after.files.includes(file))).toEqual([])
})
