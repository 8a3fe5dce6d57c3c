import { expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { readdirSync } from 'node:fs'

const ROOMS = ['app', 'components', 'lib', 'cli']

/** Returns each circle of imports once, as the paths along it. */
function circlesOf(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): void => {
    const at = path.indexOf(file)
    if (at >= 0) return void circles.push([...path.slice(at), file].join(' → '))
    if (done.has(file)) return
    path.push(file)
    for (const imported of importsOf.get(file) ?? []) visit(imported)
    path.pop()
    done.add(file)
  }
  for (const file of importsOf.keys()) visit(file)
  return circles
}

test('finds a circle', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', []],
  ])
  expect(circlesOf(imports)).toEqual(['b → c → b'])
})

// A bundler may run the modules of a circle in an order in which one reads what another hasn't made yet.
test('no file imports itself through others, but for types', async () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.|generated\//.test(file)),
  )
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    alias: { '@': process.cwd() },
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty', '.md': 'text', '.woff2': 'empty' },
  })
  const importsOf = new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map((imported) => imported.path),
    ]),
  )
  expect(importsOf.size).toBeGreaterThan(files.length / 2)
  expect(circlesOf(importsOf)).toEqual([])
})
