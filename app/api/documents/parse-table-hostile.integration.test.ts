import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { buildZip, xlsxItems } from '@/lib/documents/ooxml/test-support/packages'
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
  readonly problems?: readonly { readonly code: string; readonly text: string }[]
}

async function parse(bytes: Uint8Array, name = 'a.docx'): Promise<{ status: number; body: Answer }> {
  const { browser, sessionId } = await newWorkspace()
  const response = await postForm(browser, parseTable, { sessionId, docx: { name, bytes } })
  return { status: response.status, body: (await response.json()) as Answer }
}

const cell = (text: string, properties: string) => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const tbl = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

describe('what no honest program writes', () => {
  test('tables within tables beyond the limit are refused, not followed', async () => {
    const deep = '<w:tbl><w:tr><w:tc>'.repeat(3_000) + '<w:p/>' + '</w:tc></w:tr></w:tbl>'.repeat(3_000)
    const { status, body } = await parse(docx(deep))
    expect([status, body.code]).toEqual([422, 'GATE_DEEP'])
  })

  test.each(['2147483647', '-3', '0', 'abc'])('a cell over %s columns is read, and doubted', async (span) => {
    const { status, body } = await parse(docx(tbl(row(cell('a', `<w:gridSpan w:val="${span}"/>`), cell('b', '')))))
    expect([status, body.tables]).toMatchObject([200, [{ rows: 1, cols: 2 }]])
    expect(body.problems).toMatchObject([{ code: 'TABLE_SPAN_WRONG', text: expect.any(String) }])
  })

  test('keeps the text of a merged cell without a beginning, with a message', async () => {
    const { status, body } = await parse(docx(tbl(row(cell('a', '<w:vMerge/>'), cell('b', '')))))
    expect([status, body.tables]).toMatchObject([200, [{ rows: 1, cols: 2 }]])
    expect(body.problems).toMatchObject([{ code: 'TABLE_MERGE_ORPHAN' }])
  })

  test('writes three thousand tables to one sheet, with a message', async () => {
    const { status, body } = await parse(docx((table(['a', 'b']) + paragraph('x')).repeat(3_000)))
    expect([status, body.tables?.length]).toEqual([200, 3_000])
    expect(body.problems).toMatchObject([{ code: 'TABLES_ON_ONE_SHEET' }])
  })

  test.each(['a.docx', 'a.xlsx'])('recognizes a workbook named %s', async (name) => {
    const { status, body } = await parse(buildZip(xlsxItems('<worksheet/>')), name)
    expect([status, body.code]).toEqual([422, 'GATE_WRONG_KIND'])
  })
})
