import { expect, test } from '@jest/globals'
import { pdfFile, text } from '@/lib/documents/pdf/test-support/pdf-file'
import { readPdfInWorker } from './pdf-in-worker'

const PDF = pdfFile({ content: text(60, 100, 'A page') })

/** A worker of a few lines in place of the one that reads. */
const worker = (lines: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort as port } from 'node:worker_threads'\n${lines}`)}`,
  )

test('stops a reader that finishes no page, even if it never leaves its loop', async () => {
  const options = { worker: worker('for (;;) {}'), silenceMs: 50 }
  await expect(readPdfInWorker(PDF, {}, options)).rejects.toMatchObject({ code: 'FILE_TOO_EXPENSIVE' })
})

test('stops a reader that uses up its memory', async () => {
  const options = { worker: worker('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))'), memoryMb: 32 }
  await expect(readPdfInWorker(PDF, {}, options)).rejects.toMatchObject({ code: 'FILE_TOO_EXPENSIVE' })
})

test('passes on the tables, the progress and the reason why there are none', async () => {
  const pages: number[][] = []
  const tables = { pages: 2, tables: [] }
  const reader = worker(
    `port.postMessage({ type: 'page', done: 1, total: 2 }); port.postMessage({ type: 'tables', tables: ${JSON.stringify(tables)} })`,
  )
  const read = await readPdfInWorker(PDF, { onPage: (...each) => pages.push(each) }, { worker: reader })
  expect([read, pages]).toEqual([tables, [[1, 2]]])
  const refusing = worker(`port.postMessage({ type: 'refused', code: 'PDF_ENCRYPTED', params: {}, problems: [] })`)
  await expect(readPdfInWorker(PDF, {}, { worker: refusing })).rejects.toMatchObject({ code: 'PDF_ENCRYPTED' })
})

test('stops when the signal is aborted', async () => {
  const controller = new AbortController()
  const reading = readPdfInWorker(PDF, { signal: controller.signal }, { worker: worker('for (;;) {}') })
  controller.abort(new Error('canceled'))
  await expect(reading).rejects.toThrow('canceled')
})
