import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { register } from './api-client'

const USER = {
  id: 'a1',
  email: 'ana@clinic.example',
  name: null,
  locale: null,
  currency: null,
  subscription: { plan: 'free' },
}
const SIGNED_IN = { user: USER, token: 'of-log-in' }

const kept = new Map<string, string>()
const asked: string[] = []

/** A browser whose server answers a registration with this, and every log-in. */
function browser(registered: object): void {
  const localStorage = { setItem: (key: string, value: string) => kept.set(key, value) }
  Object.defineProperty(globalThis, 'window', { value: { localStorage }, configurable: true })
  Object.defineProperty(globalThis, 'document', {
    value: { cookie: '', documentElement: { lang: 'en-US' } },
    configurable: true,
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    asked.push(String(path))
    return Response.json(path === '/api/auth/register' ? registered : SIGNED_IN)
  })
}

beforeEach(() => {
  kept.clear()
  asked.length = 0
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('a registration that signs in is kept as it is answered', async () => {
  browser({ user: USER, token: 'of-registration', user_id: USER.id })
  expect(await register(USER.email, 'correct horse battery', '')).toEqual(USER)
  expect([asked, kept.get('token')]).toEqual([['/api/auth/register'], 'of-registration'])
})

test('a response without the user’s id isn’t a sign-in: a sign-in request follows', async () => {
  browser({ success: true })
  expect(await register(USER.email, 'correct horse battery', '')).toEqual(USER)
  expect([asked, kept.get('token')]).toEqual([['/api/auth/register', '/api/auth/login'], 'of-log-in'])
})
