import { expect, test } from '@jest/globals'
import { isGrantedOrigin } from './cross-origin'

const CLINIC = 'https://clinic.example'

test.each([
  ['a listed origin with a token', { origin: CLINIC, authorization: 'Bearer abc' }, true],
  ['a listed origin without one', { origin: CLINIC }, false],
  ['another origin with a token', { origin: 'https://other.example', authorization: 'Bearer abc' }, false],
  ['a program without an origin', { authorization: 'Bearer abc' }, false],
])('a request that changes something is granted or not: %s', (_, headers, granted) => {
  expect(isGrantedOrigin(new Headers(headers), [CLINIC])).toBe(granted)
})
