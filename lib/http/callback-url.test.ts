import { expect, test } from '@jest/globals'
import { safeCallbackUrl } from './callback-url'

test.each(['/', '/parser', '/profile?tab=files', '/dose?a=1&b=%2F'])('%p is a way back', (path) => {
  expect(safeCallbackUrl(path)).toBe(path)
})

test.each([
  undefined,
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://app@evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/./\\evil.example',
  '/api/auth/logout',
  '/%5c..//evil.example/../..//evil.example',
])('%p leads nowhere but home', (value) => {
  const safe = safeCallbackUrl(value)
  expect(new URL(safe, 'https://actum.example').origin).toBe('https://actum.example')
  if (!value?.startsWith('/%5c')) expect(safe).toBe('/')
})

test('a list of them is none', () => {
  expect(safeCallbackUrl(['/parser', '//evil.example'])).toBe('/')
})
