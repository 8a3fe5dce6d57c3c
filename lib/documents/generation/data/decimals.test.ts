import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { add, compareExact, divide, exactOf, exactText, withPlaces, ZERO } from './decimals'

describe('exact decimals', () => {
  test('are the fifteen digits that a spreadsheet keeps', () => {
    expect(exactText(exactOf(0.1 + 0.2))).toBe('0.3')
    expect(exactText(exactOf(-1234.5))).toBe('-1234.5')
    expect(exactText(exactOf(1e21))).toBe(`1${'0'.repeat(21)}`)
    expect(exactText(exactOf(0.00025), ',')).toBe('0,00025')
    expect(exactText(exactOf(0))).toBe('0')
  })

  test('add up to what integers do, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(4))), (numbers) => {
        const addends = numbers.map(([units, places]) => exactOf(Number(`${units}e-${places}`)))
        const sum = addends.reduce(add, ZERO)
        const expected = numbers.reduce(
          (total, [units, places]) => total + BigInt(units) * 10n ** BigInt(4 - places),
          0n,
        )
        expect(withPlaces(sum, 4).units).toBe(expected)
        expect(compareExact(sum, addends.toReversed().reduce(add, ZERO))).toBe(0)
      }),
    )
  })

  test('are divided with rounding half away from zero', () => {
    expect(exactText(divide(exactOf(1), 3, 4))).toBe('0.3333')
    expect(exactText(divide(exactOf(-1), 2, 0))).toBe('-1')
    expect(exactText(divide(exactOf(0.5), 2, 2))).toBe('0.25')
    expect(exactText(withPlaces(divide(exactOf(3), 2, 4), 0))).toBe('1.5')
  })
})
