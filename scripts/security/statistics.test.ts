import { expect, test } from '@jest/globals'
import { mannWhitney, median } from './statistics.js'

test('the median is the middle, or between the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

test('samples that differ are told from samples that don’t', () => {
  const sample = (shift: number) => Array.from({ length: 200 }, (_, index) => ((index * 7919) % 200) / 10 + shift)
  expect(mannWhitney(sample(0), sample(0))).toBeCloseTo(1, 5)
  expect(mannWhitney(sample(0), sample(0.5))).toBeGreaterThan(0.01)
  expect(mannWhitney(sample(0), sample(3))).toBeLessThan(0.001)
})

test('the probability is that of scipy: mannwhitneyu(a, b, method="asymptotic")', () => {
  const a = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
  const b = [1.15, 0.88, 0.9, 0.74, 1.21]
  expect(mannWhitney(a, b)).toBeCloseTo(0.24462, 4)
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1)
})
