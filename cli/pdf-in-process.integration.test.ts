import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pdfFile, text } from '@/lib/documents/pdf/test-support/pdf-file'
import { readPdfInProcess } from './pdf-in-process'

const PDF = pdfFile({ content: text(60, 100, 'A page') })

let folder: string
let readers = 0
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'actum-pdf-process-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A module in place of the one that reads: it runs these lines when it is asked. */
async function reader(lines: string): Promise<URL> {
  const file = path.join(folder, `reader-${++readers}.mjs`)
  await writeFile(file, `process.on('message', ({ bytes, options }) => { ${lines} })`)
  return pathToFileURL(file)
}

const TOO_EXPENSIVE = { code: 'FILE_TOO_EXPENSIVE' }

test('stops a reader that finishes no page, even if it never leaves its loop', async () => {
  const options = { file: await reader('for (;;) {}'), silenceMs: 50 }
  await expect(readPdfInProcess(PDF, {}, options)).rejects.toMatchObject(TOO_EXPENSIVE)
})

test('stops a reader inside a built-in function, where a thread can’t be stopped', async () => {
  const file = await reader('const sparse = []; sparse[2 ** 32 - 2] = 0; sparse.indexOf(1)')
  await expect(readPdfInProcess(PDF, {}, { file, silenceMs: 2_000 })).rejects.toMatchObject(TOO_EXPENSIVE)
})

test('stops a reader that uses up its memory', async () => {
  const file = await reader('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))')
  await expect(readPdfInProcess(PDF, {}, { file, memoryMb: 32 })).rejects.toMatchObject(TOO_EXPENSIVE)
})

;(existsSync('/proc/self/statm') ? test : test.skip)('stops a reader that takes memory outside its heap', async () => {
  const lines = 'globalThis.taken = Buffer.alloc(4e8, 1); const tables = { pages: 1, tables: [] }'
  const file = await reader(`${lines}; setTimeout(() => process.send({ type: 'tables', tables }), 3_000)`)
  await expect(readPdfInProcess(PDF, {}, { file, residentMb: 300 })).rejects.toMatchObject(TOO_EXPENSIVE)
})

test('passes on the tables, the progress and the reason why there are none', async () => {
  const pages: number[][] = []
  const answer =
    "process.send({ type: 'tables', tables: { pages: 2, tables: [], size: bytes.length, join: options.join } })"
  const file = await reader(`process.send({ type: 'page', done: 1, total: 2 }); ${answer}`)
  const read = await readPdfInProcess(PDF, { join: false, onPage: (...each) => pages.push(each) }, { file })
  expect([read, pages]).toEqual([{ pages: 2, tables: [], size: PDF.length, join: false }, [[1, 2]]])
  const refusing = await reader(`process.send({ type: 'refused', code: 'PDF_ENCRYPTED', params: {}, problems: [] })`)
  await expect(readPdfInProcess(PDF, {}, { file: refusing })).rejects.toMatchObject({ code: 'PDF_ENCRYPTED' })
  const broken = await reader(`process.send({ type: 'crashed', stack: 'TypeError: no page' })`)
  await expect(readPdfInProcess(PDF, {}, { file: broken })).rejects.toThrow('no page')
})

test('stops when the signal is aborted', async () => {
  const controller = new AbortController()
  const reading = readPdfInProcess(PDF, { signal: controller.signal }, { file: await reader('for (;;) {}') })
  controller.abort(new Error('canceled'))
  await expect(reading).rejects.toThrow('canceled')
})
