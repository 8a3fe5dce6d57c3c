import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cellAddress, columnIndex, columnLetter, parseAddress, parseRange } from './address'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %d is %s', (index, letter) => {
  expect(columnLetter(index)).toBe(letter)
  expect(columnIndex(letter)).toBe(index)
})

test('an address is read as it is written', () => {
  fc.assert(
    fc.property(fc.nat(1_048_575), fc.nat(16_383), (row, column) => {
      expect(parseAddress(cellAddress(row, column))).toEqual({ row, column })
    }),
  )
})

test.each(['', '1', 'A', '1A', 'ABCD1', 'A1B', 'A-1', 'Я1'])('%j isn’t an address', (text) => {
  expect(parseAddress(text)).toBeNull()
})

test('a range has its corners in order, and a cell is a range', () => {
  expect(parseRange('C3:A1')).toEqual({ top: 0, left: 0, bottom: 2, right: 2 })
  expect(parseRange('B2')).toEqual({ top: 1, left: 1, bottom: 1, right: 1 })
  expect(parseRange('A:B')).toBeNull()
})
