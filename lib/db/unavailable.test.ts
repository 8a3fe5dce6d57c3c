import { expect, test } from '@jest/globals'
import { isDatabaseUnavailable } from './unavailable'

const failed = (code: string, message: string) => Object.assign(new Error(message), { code })

test('a database too busy to begin a transaction is away, and the request may come again', () => {
  const message = 'Transaction API error: Unable to start a transaction in the given time.'
  expect(isDatabaseUnavailable(failed('P2028', message))).toBe(true)
})

test('a transaction that is used after its end is a mistake of ours', () => {
  const message =
    'Transaction API error: Transaction not found. Transaction ID is invalid, refers to an old closed transaction'
  expect(isDatabaseUnavailable(failed('P2028', message))).toBe(false)
})
