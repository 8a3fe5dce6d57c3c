import { describe, expect, test } from '@jest/globals'
import { fieldProblems } from './field-problems'

const FIELDS = ['phone', 'address'] as const

function refused(...issues: unknown[]) {
  return { code: 'BAD_REQUEST', details: { issues } }
}

describe('the server’s errors about a form’s fields', () => {
  test('each field that is named gets its problem', () => {
    const problem = refused({ path: 'phone', code: 'too_big' }, { path: 'address', code: 'invalid_format' })
    expect(fieldProblems(problem, FIELDS)).toEqual({ phone: 'tooLong', address: 'notPrintable' })
  })

  test('the first problem of a field counts', () => {
    const problem = refused({ path: 'phone', code: 'too_big' }, { path: 'phone', code: 'invalid_format' })
    expect(fieldProblems(problem, FIELDS)).toEqual({ phone: 'tooLong' })
  })

  test('a problem of another field, another kind or another shape is about no field', () => {
    expect(fieldProblems(refused({ path: 'plan', code: 'too_big' }, null, 'phone'), FIELDS)).toEqual({})
    expect(fieldProblems({ code: 'BAD_REQUEST', details: {} }, FIELDS)).toEqual({})
    expect(fieldProblems({ code: 'CONNECTION_LOST', details: { issues: [{ path: 'phone' }] } }, FIELDS)).toEqual({})
  })
})
