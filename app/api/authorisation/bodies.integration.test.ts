import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openTestApplication } from '@/lib/http/test-support/application'
import { TEST_ORIGIN } from '@/lib/http/test-support/browser'
import { PEER_HEADER } from '@/lib/http/client-address'
import { SECRETS } from './callers'
import { databaseState } from './database-state'
import type { Door, Method } from './door'
import { foundRoutes } from './found-routes'
import { make, newPerson, type Person } from './resources'
import { ROUTES } from './routes'
import { rightCall, type Tried } from './knock'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // One user sends about thirty bodies to each route.
  process.env['ACTUM_RATE_LIMITS'] = 'payments=1000/60'
  application = await openTestApplication()
})
afterAll(() => application.close())

const doors = Object.entries(ROUTES).flatMap(([folder, entry]) =>
  Object.entries(entry)
    .filter(([, door]) => door.json !== undefined && door.looseBody !== true)
    .map(([method, door]) => ({ folder, method: method as Method, door: door as Door })),
)

interface Body {
  readonly text: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a body byte for byte, as the owner or with the route's secret. */
async function send(tried: Tried, owner: Person, params: Readonly<Record<string, string>>, body: Body) {
  const cookie = [...owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = new Headers({
    cookie,
    'content-type': 'application/json',
    'x-xsrf-token': decodeURIComponent(owner.browser.cookies.get('XSRF-TOKEN') ?? ''),
    // Public routes are rate limited by it, and there are many bodies.
    [PEER_HEADER]: `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    ...(await SECRETS[tried.folder]?.()),
    ...body.headers,
  })
  for (const name of ['origin', 'sec-fetch-site']) headers.delete(name)
  const request = new Request(`${TEST_ORIGIN}/api/test`, {
    method: tried.method,
    headers,
    body: Buffer.from(body.text),
  })
  const response = await tried.handler(request, { params: Promise.resolve(params) })
  await response.arrayBuffer()
  return response.status
}

const json = (value: unknown): Body => ({ text: JSON.stringify(value) })

/** Bodies that every route rejects, with the status of each. */
function wrongBodies(right: Readonly<Record<string, unknown>>): [string, number, Body][] {
  const text = JSON.stringify(right)
  const operators = (value: unknown) => [{ contains: '' }, { set: value }, { not: '' }, [value], { toString: 'x' }]
  return [
    ...['role', 'plan', 'isPremium', 'userId', 'emailVerifiedAt', 'passwordHash', 'createdAt', 'user'].map(
      (extra): [string, number, Body] => [`with ${extra}`, 400, json({ ...right, [extra]: 'admin' })],
    ),
    ...Object.entries(right).flatMap(([field, value]) =>
      operators(value).map((operator): [string, number, Body] => [
        `${field}: ${JSON.stringify(operator)}`,
        400,
        json({ ...right, [field]: operator }),
      ]),
    ),
    ['with __proto__', 400, { text: text.replace('{', '{"__proto__":{"role":"admin"},') }],
    ['with constructor', 400, { text: text.replace('{', '{"constructor":{"prototype":{"role":"admin"}},') }],
    ['nested ten thousand deep', 400, { text: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` }],
    ['an array nested ten thousand deep', 400, { text: '['.repeat(10_000) + ']'.repeat(10_000) }],
    ['no JSON', 400, { text: text.slice(0, -1) }],
    ['nothing', 400, { text: '' }],
    ['null', 400, { text: 'null' }],
    ['a megabyte', 413, json({ ...right, filler: 'x'.repeat(1_000_000) })],
    ['gzip', 415, { text: gzipSync(text), headers: { 'content-encoding': 'gzip' } }],
    ['text/plain', 415, { text, headers: { 'content-type': 'text/plain' } }],
    ['a form post', 415, { text: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['a multipart form', 415, { text: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ]
}

describe('A body with a field too many, an operator of the database, or of another kind is refused and changes nothing:', () => {
  test.each(doors)('$method $folder', async ({ folder, method, door }) => {
    const loaded = await foundRoutes()
      .find((route) => route.folder === folder)
      ?.load()
    const handler = loaded?.[method]
    if (handler === undefined) throw new Error(`${method} ${folder} is not on the disk`)
    const tried: Tried = { folder, method, door, handler }
    const owner = await newPerson()
    const named = await make(door.of, owner)
    const { params = {}, json: right } = rightCall(tried, named)
    const before = await databaseState()
    const answered: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const [what, status, body] of wrongBodies(right as Record<string, unknown>)) {
      expected[what] = status
      answered[what] = await send(tried, owner, params, body)
    }
    expect(answered).toEqual(expected)
    expect(await databaseState()).toEqual(before)
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

test('the last of two fields with the same name counts, for checking too', async () => {
  const { POST } = await import('@/app/api/auth/login/route')
  const { email } = await newPerson()
  const request = (text: string) =>
    new Request(`${TEST_ORIGIN}/api/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
  const call = (text: string) => POST(request(text), { params: Promise.resolve({}) })
  expect((await call(`{"email":"${email}","email":{"contains":""},"password":"x"}`)).status).toBe(400)
  expect((await call(`{"email":"${email}","password":"x","password":["x"]}`)).status).toBe(400)
})
