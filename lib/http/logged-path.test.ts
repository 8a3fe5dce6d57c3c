import { expect, test } from '@jest/globals'
import { loggedPath } from './logged-path'

test.each([
  ['/api/documents/download/%D0%90%D0%BA%D1%82.docx', { filename: '%D0%90%D0%BA%D1%82.docx' }],
  ['/api/documents/download/%D0%90%D0%BA%D1%82.docx', { filename: 'Акт.docx' }],
  ['/api/documents/download/100%25.docx', { filename: '100%25.docx' }],
  ['/api/documents/download/%ZZ', { filename: '%ZZ' }],
  ['/api/documents/download/download', { filename: 'download' }],
])('%s with %j is logged without the name', (path, params) => {
  expect(loggedPath(`http://localhost:3000${path}?sessionId=x`, params)).toBe('/api/documents/download/{filename}')
})

test('ids and our own words are logged, because they help to find the row', () => {
  expect(loggedPath('http://localhost/api/users/get/7f0a', { id: '7f0a' })).toBe('/api/users/get/7f0a')
  const code = { provider: 'google', code: '4%2F0AX4' }
  expect(loggedPath('http://localhost/api/auth/google/4%2F0AX4', code)).toBe('/api/auth/google/{code}')
})

test('of a path that is not there nothing is logged but that', () => {
  const rest = ['reset', 'a-token', 'a-token']
  expect(loggedPath('http://localhost/api/reset/a-token/a-token', { rest })).toBe('/api/{rest}/{rest}/{rest}')
})

test('a path without open segments is logged as it is', () => {
  expect(loggedPath('http://localhost/api/users/put?a=b', {})).toBe('/api/users/put')
})
