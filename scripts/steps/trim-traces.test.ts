import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { trimTraces } from './trim-traces.js'

let root: string
const at = (place: string) => path.join(root, place)

function write(place: string, content = '') {
  mkdirSync(path.dirname(at(place)), { recursive: true })
  writeFileSync(at(place), content)
}

const traced = (place: string) => (JSON.parse(readFileSync(at(place), 'utf8')) as { files: string[] }).files

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'traces-'))
  const files = [
    '../../lib/db/client.ts',
    '../../e2e/fixtures.ts',
    '../../next.config.ts',
    '../../dist/child.mjs',
    '../../dist/actum/part.mjs',
    '../../node_modules/pg/index.js',
    '../../node_modules/lib/index.js',
    '../../node_modules/@electric-sql/pglite/pglite.wasm',
    './chunks/a.js',
  ]
  write('.next/server/instrumentation.js.nft.json', JSON.stringify({ version: 1, files }))
  for (const place of [
    'lib/a.ts',
    'dist/child.mjs',
    'dist/actum/part.mjs',
    'node_modules/@electric-sql/pglite/pglite.wasm',
    'README.md',
  ])
    write(`.next/standalone/${place}`)
})

afterEach(() => rmSync(root, { recursive: true }))

test('takes sources out of a trace and of the standalone folder, and leaves what runs', async () => {
  await trimTraces(at('.next'), { platform: false })
  expect(traced('.next/server/instrumentation.js.nft.json')).toEqual([
    '../../dist/child.mjs',
    '../../node_modules/pg/index.js',
    '../../node_modules/lib/index.js',
    '../../node_modules/@electric-sql/pglite/pglite.wasm',
    './chunks/a.js',
  ])
  const left = ['lib', 'README.md', 'dist/actum', 'dist/child.mjs', 'node_modules/@electric-sql/pglite/pglite.wasm']
  expect(left.map((place) => existsSync(at(`.next/standalone/${place}`)))).toEqual([false, false, false, true, true])
})

test('removes the embedded database from a platform’s build', async () => {
  await trimTraces(at('.next'), { platform: true })
  expect(traced('.next/server/instrumentation.js.nft.json').filter((file) => file.includes('electric'))).toEqual([])
  expect(existsSync(at('.next/standalone/node_modules/@electric-sql'))).toBe(false)
})
