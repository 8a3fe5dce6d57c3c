import { describe, expect, test } from '@jest/globals'
import { PASSWORD_CODES } from '@/lib/accounts/passwords'
import { fieldOfProblem } from './field-of-problem'

describe('the cell that a problem is at', () => {
  test('every rule of passwords is about the new one', () => {
    expect(new Set(PASSWORD_CODES.map(fieldOfProblem))).toEqual(new Set(['newPassword']))
  })

  test('a wrong password is about the current one', () => {
    expect(fieldOfProblem('PASSWORD_WRONG')).toBe('currentPassword')
  })

  test('an address that is taken or none is about the address', () => {
    expect(['EMAIL_TAKEN', 'EMAIL_NOT_VALID'].map(fieldOfProblem)).toEqual(['email', 'email'])
  })

  test.each(['CONNECTION_LOST', 'TOO_MANY_REQUESTS', 'LINK_NOT_VALID', 'BAD_REQUEST'])(
    '%s is about no cell',
    (code) => {
      expect(fieldOfProblem(code)).toBeNull()
    },
  )
})
