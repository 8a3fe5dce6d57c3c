import { expect, test } from '@jest/globals'
import { beginning, cut } from './cut'

test('a text that fits stays as it is', () => {
  expect(cut('Акт 😀', 6)).toBe('Акт 😀')
  expect(beginning('Акт 😀', 6)).toBe('Акт 😀')
})

test('a longer one ends in an ellipsis, within the limit', () => {
  expect(cut('Протокол', 5)).toBe('Прот…')
  expect(beginning('Протокол', 5)).toBe('Прото')
})

test.each([
  [3, 'a…', 'a'],
  [4, 'a😀…', 'a😀'],
])('cut to %i units, a character of two is there whole or not at all', (most, ended, bare) => {
  const text = 'a😀😀b'
  expect(cut(text, most)).toBe(ended)
  expect(beginning(text, most - 1)).toBe(bare)
  expect(cut(text, most).isWellFormed()).toBe(true)
})
