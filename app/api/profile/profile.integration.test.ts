import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { picturesOf } from '@/lib/accounts/profile/profile-pictures'
import { db } from '@/lib/db/client'
import type { NamedFile } from '@/lib/documents/tool'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser, type Call } from '@/lib/http/test-support/browser'
import { storage } from '@/lib/storage'
import { DELETE as removePicture, GET as picture, PUT as putPicture } from './pictures/[kind]/route'
import { PUT as put } from './put/route'
import { GET as profile } from './route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** One grey pixel's worth of headers: SOI, JFIF, SOF0, EOI. */
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010101006000600000ffc0000b080001000101011100ffda0008010100003f0000ffd9',
  'hex',
)

async function asked(browser: Browser, handler: Parameters<Browser['call']>[0], call: Call = {}) {
  const response = await browser.call(handler, call)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> & { code?: string } }
}

function upload(browser: Browser, kind: string, { name, bytes }: NamedFile) {
  const form = new FormData()
  form.set('picture', new File([Buffer.from(bytes)], name))
  return asked(browser, putPicture, { method: 'PUT', params: { kind }, form })
}

const EMPTY = {
  success: true,
  organisation: '',
  department: '',
  position: '',
  phone: '',
  address: '',
  signatory: '',
  signatoryPosition: '',
  pictures: { stamp: null, signature: null },
}

describe('the profile', () => {
  test('of a new person is empty', async () => {
    const { browser } = await newPerson()
    expect(await asked(browser, profile)).toEqual({ status: 200, body: EMPTY })
  })

  test('keeps what is put into it, and what is not named stays', async () => {
    const { browser } = await newPerson()
    await asked(browser, put, { method: 'PUT', json: { organisation: ' ООО «Луч» ', address: 'ул. Мира, 1\nМосква' } })
    const { body } = await asked(browser, put, { method: 'PUT', json: { signatory: 'Щёголева Ю. Я.' } })
    expect(body).toEqual({
      ...EMPTY,
      organisation: 'ООО «Луч»',
      address: 'ул. Мира, 1\nМосква',
      signatory: 'Щёголева Ю. Я.',
    })
    expect((await asked(browser, profile)).body).toEqual(body)
  })

  test('isn’t visible to other users', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    await asked(one.browser, put, { method: 'PUT', json: { organisation: 'ООО «Луч»' } })
    await upload(one.browser, 'stamp', { name: 'a.png', bytes: PNG })
    expect((await asked(other.browser, profile)).body).toEqual(EMPTY)
    expect((await asked(other.browser, picture, { params: { kind: 'stamp' } })).status).toBe(404)
  })

  test.each([
    ['a text that is too long', { organisation: 'x'.repeat(501) }],
    ['a control character', { organisation: 'a\u0000b' }],
    ['a number', { organisation: 1 }],
    ['an operator of the database', { organisation: { set: 'x' } }],
    ['an owner', { userId: 'somebody' }],
    ['pictures', { pictures: {} }],
  ])('refuses %s, and nothing changes', async (_, json) => {
    const { browser } = await newPerson()
    expect(await asked(browser, put, { method: 'PUT', json })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    })
    expect((await asked(browser, profile)).body).toEqual(EMPTY)
  })

  test('rejects requests without sign-in and from other sites', async () => {
    const nobody = new Browser()
    const kind = { params: { kind: 'stamp' } }
    for (const [handler, call] of [
      [profile, {}],
      [put, { method: 'PUT', json: {} }],
      [picture, kind],
      [putPicture, { ...kind, method: 'PUT', form: new FormData() }],
      [removePicture, { ...kind, method: 'DELETE' }],
    ] as const) {
      expect(await asked(nobody, handler, call)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    }
    const { browser } = await newPerson()
    const headers = { 'x-xsrf-token': 'wrong' }
    expect((await asked(browser, put, { method: 'PUT', json: {}, headers })).status).toBe(403)
    expect((await asked(browser, removePicture, { ...kind, method: 'DELETE', headers })).status).toBe(403)
  })
})

describe('a picture of the profile', () => {
  test.each([
    ['stamp', 'png', PNG],
    ['signature', 'jpeg', JPEG],
  ] as const)('%s is kept, shown and removed', async (kind, type, bytes) => {
    const { browser, id } = await newPerson()
    const { status, body } = await upload(browser, kind, { name: 'scan.bin', bytes })
    expect({ status, ...body }).toMatchObject({ status: 200, pictures: { [kind]: { type, bytes: bytes.length } } })
    const response = await browser.call(picture, { params: { kind } })
    expect(response.headers.get('content-type')).toBe(`image/${type}`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    const [{ storageKey = '' } = {}] = await picturesOf(id)
    const removed = await asked(browser, removePicture, { method: 'DELETE', params: { kind } })
    expect(removed.body).toEqual(EMPTY)
    await expect(storage().localCopy(storageKey)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('replaces the previous one, whose bytes are deleted', async () => {
    const { browser, id } = await newPerson()
    await upload(browser, 'stamp', { name: 'a.png', bytes: PNG })
    const [{ storageKey = '' } = {}] = await picturesOf(id)
    await upload(browser, 'stamp', { name: 'b.jpg', bytes: JPEG })
    expect(await picturesOf(id)).toMatchObject([{ kind: 'stamp', type: 'jpeg' }])
    await expect(storage().localCopy(storageKey)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().discardedFile.count({ where: { storageKey } })).toBe(0)
  })

  test.each([
    ['a GIF', GIF],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a cut PNG', PNG.subarray(0, 12)],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_, bytes) => {
    const { browser, id } = await newPerson()
    expect(await upload(browser, 'stamp', { name: 'a.png', bytes })).toMatchObject({
      status: 422,
      body: { code: 'PICTURE_NOT_VALID' },
    })
    expect(await picturesOf(id)).toEqual([])
  })

  test('of more than 2 MB is refused', async () => {
    const { browser } = await newPerson()
    const bytes = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)])
    expect(await upload(browser, 'stamp', { name: 'a.png', bytes })).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', details: { limit: 2 * 1024 * 1024, used: expect.any(Number) } },
    })
  })

  test('of another kind than stamp and signature does not exist', async () => {
    const { browser } = await newPerson()
    expect((await upload(browser, 'photo', { name: 'a.png', bytes: PNG })).status).toBe(404)
    expect((await asked(browser, picture, { params: { kind: '__proto__' } })).status).toBe(404)
    expect((await asked(browser, picture, { params: { kind: 'stamp' } })).status).toBe(404)
    expect((await asked(browser, removePicture, { method: 'DELETE', params: { kind: 'stamp' } })).status).toBe(200)
  })
})
