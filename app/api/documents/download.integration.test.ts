import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { GET, HEAD } from './download/[filename]/route'
import { POST as generate } from './generate/route'
import { GET as history } from './operations/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
let browser: Browser
let sessionId: string
let filename: string
let whole: Buffer

beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

beforeEach(async () => {
  ;({ browser, sessionId } = await newWorkspace())
  const response = await postForm(browser, generate, { excel: actRows(1), template: ACT, sessionId })
  const { download_url } = (await response.json()) as { download_url: string }
  filename = download_url.split('/').at(-1) ?? ''
  const file = await db().storedFile.findFirstOrThrow({ where: { documentSessionId: sessionId, kind: 'result' } })
  whole = Buffer.from(await (await download()).arrayBuffer())
  expect(whole.length).toBe(file.bytes)
})

function download(headers: Record<string, string> = {}) {
  return browser.call(GET, { params: { filename }, query: { sessionId }, headers })
}

describe('a part of a file', () => {
  test.each([
    ['the first bytes', 'bytes=0-99', (size: number) => [0, Math.min(99, size - 1)]],
    ['the rest', 'bytes=100-', (size: number) => [100, size - 1]],
    ['the last bytes', 'bytes=-50', (size: number) => [size - 50, size - 1]],
    ['more than there is', 'bytes=10-999999999', (size: number) => [10, size - 1]],
  ])('%s', async (_what, range, expected) => {
    const [start = 0, end = 0] = expected(whole.length)
    const response = await download({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true)
  })

  test('is put together with the rest to the whole', async () => {
    const parts = await Promise.all([download({ range: 'bytes=0-499' }), download({ range: 'bytes=500-' })])
    const bytes = await Promise.all(parts.map(async (part) => Buffer.from(await part.arrayBuffer())))
    expect(Buffer.concat(bytes).equals(whole)).toBe(true)
  })

  test('that begins after the end is answered with the size', async () => {
    const response = await download({ range: `bytes=${whole.length}-` })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`)
    expect(await response.json()).toMatchObject({ success: false, code: 'RANGE_NOT_SATISFIABLE' })
  })

  test.each(['bytes=0-9,20-29', 'bytes=9-0', 'rows=0-9'])('%p gives the whole', async (range) => {
    const response = await download({ range })
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(whole)).toBe(true)
  })

  test('of the version that the client has, and the whole of another', async () => {
    const etag = (await download()).headers.get('etag') ?? ''
    expect(etag).toBe(`"${createHash('sha256').update(whole).digest('hex')}"`)
    expect((await download({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await download({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  })
})

test.each([
  ['the whole', {}],
  ['a part', { range: 'bytes=0-9' }],
])('%s has exactly the headers that keep it a download', async (_what, headers) => {
  const response = await download(headers)
  const { 'x-request-id': _id, 'content-range': _range, etag: _etag, ...sent } = Object.fromEntries(response.headers)
  expect(sent).toEqual({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-length': String((await response.arrayBuffer()).byteLength),
    'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+"; filename\*=UTF-8''%D0%90/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': 'sandbox',
    'accept-ranges': 'bytes',
  })
})

test('HEAD responds like GET, without the bytes and regardless of a range', async () => {
  const call = { method: 'HEAD', params: { filename }, query: { sessionId } }
  const response = await browser.call(HEAD, { ...call, headers: { range: 'bytes=0-9' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(whole.length))
  expect(response.headers.get('accept-ranges')).toBe('bytes')
  expect((await response.arrayBuffer()).byteLength).toBe(0)
  const absent = await browser.call(HEAD, { ...call, params: { filename: 'none.docx' } })
  expect(absent.status).toBe(404)
})

describe('an operation', () => {
  const seen = async () => {
    const { operations } = (await (await browser.call(history, { query: { sessionId } })).json()) as {
      operations: { seen: boolean }[]
    }
    return operations.map((operation) => operation.seen)
  }
  const forget = () => db().operation.updateMany({ where: { documentSessionId: sessionId }, data: { seenAt: null } })

  test('is seen once its result is downloaded, and its time stays that of the first', async () => {
    await forget()
    expect(await seen()).toEqual([false])
    await download()
    expect(await seen()).toEqual([true])
    const first = await db().operation.findFirstOrThrow({ where: { documentSessionId: sessionId } })
    await download({ range: 'bytes=0-9' })
    expect((await db().operation.findFirstOrThrow({ where: { id: first.id } })).seenAt).toEqual(first.seenAt)
  })

  test('is not seen by a look at the headers, nor by fetching what was uploaded for it', async () => {
    await forget()
    await browser.call(HEAD, { method: 'HEAD', params: { filename }, query: { sessionId } })
    const upload = await browser.call(GET, { params: { filename: 'Журнал.csv' }, query: { sessionId } })
    expect(upload.status).toBe(200)
    expect(upload.headers.get('content-type')).toBe('application/octet-stream')
    const content = Buffer.from(await upload.arrayBuffer())
    expect(upload.headers.get('etag')).toBe(`"${createHash('sha256').update(content).digest('hex')}"`)
    expect(await seen()).toEqual([false])
  })
})

describe('one document of a zip', () => {
  const taken = (entry: string, headers: Record<string, string> = {}, name = filename) =>
    browser.call(GET, { params: { filename: name }, query: { sessionId, entry }, headers })

  interface Made {
    readonly download_url: string
    readonly documents: readonly { readonly name: string; readonly size: number }[]
  }

  async function makeZip(rows = 3): Promise<Made> {
    const { bytes } = actRows(rows)
    // The last row has no name, which the policy for missing data takes for an error.
    const excel = {
      name: 'Журнал 2.csv',
      bytes: Buffer.concat([Buffer.from(bytes), Buffer.from('\r\n009,03.11.2026,')]),
    }
    const options = JSON.stringify({ missing: 'block' })
    const made = (await (
      await postForm(browser, generate, { excel, template: ACT, sessionId, options })
    ).json()) as Made
    filename = decodeURIComponent(made.download_url.split('/').at(-1) ?? '')
    return made
  }

  test('is sent as a file of the announced size, and in parts', async () => {
    const { documents } = await makeZip()
    expect(documents).toHaveLength(3)
    for (const { name, size } of documents) {
      const response = await taken(name)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/wordprocessingml\.document$/)
      expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(name))
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.length).toBe(size)
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
      expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\x05\x06')
      const part = await taken(name, { range: 'bytes=10-' })
      expect(part.headers.get('content-range')).toBe(`bytes 10-${size - 1}/${size}`)
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10))).toBe(true)
    }
  })

  test('may be the rows that failed', async () => {
    await makeZip()
    const response = await taken('errors.xlsx')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/)
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')))
  })

  test.each(['none.docx', '../errors.xlsx', '/etc/passwd', 'ERRORS.XLSX', 'errors.xlsx\0'])(
    '%p is none',
    async (entry) => {
      await makeZip()
      expect((await taken(entry)).status).toBe(404)
    },
  )

  test('is looked for in results that are a zip alone, and never for another person', async () => {
    const { documents } = await makeZip()
    const name = documents[0]?.name ?? ''
    expect((await taken('word/document.xml', {}, 'Акт.docx')).status).toBe(404)
    expect((await taken('word/document.xml', {}, 'Журнал.csv')).status).toBe(404)
    const { browser: other } = await newWorkspace()
    const response = await other.call(GET, { params: { filename }, query: { sessionId, entry: name } })
    expect(response.status).toBe(404)
  })
})
