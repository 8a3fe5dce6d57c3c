import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { shareChunks } from './share-chunks.js'

const load = createRequire(import.meta.url)
let server: string

beforeEach(() => {
  server = mkdtempSync(path.join(tmpdir(), 'chunks-'))
  mkdirSync(path.join(server, 'chunks'))
  mkdirSync(path.join(server, 'app'))
})

afterEach(() => rmSync(server, { recursive: true }))

const at = (name: string) => path.join(server, 'chunks', name)

function chunk(name: string, modules: string) {
  writeFileSync(at(name), `module.exports=[${modules}]\n\n//# sourceMappingURL=${name}.map`)
  writeFileSync(at(`${name}.map`), '{}')
}

test('copies of a chunk pass the first on, and what differs stays as it is', async () => {
  chunk('[root]__a.js', '7,(e)=>e("акт")')
  chunk('[root]__b.js', '7,(e)=>e("акт")')
  chunk('other.js', '7,(e)=>e("доза")')
  const other = readFileSync(at('other.js'), 'utf8')

  expect(await shareChunks(server)).toBe(1)

  const first: unknown = load(at('[root]__a.js'))
  expect(load(at('[root]__b.js'))).toBe(first)
  expect(first).toEqual([7, expect.any(Function)])
  expect(readFileSync(at('other.js'), 'utf8')).toBe(other)
  expect([at('[root]__a.js.map'), at('[root]__b.js.map')].map((file) => existsSync(file))).toEqual([true, false])
})

test('the list of what a route needs names the chunk that stayed', async () => {
  chunk('a.js', '1,()=>{}')
  chunk('b.js', '1,()=>{}')
  chunk('c.js', '2,()=>{}')
  const trace = path.join(server, 'app', 'route.js.nft.json')
  writeFileSync(trace, JSON.stringify({ version: 1, files: ['../chunks/b.js', '../chunks/c.js'] }))

  await shareChunks(server)

  expect(JSON.parse(readFileSync(trace, 'utf8'))).toEqual({
    version: 1,
    files: ['../chunks/b.js', '../chunks/c.js', '../chunks/a.js'],
  })
})

test('a second call changes nothing; without chunks, there is nothing to do', async () => {
  for (const name of ['a.js', 'b.js', 'c.js']) chunk(name, '1,()=>{}')
  expect(await shareChunks(server)).toBe(2)
  const before = ['a.js', 'b.js', 'c.js'].map((name) => readFileSync(at(name), 'utf8'))
  await shareChunks(server)
  expect(['a.js', 'b.js', 'c.js'].map((name) => load(at(name)) as unknown)).toEqual(before.map(() => load(at('a.js'))))
  expect(await shareChunks(path.join(server, 'none'))).toBe(0)
})
