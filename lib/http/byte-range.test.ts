import { expect, test } from '@jest/globals'
import { requestedRange } from './byte-range'

const ETAG = '"abc"'
const rangeOf = (range: string, size = 100, headers: Record<string, string> = {}) =>
  requestedRange(new Headers({ range, ...headers }), size, ETAG)

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['Bytes= 0-0', { start: 0, end: 0 }],
  ['bytes=0-99999999999999999999999', { start: 0, end: 99 }],
])('%p is %p of 100 bytes', (range, expected) => {
  expect(rangeOf(range)).toEqual(expected)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999999-'])(
  '%p begins after the end of 100 bytes',
  (range) => {
    expect(rangeOf(range)).toBe('unsatisfiable')
  },
)

test.each([
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-0',
  'bytes=0-9,20-29',
  'rows=0-9',
  'bytes=a-b',
  'bytes=1.5-2',
  'bytes=--1',
])('returns the whole file for %p, which isn’t a single range', (range) => {
  expect(rangeOf(range)).toBe('whole')
})

test('an empty file has no ranges', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(rangeOf('bytes=-5', 0)).toBe('unsatisfiable')
})

test('a range of this version is given, of another the whole', () => {
  expect(rangeOf('bytes=0-9', 100, { 'if-range': ETAG })).toEqual({ start: 0, end: 9 })
  expect(rangeOf('bytes=0-9', 100, { 'if-range': '"other"' })).toBe('whole')
  expect(rangeOf('bytes=0-9', 100, { 'if-range': `W/${ETAG}` })).toBe('whole')
  expect(rangeOf('bytes=100-', 100, { 'if-range': 'Sat, 21 Nov 2026 08:00:00 GMT' })).toBe('whole')
})
