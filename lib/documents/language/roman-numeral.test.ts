import { expect, it } from '@jest/globals'
import { romanLetters, romanNumeral } from './roman-numeral'

it.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [49, 'XLIX'],
  [1994, 'MCMXCIV'],
  [3999, 'MMMCMXCIX'],
])('writes %d as %s', (value, numeral) => {
  expect(romanNumeral(value)).toBe(numeral)
})

it.each([0, -1, 4000, 2.5])('has no numeral for %d', (value) => {
  expect(romanNumeral(value)).toBeNull()
})

it('goes on above 3999 with as many M as there are thousands, as Word does, and writes nothing for 0', () => {
  expect(romanLetters(4001)).toBe('MMMMI')
  expect(romanLetters(0)).toBe('')
})
