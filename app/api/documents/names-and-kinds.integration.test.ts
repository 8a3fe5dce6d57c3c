import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { openTestApplication } from '@/lib/http/test-support/application'
import { ACT, actRows, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { GET as download } from './download/[filename]/route'
import { POST as generate } from './generate/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const NAMES = [
  '../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '"quoted"',
  'name\u202excod.exe',
  'CON',
  'LPT1',
  'x'.repeat(5_000),
  '☢️ доза',
  'dots...',
  'trailing ',
  'same',
  'same',
]

test('names that come from cells are safe in the archive and in the header, and each is another', async () => {
  const { browser, sessionId } = await newWorkspace()
  const excel = csvFile([['Имя'], ...NAMES.map((name) => [name])])
  const template = { name: 'Акт "1".docx', bytes: docx(paragraph('{Имя}')) }
  const options = JSON.stringify({ pattern: '{Имя}' })
  const response = await postForm(browser, generate, { excel, template, sessionId, options })
  const body = (await response.json()) as { code?: string; download_url: string }
  expect(body.code).toBeUndefined()
  const { download_url } = body
  const filename = download_url.split('/').at(-1) ?? ''
  const file = await browser.call(download, { params: { filename }, query: { sessionId } })
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[^\s"]+$/,
  )
  const entries = Object.keys(new PizZip(Buffer.from(await file.arrayBuffer())).files)
  expect(new Set(entries.map((name) => name.toLowerCase())).size).toBe(NAMES.length)
  for (const name of entries) {
    expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}\p{Bidi_Control}]+\.docx$/u)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255 + 5)
    expect(name).not.toMatch(/^(con|lpt1)\.docx$/i)
  }
})

describe('a file’s type is its content, whatever its name', () => {
  const bytes = (text: string) => Buffer.from(text)
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const cases: [string, Fields[string], Fields[string]][] = [
    ['a Word file as a spreadsheet', { name: 'a.xlsx', bytes: ACT.bytes }, ACT],
    [
      'a web page as a spreadsheet',
      { name: 'a.xlsx', bytes: bytes('<!DOCTYPE html><html><table></table></html>') },
      ACT,
    ],
    ['SYLK as a spreadsheet', { name: 'a.xlsx', bytes: bytes('ID;PWXL;N;E\nC;Y1;X1;K"a"\nE\n') }, ACT],
    ['a picture as a spreadsheet', { name: 'a.csv', bytes: PNG }, ACT],
    ['a text named as a workbook', { name: 'a.xlsx', bytes: actRows(1).bytes }, ACT],
    ['nothing at all', { name: 'a.xlsx', bytes: new Uint8Array() }, ACT],
    ['a PDF as a template', actRows(1), { name: 'a.docx', bytes: bytes('%PDF-1.7') }],
    ['a spreadsheet as a template', actRows(1), { name: 'a.docx', bytes: actRows(1).bytes }],
  ]

  test.each(cases)('%s is refused, saying what it is', async (_what, excel, template) => {
    const { browser, sessionId } = await newWorkspace()
    const response = await postForm(browser, generate, { excel: excel!, template: template!, sessionId })
    const body = (await response.json()) as { code: string; error: string }
    expect(response.status).toBe(422)
    expect(body.code).toMatch(/^GATE_/)
  })

  test('an RTF with a DOCX’s name is converted if there is a converter, and otherwise reported', async () => {
    const { browser, sessionId } = await newWorkspace()
    const template = { name: 'a.docx', bytes: bytes('{\\rtf1 act}') }
    const response = await postForm(browser, generate, { excel: actRows(1), template, sessionId })
    const { code } = (await response.json()) as { code: string }
    expect(response.status).toBe(422)
    expect(['TEMPLATE_NO_TAGS', 'CONVERTER_MISSING']).toContain(code)
  })

  test('the right content under a wrong name is taken', async () => {
    const { browser, sessionId } = await newWorkspace()
    const template = { name: 'act.bin', bytes: ACT.bytes }
    expect((await postForm(browser, generate, { excel: actRows(1), template, sessionId })).status).toBe(200)
  })
})
