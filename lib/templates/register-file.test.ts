import { expect, test } from '@jest/globals'
import { ranges } from './register-file'

test.each([
  [[2], '2'],
  [[2, 3, 4], '2–4'],
  [[2, 3, 5, 9, 10], '2–3, 5, 9–10'],
  [[], ''],
])('rows %j are written %s', (rows, written) => {
  expect(ranges(rows)).toBe(written)
})
