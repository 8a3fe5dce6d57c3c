import { expect, test } from '@jest/globals'
import { Resolutions } from './resolutions'

const D4 = { sheet: 'A', cell: 'D4', column: 'D' }

test('an answer applies to its own question of a cell alone', () => {
  const resolutions = new Resolutions([
    { ...D4, reason: 'groupOrDecimal', choice: 0 },
    { ...D4, reason: 'conflict', choice: 'reject' },
  ])
  expect(resolutions.ofCell('A', 3, 3, 'groupOrDecimal')).toBe(0)
  expect(resolutions.ofCell('A', 3, 3, 'conflict')).toBe('reject')
  expect(resolutions.ofCell('A', 3, 3, 'correctedRow')).toBeNull()
})

test('an answer without a question, as older clients give it, applies to any that has none of its own', () => {
  const resolutions = new Resolutions([
    { ...D4, reason: 'groupOrDecimal', choice: 0 },
    { ...D4, choice: 2 },
  ])
  expect(resolutions.ofCell('A', 3, 3, 'groupOrDecimal')).toBe(0)
  expect(resolutions.ofCell('A', 3, 3, 'correctedRow')).toBe(2)
  expect(resolutions.ofCell('A', 4, 3, 'correctedRow')).toBeNull()
})

test('a column is asked once, whatever the reason', () => {
  const resolutions = new Resolutions([{ sheet: 'A', cell: null, column: 'D', reason: 'unitUnknown', choice: 1 }])
  expect(resolutions.ofColumn('A', 3)).toBe(1)
  expect(resolutions.ofCell('A', 3, 3, 'unitUnknown')).toBeNull()
})
