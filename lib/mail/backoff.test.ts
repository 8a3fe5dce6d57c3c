import { expect, test } from '@jest/globals'
import { GIVE_UP_MS, waitAfterAttempt } from './backoff'

test('attempts are a minute apart at first, then twice as long each time, and never more than six hours', () => {
  expect([1, 2, 3, 9, 10, 40].map((attempts) => waitAfterAttempt(attempts) / 60_000)).toEqual([1, 2, 4, 256, 360, 360])
})

test('an email is given up after five days', () => {
  expect(GIVE_UP_MS / 86_400_000).toBe(5)
})
