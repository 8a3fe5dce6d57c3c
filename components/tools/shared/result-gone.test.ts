import { expect, test } from '@jest/globals'
import { withoutResult } from './result-gone'

const here = { sessionId: 'here', name: 'Акты.zip' }
const elsewhere = { sessionId: 'elsewhere', name: 'Акты.zip' }

test('a result whose files were removed is shown no more', () => {
  expect(withoutResult({ kind: 'done', result: here }, 'here')).toEqual({ kind: 'idle', last: null, failure: null })
})

test('the result of the previous run is deleted too, and the current run stays', () => {
  expect(withoutResult({ kind: 'running', last: here }, 'here')).toEqual({ kind: 'running', last: null })
})

test('a result of another document session stays', () => {
  const done = { kind: 'done', result: elsewhere } as const
  const idle = { kind: 'idle', last: elsewhere } as const
  expect([withoutResult(done, 'here'), withoutResult(idle, 'here')]).toEqual([done, idle])
})
