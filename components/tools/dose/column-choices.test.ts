import { describe, expect, test } from '@jest/globals'
import { corrected, unitsOf } from './column-choices'

const COLUMN = {
  sheet: 'Sheet1',
  column: 'D',
  header: 'Dose',
  role: 'period',
  quantity: 'Hp(10)',
  unit: 'mSv',
  position: 'chest',
} as const

describe('the units of a quantity', () => {
  test('belong to its kind', () => {
    expect(unitsOf('DLP', null)).toEqual(['mGy.cm'])
    expect(unitsOf('Hp(10)', 'mSv')).not.toContain('mGy')
    expect(unitsOf('H*(10)', null)).toContain('uSv/h')
  })

  test('keep the column’s own value, even if it is unusual', () => {
    expect(unitsOf('DLP', 'mSv')).toEqual(['mSv', 'mGy.cm'])
  })

  test('are all where the quantity is not known', () => {
    expect(unitsOf(null, null)).toEqual(expect.arrayContaining(['mSv', 'mg', 'MBq']))
  })
})

describe('a correction', () => {
  test('of the quantity drops a unit that it is never stated in', () => {
    expect(corrected(COLUMN, { quantity: 'DLP' }).unit).toBeNull()
    expect(corrected(COLUMN, { quantity: 'Hp(3)' }).unit).toBe('mSv')
  })

  test('to a column without doses drops all that only doses have', () => {
    expect(corrected(COLUMN, { role: 'note' })).toMatchObject({ quantity: null, unit: null, position: null })
  })

  test('of the unit stays even if it contradicts the quantity, because the user chose it', () => {
    expect(corrected(COLUMN, { unit: 'mGy' }).unit).toBe('mGy')
  })
})
