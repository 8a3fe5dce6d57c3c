import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pageCommands } from './page-commands'

const LINES = [
  '# Page',
  '```sh',
  'one \\',
  '  --with "$(two)"',
  'three',
  '```',
  'Words with `code`.',
  '```sh pdf',
  'four',
  '```',
  '```json',
  '{}',
  '```',
  '```',
  'sh',
  '```',
  '```sh',
  'five',
  '```',
]

let folder: string
let page: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'actum-page-'))
  page = path.join(folder, 'page.md')
  writeFileSync(page, `${LINES.join('\n')}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('returns a page’s shell blocks whole and in order, and no other blocks', () => {
  expect(pageCommands(page)).toEqual(['one \\\n  --with "$(two)"\nthree\n', 'five\n'])
})

test('returns blocks with a requirement only when asked for it by name', () => {
  expect(pageCommands(page, 'pdf')).toEqual(['four\n'])
  expect(pageCommands(page, 'gotenberg')).toEqual([])
})

test('readers of the API’s page put their own values into the first block only', () => {
  const own = pageCommands('docs/api.md').map((block) => block.startsWith('export ACTUM='))
  expect(own.length).toBeGreaterThan(5)
  expect(own.lastIndexOf(true)).toBe(0)
})
