import { expect, test } from '@jest/globals'
import { clearedCookies, sessionCookies } from './cookies'

function setFor(origin: string) {
  return { set: sessionCookies({ session: 's', bind: 'b', xsrf: 'x' }, origin), cleared: clearedCookies(origin) }
}

test('over https the session’s cookies are bound to this very host, unseen by scripts, and sent from our pages alone', () => {
  const { set } = setFor('https://actum.example')
  expect(set).toEqual([
    expect.stringMatching(/^__Host-actum-session=s; Path=\/; SameSite=Lax; Max-Age=\d+; Secure; HttpOnly$/),
    expect.stringMatching(/^__Host-actum-bind=b; Path=\/; SameSite=Lax; Max-Age=\d+; Secure; HttpOnly$/),
    expect.stringMatching(/^XSRF-TOKEN=x; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/),
  ])
  // The prefix is only useful without a domain (RFC 6265bis §4.1.3.2).
  for (const cookie of set) expect(cookie).not.toMatch(/domain/i)
})

test('on http://localhost they go without the prefix and Secure, which it can’t have', () => {
  const { set } = setFor('http://localhost:3000')
  expect(set.map((cookie) => cookie.split('=')[0])).toEqual(['actum-session', 'actum-bind', 'XSRF-TOKEN'])
  for (const cookie of set) expect(cookie).not.toContain('Secure')
})

test('what was set is what is cleared', () => {
  for (const origin of ['https://actum.example', 'http://localhost:3000']) {
    const { set, cleared } = setFor(origin)
    const names = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split('=')[0])
    expect(names(cleared)).toEqual(names(set))
    for (const cookie of cleared) expect(cookie).toContain('Max-Age=0')
  }
})
