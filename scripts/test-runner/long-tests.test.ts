import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LONG_TESTS, longFirst } from './long-tests.mjs'

test('long test files go first, and the others keep their order', () => {
  const [long = ''] = LONG_TESTS
  const tests = ['lib/b.test.ts', 'lib/a.test.ts', long, 'lib/c.test.ts'].map((name) => ({ path: `/checkout/${name}` }))
  expect(longFirst(tests)).toEqual([tests[2], tests[0], tests[1], tests[3]])
})

test('the long test files exist', () => {
  expect(LONG_TESTS.filter((name) => !existsSync(name))).toEqual([])
})
