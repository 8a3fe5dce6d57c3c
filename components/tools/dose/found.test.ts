import { expect, test } from '@jest/globals'
import { isSupposed, isWithoutDoses } from './found'
import { column, inspection } from './test-support/inspection'

test.each([
  ['a plain one', {}, false],
  ['one whose unit is assumed', { unitSource: 'assumed' }, true],
  ['one with a doubt', { doubts: ['roleUnsure'] }, true],
  ['one that is hardly known', { confidence: 0.5 }, true],
  ['one that a person has chosen', { confidence: 0.5, doubts: ['roleUnsure'], chosen: true }, false],
] as const)('whether a column is a supposition: %s', (_name, { ...more }, supposed) => {
  expect(isSupposed(column('D', { ...more, doubts: [...('doubts' in more ? more.doubts : [])] }))).toBe(supposed)
})

test('a file whose doses all need a decision isn’t a file without doses', () => {
  const rows = { count: 3, rows: [] }
  expect(isWithoutDoses(inspection({}))).toBe(true)
  expect(isWithoutDoses(inspection({ decisions: rows }))).toBe(false)
  expect(isWithoutDoses(null)).toBe(false)
})
