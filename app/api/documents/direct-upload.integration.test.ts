import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import type { NamedFile } from '@/lib/documents/tool'
import { env } from '@/lib/env'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { sweep } from '@/lib/operations/sweep'
import { issueUploadTicket } from '@/lib/operations/upload-ticket'
import { storage } from '@/lib/storage'
import { newStorageKey } from '@/lib/storage/storage-key'
import { startBucket } from '@/lib/storage/test-support/local-bucket'
import type { Scratch } from '@/lib/storage/test-support/scratch'
import { bytesOf, scratch, sha256 } from '@/lib/storage/test-support/scratch'
import { GET, HEAD } from './download/[filename]/route'
import { POST as generate } from './generate/route'
import { POST as complete } from './uploads/complete/route'
import { POST as begin } from './uploads/route'

const MEGABYTE = 1024 ** 2

let place: Scratch
let bucket: Awaited<ReturnType<typeof startBucket>>
let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  place = await scratch()
  bucket = await startBucket(place.folder)
  const { config } = bucket
  Object.assign(process.env, {
    S3_ENDPOINT: config.endpoint,
    S3_REGION: config.region,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
    S3_DIRECT: 'true',
    // Plans apply only if payment is set up: new users are on the free plan.
    ...PAYMENT,
  })
  application = await openTestApplication()
})
afterAll(async () => {
  await application.close()
  await bucket.close()
  await place.remove()
})
afterEach(() => {
  jest.restoreAllMocks()
})

interface Begun {
  readonly upload: { url: string; method: string; expiresAt: string }
  readonly ticket: string
}

async function post<Body>(browser: Browser, handler: typeof begin, json: object) {
  const response = await browser.call(handler, { json })
  return { status: response.status, body: (await response.json()) as Body & { code?: string; details?: unknown } }
}

const beginUpload = (browser: Browser, json: { sessionId: string; name: string; bytes: number }) =>
  post<Begun>(browser, begin, json)
const completeUpload = (browser: Browser, ticket: string) => post<{ name: string }>(browser, complete, { ticket })

const keyOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const put = (url: string, bytes: Uint8Array) => fetch(url, { method: 'PUT', body: Buffer.from(bytes) })
const isGone = (key: string) =>
  expect(storage().direct?.bytesOf(key)).rejects.toEqual(expect.objectContaining({ code: 'NOT_FOUND' }))

/** Begins an upload and sends the bytes to the address it was given. */
async function uploaded(browser: Browser, sessionId: string, file: NamedFile): Promise<Begun> {
  const { body } = await beginUpload(browser, { sessionId, name: file.name, bytes: file.bytes.length })
  expect((await put(body.upload.url, file.bytes)).status).toBe(200)
  return body
}

async function inWorkspace(browser: Browser, sessionId: string, file: NamedFile): Promise<string> {
  const { ticket } = await uploaded(browser, sessionId, file)
  return (await completeUpload(browser, ticket)).body.name
}

const rowsOf = (documentSessionId: string) => db().storedFile.findMany({ where: { documentSessionId } })

describe('files that go straight to the storage and back', () => {
  test('are run by their names, and the result is fetched from the storage', async () => {
    const { browser, sessionId } = await newWorkspace()
    const excel = await inWorkspace(browser, sessionId, actRows(2))
    const template = await inWorkspace(browser, sessionId, ACT)
    expect([excel, template]).toEqual(['Журнал.csv', 'Акт.docx'])
    const run = await postForm(browser, generate, { excel, template, sessionId })
    expect(run.status).toBe(200)
    const filename = ((await run.json()) as { download_url: string }).download_url.split('/').at(-1) ?? ''
    const result = await db().storedFile.findFirstOrThrow({ where: { documentSessionId: sessionId, kind: 'result' } })
    await db().operation.updateMany({ where: { documentSessionId: sessionId }, data: { seenAt: null } })
    const seen = async () =>
      (await db().operation.findFirstOrThrow({ where: { documentSessionId: sessionId } })).seenAt !== null
    const call = { params: { filename }, query: { sessionId } }

    const head = await browser.call(HEAD, { ...call, method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(result.bytes)])
    expect(await seen()).toBe(false)

    const redirect = await browser.call(GET, call)
    const { location = '', 'x-request-id': _id, ...headers } = Object.fromEntries(redirect.headers)
    expect(redirect.status).toBe(307)
    expect(headers).toEqual({
      'cache-control': 'private, no-store',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
    expect(new URL(location).searchParams.get('X-Amz-Expires')).toBe('300')
    expect(await seen()).toBe(true)

    const answer = await fetch(location)
    expect(answer.headers.get('content-disposition')).toBe(head.headers.get('content-disposition'))
    expect(answer.headers.get('content-type')).toBe(result.contentType)
    const whole = Buffer.from(await answer.arrayBuffer())
    expect(sha256(whole)).toBe(result.sha256)

    const part = await browser.call(GET, { ...call, headers: { range: 'bytes=0-99' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(0, 100))).toBe(true)
  })

  test('are recognised by their content and kept as long as any upload, under a key that no address leads to', async () => {
    const { browser, sessionId } = await newWorkspace()
    const file = actRows(3)
    const { upload, ticket } = await uploaded(browser, sessionId, file)
    expect(upload.method).toBe('PUT')
    expect(Date.parse(upload.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000)
    await completeUpload(browser, ticket)
    const [row] = await rowsOf(sessionId)
    expect(row).toMatchObject({ kind: 'upload', bytes: file.bytes.length, sha256: sha256(Buffer.from(file.bytes)) })
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000)
    await isGone(keyOf(upload.url))
    await put(upload.url, new Uint8Array(file.bytes.length))
    const kept = await bytesOf(await storage().read(row?.storageKey ?? ''))
    expect(kept.equals(Buffer.from(file.bytes))).toBe(true)
  })

  test('have their own name in the workspace, without folders', async () => {
    const { browser, sessionId } = await newWorkspace()
    const file = { name: 'C:\\acts\\Акт.docx', bytes: ACT.bytes }
    expect(await inWorkspace(browser, sessionId, file)).toBe('Акт.docx')
    expect(await inWorkspace(browser, sessionId, file)).toBe('Акт (2).docx')
  })
})

describe('a large file in parts', () => {
  const PART = 8 * MEGABYTE
  const large = () => ({ name: 'Акты.csv', bytes: Buffer.alloc(PART + 1_000, 'x') })

  async function begun(browser: Browser, sessionId: string, file: NamedFile) {
    const asked = { sessionId, name: file.name, bytes: file.bytes.length, parts: true }
    const { body } = await post<{ ticket: string; upload: { parts: { bytes: number; urls: string[] } } }>(
      browser,
      begin,
      asked,
    )
    return body
  }

  const putPart = async (url: string, bytes: Uint8Array) => (await put(url, bytes)).headers.get('etag') ?? ''

  test('becomes one file, whichever part came first or twice', async () => {
    const { browser, sessionId } = await newWorkspace()
    const file = large()
    const { ticket, upload } = await begun(browser, sessionId, file)
    expect(upload.parts.bytes).toBe(PART)
    const [first = '', second = ''] = upload.parts.urls
    expect(upload.parts.urls).toHaveLength(2)
    const last = await putPart(second, file.bytes.subarray(PART))
    await putPart(first, file.bytes.subarray(0, PART))
    const etags = [await putPart(first, file.bytes.subarray(0, PART)), last]
    const answers = [
      await post<{ name: string }>(browser, complete, { ticket, etags }),
      await post<{ name: string }>(browser, complete, { ticket, etags }),
    ]
    expect(answers).toEqual(Array(2).fill({ status: 200, body: { success: true, name: 'Акты.csv' } }))
    expect(await rowsOf(sessionId)).toMatchObject([{ bytes: file.bytes.length, sha256: sha256(file.bytes) }])
  })

  test('is refused while a part is missing', async () => {
    const { browser, sessionId } = await newWorkspace()
    const file = large()
    const { ticket, upload } = await begun(browser, sessionId, file)
    const etags = [await putPart(upload.parts.urls[0] ?? '', file.bytes.subarray(0, PART))]
    const answer = await post(browser, complete, { ticket, etags })
    expect(answer).toMatchObject({ status: 400, body: { code: 'UPLOAD_BROKEN' } })
    expect(await rowsOf(sessionId)).toEqual([])
  })

  test('that fits into one part is sent whole', async () => {
    const { browser, sessionId } = await newWorkspace()
    const asked = { sessionId, name: ACT.name, bytes: ACT.bytes.length, parts: true }
    const { body } = await post<Begun>(browser, begin, asked)
    expect(body.upload.url).toMatch(/^http/)
  })
})

describe('a file with a hash', () => {
  const hashed = (sessionId: string, { name, bytes }: NamedFile, hash = sha256(Buffer.from(bytes))) => ({
    sessionId,
    name,
    bytes: bytes.length,
    sha256: hash,
  })

  test('is known in its session by name and content, and isn’t uploaded again', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await post<Begun>(browser, begin, hashed(sessionId, ACT))
    await put(body.upload.url, ACT.bytes)
    expect((await completeUpload(browser, body.ticket)).body.name).toBe('Акт.docx')
    const again = await post<{ name: string }>(browser, begin, hashed(sessionId, ACT))
    expect(again).toEqual({ status: 200, body: { success: true, name: 'Акт.docx' } })
    const renamed = await post<Begun>(browser, begin, { ...hashed(sessionId, ACT), name: 'Другой.docx' })
    expect(renamed.body.upload.method).toBe('PUT')
  })

  test('is refused and removed when other content arrived', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await post<Begun>(browser, begin, hashed(sessionId, ACT, 'a'.repeat(64)))
    await put(body.upload.url, ACT.bytes)
    expect((await completeUpload(browser, body.ticket)).body.code).toBe('UPLOAD_BROKEN')
    await isGone(keyOf(body.upload.url))
  })
})

describe('a ticket', () => {
  test('that is confirmed again, or twice concurrently, gives the same file', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { ticket } = await uploaded(browser, sessionId, ACT)
    const answers = [
      ...(await Promise.all([completeUpload(browser, ticket), completeUpload(browser, ticket)])),
      await completeUpload(browser, ticket),
    ]
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { success: true, name: 'Акт.docx' } }))
    expect(await rowsOf(sessionId)).toHaveLength(1)
  })

  test('for which other bytes arrived than were promised is refused, and they are removed', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    const { upload } = await uploaded(browser, sessionId, ACT)
    const key = keyOf(upload.url)
    const promise = { fileId: 'f', key, name: 'Акт.docx', bytes: ACT.bytes.length + 1, sessionId }
    const ticket = await issueUploadTicket(id, promise, new Date(Date.now() + 60_000))
    expect(await completeUpload(browser, ticket)).toMatchObject({ status: 400, body: { code: 'UPLOAD_BROKEN' } })
    await isGone(key)
    expect(await rowsOf(sessionId)).toEqual([])
  })

  test('for which nothing arrived is refused until it does', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await beginUpload(browser, { sessionId, name: ACT.name, bytes: ACT.bytes.length })
    expect((await completeUpload(browser, body.ticket)).body.code).toBe('UPLOAD_BROKEN')
    await put(body.upload.url, ACT.bytes)
    expect((await completeUpload(browser, body.ticket)).status).toBe(200)
  })

  test('that has expired is rejected', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    const promise = { fileId: 'f', key: newStorageKey(), name: 'a', bytes: 1, sessionId }
    const ticket = await issueUploadTicket(id, promise, new Date(Date.now() - 1_000))
    expect(await completeUpload(browser, ticket)).toMatchObject({ status: 400, body: { code: 'UPLOAD_BROKEN' } })
  })

  test('of another person, or of no one, is not found, and stays good for its owner', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { ticket } = await uploaded(browser, sessionId, ACT)
    const other = await newWorkspace()
    const forged = ticket.replace(/[^.]+$/, 'A'.repeat(43))
    expect(await completeUpload(other.browser, ticket)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await completeUpload(browser, forged)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await completeUpload(browser, ticket)).status).toBe(200)
  })
})

test('no upload begins in another person’s workspace', async () => {
  const [{ browser }, { sessionId }] = [await newWorkspace(), await newWorkspace()]
  const { status, body } = await beginUpload(browser, { sessionId, name: 'a.docx', bytes: 1 })
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
})

test.each([
  [11, 402, 'LIMIT_UPLOAD', { limit: 10 * MEGABYTE, used: 11 * MEGABYTE, plan: 'standard' }],
  [101, 413, 'FILE_TOO_LARGE', { limit: 10 * MEGABYTE, used: 101 * MEGABYTE }],
])('%p MB are more than the free plan takes', async (megabytes, status, code, details) => {
  const { browser, sessionId } = await newWorkspace()
  const answer = await beginUpload(browser, { sessionId, name: 'a.csv', bytes: megabytes * MEGABYTE })
  expect({ status: answer.status, code: answer.body.code, details: answer.body.details }).toEqual({
    status,
    code,
    details,
  })
})

test('rejects a name of folders only, or with control characters', async () => {
  const { browser, sessionId } = await newWorkspace()
  for (const name of ['', '/', 'a\u0000.docx']) {
    expect((await beginUpload(browser, { sessionId, name, bytes: 1 })).status).toBe(400)
  }
})

test('without direct access the route isn’t found, and downloads are served here', async () => {
  const { browser, sessionId } = await newWorkspace()
  const { ticket } = await uploaded(browser, sessionId, ACT)
  const filename = await inWorkspace(browser, sessionId, ACT)
  jest.replaceProperty(env(), 'S3_DIRECT', false)
  expect((await beginUpload(browser, { sessionId, name: 'a.docx', bytes: 1 })).status).toBe(404)
  expect((await completeUpload(browser, ticket)).status).toBe(404)
  const download = await browser.call(GET, { params: { filename }, query: { sessionId } })
  expect(download.status).toBe(200)
  expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(ACT.bytes))).toBe(true)
})

test('what was put into the store and never completed does not stay there', async () => {
  const { browser, sessionId } = await newWorkspace()
  const { upload } = await uploaded(browser, sessionId, { name: 'a.csv', bytes: Buffer.from('Номер\n1\n') })
  await sweep()
  await expect(storage().direct?.bytesOf(keyOf(upload.url))).resolves.toBeGreaterThan(0)
  await sweep(new Date(Date.now() + 2 * 3_600_000))
  await isGone(keyOf(upload.url))
})
