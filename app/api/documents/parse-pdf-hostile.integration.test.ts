import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { drawnTable, pdfFile } from '@/lib/documents/pdf/test-support/pdf-file'
import { HOSTILE_PDFS } from '@/lib/documents/pdf/test-support/hostile-pdfs'
import { openTestApplication } from '@/lib/http/test-support/application'
import { newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { POST as parseTable } from './parse-table/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

interface Answer {
  readonly code?: string
  readonly tables?: readonly { readonly rows: number; readonly cols: number }[]
}

async function parse(bytes: Uint8Array): Promise<{ status: number; body: Answer }> {
  const { browser, sessionId } = await newWorkspace()
  const response = await postForm(browser, parseTable, { sessionId, docx: { name: 'a.pdf', bytes } })
  return { status: response.status, body: (await response.json()) as Answer }
}

const TABLE = drawnTable([
  ['Name', 'Dose'],
  ['Adams', '0.52'],
])

/** The core's own results are tested next to it; this tests what a document process does with the worst. */
describe('a PDF that no honest program writes', () => {
  test.each([
    ['a content stream that inflates a thousandfold twice', 'FILE_TOO_EXPENSIVE'],
    ['a page tree that contains itself', 'PDF_UNREADABLE'],
  ])(
    '%s is answered by %s, and the next file is read',
    async (name, code) => {
      const { status, body } = await parse(HOSTILE_PDFS[name]?.() ?? new Uint8Array())
      expect([status, body.code]).toEqual([422, code])
      const next = await parse(pdfFile({ content: TABLE }))
      expect(next.body.tables).toMatchObject([{ rows: 2, cols: 2 }])
    },
    120_000,
  )

  // pdf.js drops a failure here without a word, for which Node ends a process: in a test it would end the test.
  test('pages that are not where the cross-reference table says are found', async () => {
    const { body } = await parse(
      HOSTILE_PDFS['pages that are not where the cross-reference table says']?.() ?? new Uint8Array(),
    )
    expect(body.tables?.map(({ rows, cols }) => [rows, cols])).toEqual([
      [3, 2],
      [3, 2],
    ])
  })
})
