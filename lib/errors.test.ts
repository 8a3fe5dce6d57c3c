import { expect, test } from '@jest/globals'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import { APP_CODES, ERROR_CODES, statusOf } from './errors'

test('each code stands once', () => {
  expect(new Set(ERROR_CODES).size).toBe(APP_CODES.length + DOCUMENT_CODES.length)
})

test('every code is a stable upper-case identifier with a status of an error', () => {
  for (const code of ERROR_CODES) {
    expect(code).toMatch(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/)
    expect(statusOf(code)).toBeGreaterThanOrEqual(400)
    expect(statusOf(code)).toBeLessThan(600)
  }
})
