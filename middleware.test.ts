import { afterEach, expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { middleware } from './middleware'

afterEach(() => {
  delete process.env['ACTUM_ORIGIN']
})

function answered(path: string, headers: Readonly<Record<string, string>> = {}) {
  return middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
}

test('over https, browsers must use nothing else for a year', () => {
  const told = () => answered('/login').headers.get('strict-transport-security')
  expect(told()).toBeNull()
  process.env['ACTUM_ORIGIN'] = 'https://actum.example'
  expect(told()).toBe('max-age=31536000; includeSubDomains')
})

test('no nonce is repeated, and the page gets the one in its policy', () => {
  const nonces = Array.from({ length: 50 }, () => {
    const { headers } = answered('/login')
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(headers.get('x-middleware-request-x-nonce')).toBe(nonce)
    return nonce
  })
  expect(new Set(nonces).size).toBe(50)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16)
})

test('a policy or a nonce that the request brings along is not the page’s', () => {
  const { headers } = answered('/login', { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" })
  expect(headers.get('x-middleware-request-x-nonce')).not.toBe('mine')
  expect(headers.get('x-middleware-request-content-security-policy')).not.toContain('mine')
})

test.each(['/', '/parser', '/profile?tab=files'])(
  '%s redirects users without a session to the sign-in page, and back',
  (path) => {
    const { status, headers } = answered(path)
    const callback = path === '/' ? '' : `?callbackUrl=${encodeURIComponent(path)}`
    expect([status, headers.get('location')]).toEqual([307, `http://localhost:3000/login${callback}`])
  },
)
