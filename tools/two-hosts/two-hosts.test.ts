import { beforeAll, expect, test } from '@jest/globals'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NamedFile } from '@/lib/documents/tool'
import { bundleCases } from './bundle.mjs'
import type { Outcome } from './cases'

type Cases = (file: NamedFile) => Promise<Outcome[]>

let onNode: Cases
let inBrowser: Cases

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-'))
  const load = async (host: 'node' | 'browser') => {
    const file = path.join(folder, `${host}.mjs`)
    await bundleCases(host, file)
    return ((await import(pathToFileURL(file).href)) as { outcomesOf: Cases }).outcomesOf
  }
  onNode = await load('node')
  inBrowser = await load('browser')
})

const SAMPLES = readdirSync('samples', { recursive: true, encoding: 'utf8' })
  .map((name) => path.join('samples', name))
  .filter((name) => /\.(docx|xlsx)$/.test(name))

test.each(SAMPLES)('%s comes to the same on Node and in a browser', async (sample) => {
  const file = { name: path.basename(sample), bytes: new Uint8Array(readFileSync(sample)) }
  const outcomes = await inBrowser(file)
  expect(outcomes).toEqual(await onNode(file))
  expect(outcomes.some(({ parts }) => Object.keys(parts).length > 0)).toBe(true)
})

test.each([
  ['dose instructions', 'Пациент;Назначение\nИванов И. И.;Амоксициллин 500 мг по 1 таблетке 3 раза в день\n'],
  ['instructions without a heading', `a;b\n${'Amoxicillin 500 mg, 1 tablet 3 times a day;x\n'.repeat(5)}`],
])('%s are read alike, by a part that a browser loads when it meets them', async (_what, text) => {
  const file = { name: 'instructions.csv', bytes: new TextEncoder().encode(text) }
  const outcomes = await inBrowser(file)
  expect(outcomes).toEqual(await onNode(file))
  expect(outcomes.find(({ job }) => job === 'doses')).toMatchObject({ ended: 'ok' })
})

test('and a damaged file is refused alike', async () => {
  const bytes = new Uint8Array(readFileSync(SAMPLES[0] ?? ''))
  const file = { name: 'cut.docx', bytes: bytes.slice(0, bytes.length / 2) }
  const outcomes = await inBrowser(file)
  expect(outcomes).toEqual(await onNode(file))
  // Looks report what is wrong among their problems.
  const made = outcomes.filter(({ job }) => !job.startsWith('inspect'))
  expect(made.map(({ ended }) => ended)).not.toContain('ok')
})
