import { expect, test } from '@jest/globals'
import { storableJson } from './storable'

const HALF = '\ud83d'

test('texts and names keep all but what PostgreSQL refuses', () => {
  const value = {
    name: `a${HALF}b\u0000c😀\n\u0001`,
    list: ['\u0000', { [`k\u0000${HALF}`]: '\ude00😀' }],
    count: 3,
    none: null,
  }
  expect(storableJson(value)).toEqual({
    name: 'a\ufffdbc😀\n\u0001',
    list: ['', { 'k\ufffd': '\ufffd😀' }],
    count: 3,
    none: null,
  })
})

test('what only looks like an escape stays', () => {
  const value = { path: 'C:\\u0000\\ud83d', quoted: '"\\"', lines: 'a\n\tb' }
  expect(storableJson(value)).toEqual(value)
})

test('what JSON can’t represent is dropped', () => {
  expect(storableJson({ a: undefined, b: 1 })).toStrictEqual({ b: 1 })
})
