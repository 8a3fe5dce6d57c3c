import { afterEach, describe, expect, test } from '@jest/globals'
import { EventEmitter } from 'node:events'
import { refusedRequest } from '@/scripts/steps/refused-request.js'
import { BeforeNext } from './before-next'
import { answersEnded, openAnswers } from './open-answers'
import { Overload } from './overload'

/** Node's response, as far as it is used. */
class Response extends EventEmitter {
  headersSent = false
  status?: number
  headers: Readonly<Record<string, string>> = {}
  body = ''
  readonly set: Record<string, string> = {}

  setHeader(name: string, value: string): void {
    this.set[name] = value
  }

  writeHead(status: number, headers: Readonly<Record<string, string>>) {
    Object.assign(this, { status, headers, headersSent: true })
    return { end: (body: string) => void (this.body = body) }
  }
}

interface Asked {
  readonly url: string
  readonly method?: string
  readonly headers?: Record<string, string>
}

/** A server where so many wait, in a loop that does nothing but work. */
function server({ waiting = 0, isStorageAway = false, apiOrigins = [] as readonly string[] }) {
  const overload = new Overload({ isOverworked: () => true })
  const beforeNext = new BeforeNext(
    overload,
    () => isStorageAway,
    () => apiOrigins,
  )
  const ask = ({ url, method = 'GET', headers = {} }: Asked) => {
    const response = new Response()
    const refused = refusedRequest({ url, method, headers })
    return { answered: beforeNext.answer({ url, method, headers }, response, refused), response }
  }
  const before = Array.from({ length: waiting }, () => ask({ url: '/api/documents/operations' }).response)
  return { ask, before }
}

afterEach(() => openAnswers().clear())

test('a request is passed on if there is capacity', () => {
  const { ask } = server({ waiting: 39 })
  expect(ask({ url: '/api/documents/operations' })).toMatchObject({ answered: false, response: { headersSent: false } })
})

test('a finished response makes room', () => {
  const { ask, before } = server({ waiting: 40 })
  expect(ask({ url: '/' }).answered).toBe(true)
  before[0]?.writeHead(200, {})
  before[0]?.emit('close')
  expect(ask({ url: '/' }).answered).toBe(false)
})

test('who leaves before there is an answer makes none: the work for it goes on', () => {
  const { ask, before } = server({ waiting: 40 })
  for (const response of before) response.emit('close')
  expect(ask({ url: '/' }).answered).toBe(true)
})

test('a program gets the usual error format in the caller’s language', () => {
  const { ask } = server({ waiting: 40 })
  const { response } = ask({ url: '/api/documents/operations?x=1', headers: { 'accept-language': 'ru' } })
  expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '2', 'content-type': 'application/json' } })
  expect(JSON.parse(response.body)).toEqual({
    success: false,
    code: 'SERVER_BUSY',
    error: 'Сервер сейчас перегружен. Повторите попытку через несколько секунд.',
    details: { retryAfterSeconds: 2 },
    requestId: response.headers['x-request-id'],
  })
})

test('who opens a page reads the sentence alone, in the language that was chosen', () => {
  const { ask } = server({ waiting: 40 })
  const headers = { cookie: 'selectedLanguage=ro-RO', 'accept-language': 'ru' }
  const { response } = ask({ url: '/parser', headers })
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.body).toBe('Serverul este suprasolicitat în acest moment. Încercați din nou peste câteva secunde.')
})

test.each<[string, string?]>([
  ['/api/documents/health'],
  ['/api/documents/health?x=1'],
  ['/api/metrics'],
  ['/api/paddle/webhook', 'POST'],
  ['/_next/static/media/a.woff2'],
])('%s is handed on however much there is to do, and keeps nobody out', (url, method = 'GET') => {
  const { ask } = server({ waiting: 39 })
  const always = () => ask({ url, method }).answered
  expect([always(), always(), ask({ url: '/' }).answered]).toEqual([false, false, false])
  expect([ask({ url: '/' }).answered, always()]).toEqual([true, false])
})

test('log-ins keep no one out, and are refused where others fill the server', () => {
  const { ask } = server({ waiting: 39 })
  const logIn = { url: '/api/auth/login', method: 'POST' }
  expect([ask(logIn), ask(logIn), ask({ url: '/' }), ask(logIn)].map(({ answered }) => answered)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('liveness is always answered, until shutdown', () => {
  const { ask } = server({ waiting: 40 })
  const { response } = ask({ url: '/api/documents/health?live=1' })
  expect(response).toMatchObject({
    status: 200,
    body: '{"success":true}',
    headers: { 'x-content-type-options': 'nosniff' },
  })
  expect(ask({ url: '/api/documents/health?live=1', method: 'HEAD' }).answered).toBe(false)
  const draining = Symbol.for('actum.draining')
  Object.assign(globalThis, { [draining]: true })
  try {
    expect(ask({ url: '/api/documents/health?live=1' }).answered).toBe(false)
  } finally {
    Reflect.deleteProperty(globalThis, draining)
  }
})

test.each([
  ['GET', '/api/auth/login', 'OPTIONS, POST'],
  ['TRACE', '/api/auth/login', 'OPTIONS, POST'],
  ['DELETE', '/api/templates/a1/file?x=1', 'GET, HEAD, OPTIONS, PUT'],
  ['GET', '/api/templates/shared/a1', 'OPTIONS, POST'],
  ['PUT', '/api/session/callback/google', 'GET, HEAD, OPTIONS, POST'],
])('by %s, %s is answered with the methods that it takes', (method, url, allow) => {
  const { ask } = server({})
  const { answered, response } = ask({ url, method, headers: { 'accept-language': 'ru' } })
  expect({ answered, response }).toMatchObject({
    answered: true,
    response: { status: 405, headers: { allow, 'content-type': 'application/json' } },
  })
  expect(JSON.parse(response.body)).toEqual({
    success: false,
    code: 'METHOD_NOT_ALLOWED',
    error: 'Этот метод запроса здесь не поддерживается.',
    requestId: response.headers['x-request-id'],
  })
})

test.each([
  ['POST', '/api/auth/login'],
  ['HEAD', '/api/auth/login'],
  ['OPTIONS', '/api/auth/login'],
  ['HEAD', '/api/documents/stats'],
  ['PATCH', '/api/no-such-door'],
  ['POST', '/api/documents'],
])('%s %s is passed on', (method, url) => {
  const { ask } = server({})
  expect(ask({ method, url }).answered).toBe(false)
})

test('invalid requests get the usual error format under /api, and only a status elsewhere', () => {
  const { ask } = server({})
  const { response } = ask({ url: '/api/documents/download/%ZZ' })
  expect(response).toMatchObject({ status: 400, headers: { connection: 'close' } })
  expect(JSON.parse(response.body)).toMatchObject({ success: false, code: 'BAD_REQUEST' })
  const unknown = ask({ url: '/api/no-such-door', method: 'TRACE' }).response
  expect(unknown).toMatchObject({ status: 405, headers: { allow: expect.stringContaining('GET, HEAD, POST') } })
  expect(ask({ url: '/login', method: 'POST' })).toMatchObject({ answered: false, response: { headersSent: false } })
})

test('while the storage is down, only downloads are rejected immediately', () => {
  const { ask } = server({ isStorageAway: true })
  const { response } = ask({ url: '/api/documents/download/акт.docx?session=1' })
  expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(JSON.parse(response.body)).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  expect(ask({ url: '/api/documents/operations' }).answered).toBe(false)
})

test('on shutdown, it waits for pending responses, and no longer than the limit', async () => {
  const { before } = server({ waiting: 2 })
  let ended = false
  const waiting = answersEnded(60_000).then(() => (ended = true))
  before[0]?.emit('close')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(ended).toBe(false)
  before[1]?.emit('close')
  await waiting

  server({ waiting: 1 })
  await answersEnded(30)
  expect(openAnswers().size).toBe(1)
})

describe('a page of another origin', () => {
  const CLINIC = 'https://clinic.example'
  const asks = (origin: string, apiOrigins: readonly string[], method = 'GET') => {
    const headers = { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }) }
    return server({ apiOrigins }).ask({ url: '/api/documents/operations', method, headers })
  }

  test('reads the API where its origin is listed, and nowhere else', () => {
    expect(asks(CLINIC, [CLINIC]).response.set).toMatchObject({ 'access-control-allow-origin': CLINIC, vary: 'Origin' })
    expect(asks(CLINIC, []).response.set).toEqual({})
    expect(asks('https://other.example', [CLINIC]).response.set).toEqual({})
  })

  test('is answered before it sends a token, and never allowed to send cookies', () => {
    const { answered, response } = asks(CLINIC, [CLINIC], 'OPTIONS')
    expect([answered, response.status]).toEqual([true, 204])
    expect(response.headers['access-control-allow-headers']).toContain('authorization')
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(asks(CLINIC, [], 'OPTIONS').response.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
