import { expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { importersOf, importsOf } from './imports.mjs'

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
test('no file imports itself through others, except for types', async () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.|generated\//.test(file)),
  )
  const imports = await importsOf(files)
  expect(imports.size).toBeGreaterThan(files.length / 2)
  expect(circlesOf(imports)).toEqual([])
})

test('finds what imports a file, also through others', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['d', ['e']],
  ])
  expect([...importersOf(imports, ['c'])].sort()).toEqual(['a', 'b', 'c'])
  expect([...importersOf(imports, ['e', 'b'])].sort()).toEqual(['a', 'b', 'd', 'e'])
})
