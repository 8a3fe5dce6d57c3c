import { expect, test } from '@jest/globals'
import { BookmarkNames } from './names'

const NONE = new Set<string>()

test('the first copy keeps the names of the template, another has its own names', () => {
  const names = new BookmarkNames(['a'], NONE)
  expect([0, 1, 2].map((copy) => names.of('a', copy, 0))).toEqual(['a', 'a_m2', 'a_m3'])
  expect(names.of('elsewhere', 1, 0)).toBe('elsewhere')
})

test('each turn of a loop has its own, in the first copy too, and what is in no loop has one for all turns', () => {
  const names = new BookmarkNames(['in', 'out'], new Set(['in']))
  expect([0, 1, 2].map((turn) => names.of('in', 0, turn))).toEqual(['in', 'in_m1_1', 'in_m1_2'])
  expect(names.of('in', 1, 2)).toBe('in_m2_2')
  expect(names.of('out', 0, 2)).toBe('out')
})

test('no name is one that another bookmark of the template has', () => {
  expect(new BookmarkNames(['a', 'a_m2'], NONE).of('a', 1, 0)).toBe('a_mm2')
  expect(new BookmarkNames(['a', 'a_mm2'], NONE).of('a', 1, 0)).toBe('a_mmm2')
})

test('a long name is cut where the copy’s number would make it longer than Word takes, and stays unique', () => {
  const longest = 'x'.repeat(24)
  const names = new BookmarkNames([longest, `${longest}y`, `${longest}z`], NONE)
  expect(names.of(longest, 1, 0)).toBe(`${longest}_m2`)
  expect(names.of(`${longest}y`, 1, 0)).toBe(`${'x'.repeat(19)}_1_m2`)
  expect(names.of(`${longest}z`, 1, 0)).toBe(`${'x'.repeat(19)}_2_m2`)
})

test('a name is found in whatever capitals it is written, as Word finds it', () => {
  const names = new BookmarkNames(['Fio'], new Set(['Fio']))
  expect([0, 1].map((copy) => names.of('FIO', copy, 0))).toEqual(['FIO', 'Fio_m2'])
  expect(names.of('fio', 0, 1)).toBe('Fio_m1_1')
})
