import { expect, test } from '@jest/globals'
import { QUANTITIES } from '../lexicon/quantity'
import { LIMIT_PROFILES } from './profiles'

test('every figure has a source, a quantity that exists and a value that is a decimal', () => {
  for (const { limits } of LIMIT_PROFILES) {
    for (const limit of limits) {
      expect(limit.source).not.toBe('')
      expect(limit.value).toMatch(/^\d+(\.\d+)?$/)
      expect(limit.quantities.every((quantity) => QUANTITIES.includes(quantity))).toBe(true)
    }
  }
})

test('group B is a quarter of group A (NRB-99/2009, note to table 3.1)', () => {
  const [a, b] = LIMIT_PROFILES
  expect(b?.limits.map(({ value }) => Number(value) * 4)).toEqual(a?.limits.map(({ value }) => Number(value)))
})

test('what was not read in its source says so', () => {
  expect(LIMIT_PROFILES.find(({ name }) => name === 'icrp-103')?.limits.some(({ verified }) => verified)).toBe(false)
})
