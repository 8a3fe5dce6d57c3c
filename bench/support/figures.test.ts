import { describe, expect, test } from '@jest/globals'
import { inWords, ratioInWords, spreadInWords, spreadOf } from './figures'

describe('what several runs took', () => {
  test('is the median, the minimum and the maximum, in any order', () => {
    expect(spreadOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9, repeats: 3 })
  })

  test('has with an even number of runs the mean of the middle two in the middle', () => {
    expect(spreadOf([10, 1, 4, 2]).median).toBe(3)
  })

  test('isn’t reported if nothing was measured', () => {
    expect(() => spreadOf([])).toThrow('Nothing was measured')
  })
})

test.each([
  [999, 0, '999'],
  [7_171.4, 0, '7 171'],
  [1_234_567, 0, '1 234 567'],
  [1_234.5678, 4, '1 234.5678'],
  [0.565, 1, '0.6'],
])('%d is written with %d digits as %s', (value, digits, written) => {
  expect(inWords(value, digits)).toBe(written)
})

test('a spread is its median with the least and the most in brackets', () => {
  expect(spreadInWords(spreadOf([0.57, 0.49, 0.61]), 2)).toBe('0.57 (0.49–0.61)')
})

test('has no range for one run', () => {
  expect(spreadInWords(spreadOf([7_908]))).toBe('7 908')
})

describe('a ratio', () => {
  test('is that of the medians, and reaches as far as the two spreads let it', () => {
    expect(ratioInWords(spreadOf([10, 20, 30]), spreadOf([4, 5, 10]))).toBe('4.00 (1.00–7.50)')
  })

  test.each([
    [2, '2.00'],
    [25.44, '25.4'],
    [250.4, '250'],
  ])('of %d has no more digits than are significant', (median, written) => {
    expect(ratioInWords(spreadOf([median]), spreadOf([1]))).toBe(written)
  })
})
