import { describe, expect, test } from '@jest/globals'
import { lastDay } from './last-day'

const now = new Date(2026, 10, 21, 18, 30)

describe('the last day of a file', () => {
  test.each([
    ['today', new Date(2026, 10, 21, 18, 31)],
    ['today', new Date(2026, 10, 21, 23, 59)],
    ['tomorrow', new Date(2026, 10, 22, 0, 0)],
    ['tomorrow', new Date(2026, 10, 22, 23, 59)],
    [null, new Date(2026, 10, 23, 0, 0)],
    [null, new Date(2026, 10, 21, 18, 29)],
  ])('is %s', (day, end) => {
    expect(lastDay(end, now)).toBe(day)
  })

  test('of a month is followed by the first of the next', () => {
    expect(lastDay(new Date(2027, 0, 1, 9), new Date(2026, 11, 31, 12))).toBe('tomorrow')
  })
})
