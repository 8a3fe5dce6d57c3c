import { expect, test } from '@jest/globals'
import { refusedRequest } from './refused-request.js'

const asked = (url: string, method = 'GET', headers = {}) =>
  refusedRequest({ method, url, headers })?.status ?? 'handled'

test.each([
  '/',
  '/parser?a=%ZZ',
  '/api/documents/download/%D0%90%D0%BA%D1%82.docx',
  '/api/documents/download/..%2fact.docx',
])('%s is handled', (url) => {
  expect(asked(url)).toBe('handled')
})

test.each(['/api/documents/download/%ZZ', '/%c0%ae%c0%ae/etc/passwd', '/%', '/login%E0%A4'])(
  'the path %s, which no text is encoded to, is refused before anybody decodes it',
  (url) => {
    expect(asked(url)).toBe(400)
  },
)

test('what is for a proxy, upgrades, and methods that nothing here has are refused', () => {
  expect(asked('http://elsewhere.example/')).toBe(400)
  expect(asked('/', 'GET', { upgrade: 'WebSocket' })).toBe(400)
  expect(asked('/login', 'POST')).toBe(405)
  expect(asked('/api/auth/login', 'TRACE')).toBe(405)
})
