import { describe, expect, test } from '@jest/globals'
import { secondReading } from './second-reading'

describe('the shown text against the stored value', () => {
  test.each([
    ['0.25', '0,25 мЗв'],
    ['0.254', '0.25'],
    ['0.05', '0,05'],
    ['1234.5', '1 234,50'],
    ['1234', '1.234'],
    ['1.234', '1.234'],
    ['0.125', '12,5%'],
    ['-3', '(3)'],
    ['0.3', '0,30'],
    [12, '12'],
    ['0.005', '0,01'],
  ])('%s shown as %j agrees', (stored, shown) => {
    expect(secondReading(stored, shown)).toEqual({ agrees: true })
  })

  test.each([
    ['5', '0,05', 'powerOfTen', '0.05'],
    ['15', '1,5', 'powerOfTen', '1.5'],
    ['0.34', '0,30', 'differs', '0.3'],
    ['1', '####', 'noNumber', null],
    ['45000', '15.03.2023', 'noNumber', null],
  ] as const)('%s shown as %j does not: %s', (stored, shown, reason, value) => {
    const read = secondReading(stored, shown)
    expect(read).toMatchObject({ agrees: false, reason })
    if (!read.agrees && reason !== 'differs') expect(read.shown).toBe(value)
  })
})
