import { expect, test } from '@jest/globals'
import { CircuitBreaker } from './circuit-breaker'

function broken() {
  const clock = { now: 0 }
  const breaker = new CircuitBreaker(3, 1_000, () => clock.now)
  for (let failure = 0; failure < 3; failure++) breaker.failed()
  return { clock, breaker }
}

test('single failures between successes stop nothing', () => {
  const breaker = new CircuitBreaker(3, 1_000)
  for (let round = 0; round < 10; round++) {
    breaker.failed()
    breaker.failed()
    breaker.succeeded()
  }
  expect(breaker.admits()).toBe(true)
})

test('after failures in a row nothing goes out until the pause is over, and then one request', () => {
  const { clock, breaker } = broken()
  clock.now = 999
  expect(breaker.admits()).toBe(false)
  clock.now = 1_000
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
})

test('whether it is open can be checked without using the one test request', () => {
  const { clock, breaker } = broken()
  expect(breaker.isOpen()).toBe(true)
  clock.now = 1_000
  expect([breaker.isOpen(), breaker.isOpen(), breaker.admits(), breaker.isOpen()]).toEqual([false, false, true, true])
})

test('the one request decides: well again for all, or another pause', () => {
  const { clock, breaker } = broken()
  clock.now = 1_000
  breaker.admits()
  clock.now = 1_500
  breaker.failed()
  clock.now = 2_400
  expect(breaker.admits()).toBe(false)
  clock.now = 2_500
  expect(breaker.admits()).toBe(true)
  breaker.succeeded()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})
