import { describe, expect, test } from '@jest/globals'
import type { ProviderMethod } from './sign-in-methods-api'
import { whatCanBeDone } from './what-can-be-done'

const PASSWORD = { changedAt: '2026-03-04T10:00:00Z' }
const LINKED = { email: 'ana@clinic.example', linkedAt: '2026-03-04T10:00:00Z', lastUsedAt: null }

function provider(name: string, linked: ProviderMethod['linked'], configured = true): ProviderMethod {
  return { provider: name, name, configured, linked }
}

describe('what can be done about a way in', () => {
  test('one that is not linked can be, once the account’s address is confirmed', () => {
    const google = provider('google', null)
    const methods = { password: PASSWORD, providers: [google] }
    expect(whatCanBeDone(methods, google, true)).toBe('link')
    expect(whatCanBeDone(methods, google, false)).toBe('confirmFirst')
  })

  test('a linked one goes while a password or another provider stays', () => {
    const google = provider('google', LINKED)
    expect(whatCanBeDone({ password: PASSWORD, providers: [google] }, google, true)).toBe('unlink')
    const github = provider('github', LINKED)
    expect(whatCanBeDone({ password: null, providers: [google, github] }, google, true)).toBe('unlink')
  })

  test('the last one stays', () => {
    const google = provider('google', LINKED)
    const methods = { password: null, providers: [google, provider('github', null)] }
    expect(whatCanBeDone(methods, google, true)).toBe('last')
  })

  test('one whose provider is no longer configured doesn’t count as another sign-in method', () => {
    const google = provider('google', LINKED)
    const methods = { password: null, providers: [google, provider('github', LINKED, false)] }
    expect(whatCanBeDone(methods, google, true)).toBe('last')
  })
})
