import { expect, test } from '@jest/globals'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import { APP_CODES, AppError, ERROR_CODES, isKnownError, statusOf } from './errors'

test('each code is once', () => {
  expect(new Set(ERROR_CODES).size).toBe(APP_CODES.length + DOCUMENT_CODES.length)
})

test('every code is a stable upper-case identifier with a status of an error', () => {
  for (const code of ERROR_CODES) {
    expect(code).toMatch(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/)
    expect(statusOf(code)).toBeGreaterThanOrEqual(400)
    expect(statusOf(code)).toBeLessThan(600)
  }
})

test('an error is known by another copy of its module too, and nothing else is', () => {
  const made = new AppError('NOT_FOUND')
  const copy = Object.assign(new Error('NOT_FOUND'), { name: 'AppError', code: 'NOT_FOUND', params: {} })
  expect(made).toBeInstanceOf(AppError)
  expect(isKnownError(copy)).toBe(true)
  expect(
    isKnownError(Object.assign(new Error(), { name: 'DocumentError', code: 'GATE_EMPTY', params: {}, problems: [] })),
  ).toBe(true)
  for (const other of [new Error('AppError'), new TypeError(), null, 'AppError', { code: 'NOT_FOUND' }]) {
    expect(isKnownError(other)).toBe(false)
  }
})
