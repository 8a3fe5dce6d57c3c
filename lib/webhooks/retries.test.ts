import { expect, test } from '@jest/globals'
import { pauseAfter } from './retries'

test('attempts go on for about a day and then end', () => {
  const pauses: number[] = []
  for (let attempts = 1; ; attempts++) {
    const pause = pauseAfter(attempts, 0)
    if (pause === null) break
    pauses.push(pause)
  }
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(pauses[0]).toBe(5_000)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThanOrEqual(24)
})

test('pauses are spread', () => {
  expect(pauseAfter(2, 1)).toBeGreaterThan(pauseAfter(2, 0) ?? 0)
})
