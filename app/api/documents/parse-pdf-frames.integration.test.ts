import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { drawnTable, pdfFile } from '@/lib/documents/pdf/test-support/pdf-file'
import { openTestApplication } from '@/lib/http/test-support/application'
import { newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { POST as inspect } from './inspect/route'
import { POST as parseTable } from './parse-table/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const PDF = pdfFile({
  content: drawnTable([
    ['Name', 'Badge', 'Dose'],
    ['Adams', '1041', '0.52'],
    ['Brown', '1042', '1.10'],
  ]),
})
const FRAMES = [{ page: 1, box: [60, 100, 390, 160], columns: [170] }]

interface Inspected {
  readonly files: readonly {
    readonly tables: readonly { readonly cols: number; readonly pdf?: { readonly confidence: number } }[]
    readonly pages?: readonly object[]
    readonly drawing?: { readonly page: number; readonly words: readonly object[] }
  }[]
}

test('a PDF is inspected with its pages, drawn, corrected by frames, and written so', async () => {
  const { browser, sessionId } = await newWorkspace()
  const look = async (options: object) => {
    const docx = { name: 'Doses.pdf', bytes: PDF }
    const response = await postForm(browser, inspect, { sessionId, docx, options: JSON.stringify(options) })
    expect(response.status).toBe(200)
    return ((await response.json()) as Inspected).files[0]
  }
  expect(await look({})).toMatchObject({
    pages: [{ page: 1, width: 595, height: 842, state: 'readable' }],
    tables: [{ cols: 3, pdf: { method: 'ruled', pieces: [{ page: 1, columns: [170, 280], axis: 'x' }] } }],
  })
  expect(await look({ frames: FRAMES })).toMatchObject({ tables: [{ cols: 2, pdf: { confidence: 1 } }] })
  const drawn = await look({ draw: 1 })
  expect(drawn).toMatchObject({ tables: [], drawing: { page: 1 } })
  expect(drawn?.drawing?.words).toHaveLength(9)
  const options = JSON.stringify({ frames: FRAMES })
  const written = await postForm(browser, parseTable, { sessionId, docx: 'Doses.pdf', options })
  expect(await written.json()).toMatchObject({ success: true, tables: [{ rows: 3, cols: 2 }] })
})

test.each([
  ['a box of three sides', [{ page: 1, box: [1, 2, 3] }]],
  ['a page before the first', [{ page: 0, box: [1, 2, 3, 4] }]],
])('refuses frames with %s', async (_, frames) => {
  const { browser, sessionId } = await newWorkspace()
  const docx = { name: 'Doses.pdf', bytes: PDF }
  const response = await postForm(browser, parseTable, { sessionId, docx, options: JSON.stringify({ frames }) })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'BAD_REQUEST'])
})
