import { expect, test } from '@jest/globals'
import { Overload } from './overload'

/** An overload check with a scripted event loop and clock. */
function overloadAt({ overworked }: { overworked: boolean }) {
  const at = { ms: 0, overworked }
  const overload = new Overload({ isOverworked: () => at.overworked }, () => at.ms)
  const enter = () => {
    const answer = { headersSent: false }
    overload.entered(answer)
    return answer
  }
  return { at, overload, many: (count: number) => Array.from({ length: count }, enter) }
}

test('beyond forty no one is taken in by a loop that does nothing but work, until one is answered', () => {
  const { overload, many } = overloadAt({ overworked: true })
  const [first = { headersSent: false }] = many(39)
  expect(overload.isFull()).toBe(false)
  many(1)
  expect(overload.isFull()).toBe(true)
  overload.left(first)
  expect(overload.isFull()).toBe(false)
})

test('as many may wait as were answered within the last second', () => {
  const { at, overload, many } = overloadAt({ overworked: true })
  for (const answer of many(100)) overload.left(answer)
  many(99)
  expect(overload.isFull()).toBe(false)
  many(1)
  expect(overload.isFull()).toBe(true)
  at.ms += 1_001
  for (const answer of many(50)) overload.left(answer)
  expect(overload.isFull()).toBe(true)
})

test('who gets an answer already, however slowly, does not wait', () => {
  const { overload, many } = overloadAt({ overworked: true })
  const [first] = many(40)
  expect(overload.isFull()).toBe(true)
  if (first) first.headersSent = true
  expect(overload.isFull()).toBe(false)
})

test('a loop with time to spare takes in as many as come', () => {
  const { at, overload, many } = overloadAt({ overworked: false })
  many(1_000)
  expect(overload.isFull()).toBe(false)
  at.ms += 250
  at.overworked = true
  expect(overload.isFull()).toBe(true)
  at.ms += 250
  at.overworked = false
  expect(overload.isFull()).toBe(false)
})

test('who waits for longer than five seconds keeps no one out', () => {
  const { at, overload, many } = overloadAt({ overworked: true })
  many(40)
  at.ms += 4_900
  expect(overload.isFull()).toBe(true)
  at.ms += 400
  expect(overload.isFull()).toBe(false)
})
