import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { POST as generate } from '@/app/api/documents/generate/route'
import { PUT as putPicture } from '@/app/api/profile/pictures/[kind]/route'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { keptAct } from '@/lib/http/test-support/templates'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { storage } from '@/lib/storage'
import { GET as exported } from './export/route'
import { DELETE as removeFile } from './files/[id]/route'
import { GET as files } from './files/route'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface OwnFile {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly tool: string | null
  readonly size: number
  readonly expiresAt: string
  readonly sessionId: string
}
interface OwnFiles {
  readonly count: number
  readonly bytes: number
  readonly files: OwnFile[]
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function personWithActs() {
  const workspace = await newWorkspace()
  const { browser, sessionId } = workspace
  await postForm(browser, generate, { excel: actRows(2), template: ACT, sessionId })
  return workspace
}

const listed = async (browser: Browser, query = {}) => (await (await browser.call(files, { query })).json()) as OwnFiles
const removes = (browser: Browser, id: string) => browser.call(removeFile, { method: 'DELETE', params: { id } })

describe('A user’s files', () => {
  test('are listed over all their document sessions, with when each expires', async () => {
    const { browser, sessionId } = await personWithActs()
    const { count, bytes, files: list } = await listed(browser)
    expect([count, list.length]).toEqual([3, 3])
    expect(list.map(({ kind }) => kind).toSorted()).toEqual(['result', 'upload', 'upload'])
    expect(bytes).toBe(list.reduce((sum, { size }) => sum + size, 0))
    for (const file of list) {
      expect(file.sessionId).toBe(sessionId)
      expect(file.tool).toBe('generate')
      expect(Date.parse(file.expiresAt)).toBeGreaterThan(Date.now())
    }
    const [first] = list
    const page = await listed(browser, { limit: '2', after: first?.id ?? '' })
    expect(page.files.map(({ id }) => id)).toEqual(list.slice(1).map(({ id }) => id))
    // One that is past its time by now is still a place to go on from; one that is gone is none, and the list doesn't end there unsaid.
    await db().storedFile.update({ where: { id: first?.id ?? '' }, data: { expiresAt: new Date(0) } })
    expect((await listed(browser, { after: first?.id ?? '' })).files).toHaveLength(2)
    const gone = list.at(-1)?.id ?? ''
    await removes(browser, gone)
    expect((await browser.call(files, { query: { after: gone } })).status).toBe(404)
  })

  test('are listed for one document session only, if requested', async () => {
    const { browser, sessionId } = await personWithActs()
    const other = await personWithActs()
    expect((await listed(browser, { sessionId })).count).toBe(3)
    expect(await listed(browser, { sessionId: other.sessionId })).toMatchObject({ count: 0, bytes: 0, files: [] })
  })

  test('can be removed one at a time, bytes and row', async () => {
    const { browser } = await personWithActs()
    const [file] = (await listed(browser)).files
    const id = file?.id ?? ''
    const { storageKey } = await db().storedFile.findUniqueOrThrow({ where: { id } })
    expect((await removes(browser, id)).status).toBe(200)
    expect((await listed(browser)).count).toBe(2)
    await expect(storage().localCopy(storageKey)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await removes(browser, id)).status).toBe(404)
  })

  test('stay while an operation reads them', async () => {
    const { browser, sessionId } = await personWithActs()
    const upload = (await listed(browser)).files.find(({ kind }) => kind === 'upload')
    const operation = await db().operation.findFirstOrThrow({ where: { documentSessionId: sessionId } })
    await db().operation.update({ where: { id: operation.id }, data: { state: 'queued' } })
    const response = await removes(browser, upload?.id ?? '')
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([409, 'FILE_IN_USE'])
    expect((await listed(browser)).count).toBe(3)
  })

  test('of another person are not there', async () => {
    const [one, other] = [await personWithActs(), await newPerson()]
    const [file] = (await listed(one.browser)).files
    expect((await listed(other.browser)).files).toEqual([])
    expect((await removes(other.browser, file?.id ?? '')).status).toBe(404)
    expect((await removes(other.browser, '\u0000')).status).toBe(404)
    expect((await listed(one.browser)).count).toBe(3)
    expect((await new Browser().call(files)).status).toBe(401)
  })
})

describe('The data export', () => {
  async function zipOf(browser: Browser) {
    const response = await browser.call(exported)
    return { response, zip: new PizZip(await response.arrayBuffer()) }
  }

  test('is a zip of JSON and of the files as they are', async () => {
    const { browser, email } = await personWithActs()
    await keptAct(browser)
    const form = new FormData()
    form.set('picture', new File([PNG], 'stamp.png'))
    await browser.call(putPicture, { method: 'PUT', params: { kind: 'stamp' }, form })
    const { response, zip } = await zipOf(browser)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="actum-\d{4}-\d\d-\d\d\.zip"/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const json = (name: string) => JSON.parse(zip.file(name)?.asText() ?? '') as never
    expect(json('account.json')).toMatchObject({ account: { email }, sessions: [{ endedAt: null }], apiTokens: [] })
    expect(json('operations.json')).toMatchObject([{ kind: 'generate', state: 'succeeded' }])
    expect(json('templates.json')).toMatchObject([{ fileName: 'Акт.docx' }])
    expect(json('mails.json')).toEqual([])
    const entries = json('files.json') as { path: string; name?: string; bytes: number }[]
    expect(entries).toHaveLength(5)
    for (const { path, bytes } of entries) expect(zip.file(path)?.asUint8Array()).toHaveLength(bytes)
    expect(zip.file('pictures/stamp.png')?.asUint8Array()).toEqual(new Uint8Array(PNG))
    const upload = entries.find(({ name, path }) => name === 'Акт.docx' && path.startsWith('files/'))
    expect(Buffer.from(zip.file(upload?.path ?? '')?.asUint8Array() ?? []).equals(Buffer.from(ACT.bytes))).toBe(true)
  })

  test('says how one signs in and what one has paid for', async () => {
    const { browser, id: userId } = await newPerson()
    const client = db()
    await client.linkedIdentity.create({
      data: { provider: 'google', subject: '1234', userId, email: 'own@clinic.example' },
    })
    const facts = {
      customerId: 'ctm_1',
      status: 'active',
      plan: 'standard',
      interval: 'month',
      currency: 'EUR',
    } as const
    const occurredAt = '2026-10-01T08:00:00.000000Z'
    await client.subscription.create({ data: { id: 'sub_own', userId, ...facts, priceId: 'pri_1', occurredAt } })
    await client.paddleCheckout.create({ data: { transactionId: 'txn_own', userId, priceId: 'pri_1' } })
    const { zip } = await zipOf(browser)
    expect(JSON.parse(zip.file('account.json')?.asText() ?? '')).toMatchObject({
      linkedIdentities: [{ provider: 'google', subject: '1234', email: 'own@clinic.example' }],
      subscriptions: [{ id: 'sub_own', status: 'active', plan: 'standard' }],
      checkouts: [{ transactionId: 'txn_own', priceId: 'pri_1' }],
    })
  })

  test('contains no hash, secret or storage key', async () => {
    const { browser, id } = await personWithActs()
    await keptAct(browser)
    const { zip } = await zipOf(browser)
    const text = Object.values(zip.files)
      .filter(({ name }) => name.endsWith('.json'))
      .map((file) => file.asText())
      .join()
    const { hash } = await db().password.findUniqueOrThrow({ where: { userId: id } })
    const session = await db().session.findFirstOrThrow({ where: { userId: id } })
    const [file] = await db().storedFile.findMany({ where: { documentSession: { userId: id } } })
    for (const secret of [hash, 'argon2', session.id, session.bindHash, file?.storageKey ?? '?']) {
      expect(text).not.toContain(secret)
    }
  })

  test('of a user without data is complete, and a file deleted in the meantime is listed as missing', async () => {
    const { browser } = await newPerson()
    expect(JSON.parse((await zipOf(browser)).zip.file('files.json')?.asText() ?? '')).toEqual([])
    const busy = await personWithActs()
    const [row] = await db().storedFile.findMany({ where: { documentSession: { userId: busy.id } } })
    await storage().remove(row?.storageKey ?? '')
    const { zip } = await zipOf(busy.browser)
    const entries = JSON.parse(zip.file('files.json')?.asText() ?? '') as { path: string | null; id: string }[]
    expect(entries.filter(({ path }) => path === null).map(({ id }) => id)).toEqual([row?.id])
  })

  test('contains no one else’s data, and is made at most five times an hour', async () => {
    const [one, other] = [await personWithActs(), await newPerson()]
    expect(JSON.stringify((await zipOf(other.browser)).zip.files)).not.toContain(one.id)
    expect((await new Browser().call(exported)).status).toBe(401)
    for (let made = 0; made < 4; made++) await zipOf(other.browser)
    expect((await other.browser.call(exported)).status).toBe(429)
  })
})
