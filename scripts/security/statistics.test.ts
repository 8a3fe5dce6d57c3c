import { expect, test } from '@jest/globals'
import { mannWhitney, median, percentile, slope } from './statistics.js'

test('the median is the middle, or between the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

test('distinguishes samples that differ from samples that don’t', () => {
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

test('a percentile is a value that was measured: of a hundred the ninety-ninth, of few the last', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([50, 99, 100])
  expect([percentile([7, 3], 0.99), percentile([7], 0.01)]).toEqual([7, 7])
})

test('returns the slope of the line through the points, and none if they coincide', () => {
  expect(
    slope([
      [0, 5],
      [1, 7],
      [2, 9],
    ]),
  ).toBe(2)
  expect(
    slope([
      [0, 1],
      [1, 3],
      [2, 2],
    ]),
  ).toBe(0.5)
  expect(
    slope([
      [3, 1],
      [3, 9],
    ]),
  ).toBe(0)
})
