import { describe, expect, test } from '@jest/globals'
import { PASSWORD_CODES } from '@/lib/accounts/passwords'
import { fieldOfProblem } from './field-of-problem'

describe('the cell that a problem stands by', () => {
  test('every rule of passwords is about the new one', () => {
    expect(new Set(PASSWORD_CODES.map(fieldOfProblem))).toEqual(new Set(['newPassword']))
  })

  test('a wrong password is about the current one', () => {
    expect(fieldOfProblem('PASSWORD_WRONG')).toBe('currentPassword')
  })

  test('an address that is taken or none is about the address', () => {
    expect(['EMAIL_TAKEN', 'BAD_REQUEST'].map(fieldOfProblem)).toEqual(['email', 'email'])
  })

  test('a lost connection or too many tries are about no cell', () => {
    expect(['CONNECTION_LOST', 'TOO_MANY_REQUESTS', 'LINK_NOT_VALID'].map(fieldOfProblem)).toEqual([null, null, null])
  })
})
