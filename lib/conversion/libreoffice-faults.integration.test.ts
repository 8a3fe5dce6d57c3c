import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isConversionFailure } from '@/lib/documents/converter'
import type { NamedFile } from '@/lib/documents/tool'
import { libreOffice } from './libreoffice'
import { writeFakeSoffice } from './test-support/fake-soffice'

/** The program, what it notes, and the folders of its conversions. */
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'actum-test-'))
})

afterEach(() => {
  const left = conversionFolders()
  rmSync(folder, { recursive: true, force: true })
  expect(left).toEqual([])
})

const conversionFolders = () => readdirSync(folder).filter((name) => name.startsWith('actum-conversion-'))
const files = (...texts: string[]): NamedFile[] =>
  texts.map((text, index) => ({ name: `act ${index + 1}.docx`, bytes: Buffer.from(text) }))
const converter = (perFileMs = 20_000) => libreOffice(writeFakeSoffice(folder), { perFileMs, place: folder })
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const calls = () => read('calls').trim().split('\n')

async function told(...texts: string[]): Promise<string[]> {
  const outcomes = await converter(texts.includes('hang') ? 5_000 : 20_000).toPdf(files(...texts))
  return outcomes.map((outcome) =>
    isConversionFailure(outcome) ? `${outcome.code} ${outcome.name}` : Buffer.from(outcome).toString(),
  )
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A process that ended and that no one has waited for yet still has its number.
    return !existsSync('/proc') || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn++) await wait(50)
  expect(holds()).toBe(true)
}

describe('one document doesn’t stop the others', () => {
  test('one that LibreOffice can’t read is named, and the same process converts the rest', async () => {
    expect(await told('a', 'refuse', 'c')).toEqual([
      '%PDF-1.7 a %%EOF',
      'CONVERSION_FAILED act 2.docx',
      '%PDF-1.7 c %%EOF',
    ])
    expect(calls()).toEqual(['a refuse c', 'refuse'])
  })

  test('one on which it crashes is named, and those behind it are tried again without it', async () => {
    expect(await told('a', 'crash', 'c', 'd')).toEqual([
      '%PDF-1.7 a %%EOF',
      'CONVERSION_FAILED act 2.docx',
      '%PDF-1.7 c %%EOF',
      '%PDF-1.7 d %%EOF',
    ])
    expect(calls()).toEqual(['a crash c d', 'crash c d', 'c d'])
  })

  test('one on which it hangs is named, and those after it are converted', async () => {
    expect(await told('a', 'hang', 'c')).toEqual([
      '%PDF-1.7 a %%EOF',
      'CONVERSION_TIMEOUT act 2.docx',
      '%PDF-1.7 c %%EOF',
    ])
  })

  test('if it hangs a second time, all remaining ones are given up', async () => {
    expect(await told('hang', 'hang', 'c')).toEqual([
      'CONVERSION_TIMEOUT act 1.docx',
      'CONVERSION_TIMEOUT act 2.docx',
      'CONVERSION_TIMEOUT act 3.docx',
    ])
  })

  test('if it can convert none, it isn’t started again for each', async () => {
    expect(await told('refuse', 'refuse', 'refuse')).toHaveLength(3)
    expect(calls()).toEqual(['refuse refuse refuse'])
  })
})

test('progress never goes back and ends with the number of files', async () => {
  const seen: number[] = []
  await converter().toPdf(files('a', 'crash', 'c', 'd'), { onProgress: (done) => seen.push(done) })
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(4)
})

test('LibreOffice sees none of the environment but the path to programs', async () => {
  process.env['ACTUM_TEST_SECRET'] = 'hidden'
  await converter().toPdf(files('a'))
  delete process.env['ACTUM_TEST_SECRET']
  const environment = JSON.parse(read('environment.json')) as Record<string, string>
  expect(environment).not.toHaveProperty('ACTUM_TEST_SECRET')
  expect(environment['HOME']).toContain(path.join(folder, 'actum-conversion-'))
})

test('two conversions at the same time are done one after the other', async () => {
  const one = converter()
  const outcomes = await Promise.all([one.toPdf(files('a')), one.toPdf(files('b'))])
  expect(outcomes.flat().every((outcome) => !isConversionFailure(outcome))).toBe(true)
  expect(calls()).toEqual(['a', 'b'])
})

test('an aborted conversion ends LibreOffice and throws the signal’s reason', async () => {
  const controller = new AbortController()
  const reason = new Error('cancelled')
  const running = converter().toPdf(files('hang'), {
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  })
  await expect(running).rejects.toBe(reason)
  await until(() => !isRunning(Number(read('pids'))))
})

test('what a conversion left behind that went down with its machine goes a day later, before another', async () => {
  for (const hours of [23, 25]) {
    const left = path.join(folder, `actum-conversion-${hours}`)
    mkdirSync(path.join(left, 'in'), { recursive: true })
    const since = new Date(Date.now() - hours * 3_600_000)
    utimesSync(left, since, since)
  }
  await converter().toPdf(files('a'))
  expect(conversionFolders()).toEqual(['actum-conversion-23'])
  rmSync(path.join(folder, 'actum-conversion-23'), { recursive: true })
})

test('LibreOffice and its folder go when the process that started it is killed', async () => {
  const script = path.join(folder, 'abandoned.mjs')
  const entry = 'lib/conversion/test-support/abandoned-conversion.ts'
  const banner = "import{createRequire as r}from'node:module';const require=r(import.meta.url);"
  await build({
    entryPoints: [entry],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@': '.' },
    banner: { js: banner },
  })
  const child = spawn(process.execPath, [script, writeFakeSoffice(folder), folder, 'hang'], { stdio: 'ignore' })
  const started = () => readdirSync(folder).includes('pids') && read('pids').endsWith('\n')
  await until(started)
  const pid = Number(read('pids'))
  expect(isRunning(pid)).toBe(true)
  expect(conversionFolders()).toHaveLength(1)
  child.kill('SIGKILL')
  await until(() => !isRunning(pid))
  await until(() => conversionFolders().length === 0)
})
