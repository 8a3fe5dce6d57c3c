import { expect, test } from '@jest/globals'
import { randomId } from './random-id'

test('IDs are 32 hexadecimal digits, each time others', () => {
  const ids = Array.from({ length: 1_000 }, randomId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('IDs need nothing that a plain HTTP page lacks', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!
  const { getRandomValues } = crypto
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: getRandomValues.bind(crypto) },
    configurable: true,
  })
  try {
    expect(randomId()).toHaveLength(32)
  } finally {
    Object.defineProperty(globalThis, 'crypto', original)
  }
})
