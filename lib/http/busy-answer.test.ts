import { afterEach, expect, test } from '@jest/globals'
import { busyAnswer } from './busy-answer'
import { Overload } from './overload'

const KEY = Symbol.for('actum.overload')

/** The process's own, with so many requests that wait and a loop that does nothing but work. */
function beset(requests: number) {
  const overload = new Overload(() => 1)
  for (let request = 0; request < requests; request++) overload.enter()
  Object.assign(globalThis, { [KEY]: overload })
}

afterEach(() => void Reflect.deleteProperty(globalThis, KEY))

test('a request is handled where there is room', () => {
  beset(127)
  expect(busyAnswer({ url: '/api/documents/operations', headers: {} })).toBeNull()
})

test('a program is told in the form of every failure and in the language of the caller', () => {
  beset(128)
  const answer = busyAnswer({ url: '/api/documents/operations?x=1', headers: { 'accept-language': 'ru' } })
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2', 'content-type': 'application/json' } })
  expect(JSON.parse(answer?.body ?? '')).toEqual({
    success: false,
    code: 'SERVER_BUSY',
    error: 'Сервер сейчас перегружен. Повторите попытку через несколько секунд.',
    details: { retryAfterSeconds: 2 },
    requestId: answer?.headers['x-request-id'],
  })
})

test('who opens a page reads the sentence alone, in the language that was chosen', () => {
  beset(128)
  const headers = { cookie: 'selectedLanguage=ro-RO', 'accept-language': 'ru' }
  const answer = busyAnswer({ url: '/parser', headers })
  expect(answer?.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer?.body).toBe('Serverul este suprasolicitat în acest moment. Încercați din nou peste câteva secunde.')
})

test.each(['/api/documents/health', '/api/documents/health?live=1', '/api/paddle/webhook'])(
  '%s is answered however much there is to do',
  (url) => {
    beset(128)
    expect(busyAnswer({ url, headers: {} })).toBeNull()
  },
)
