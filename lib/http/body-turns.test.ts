import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { BodyTurns } from './body-turns'

test('pieces pass immediately while there are few, then a few per turn, in order', async () => {
  const turns = new BodyTurns()
  const passed: number[] = []
  for (let piece = 0; piece < 20; piece++) turns.take(() => passed.push(piece))
  const counts = [passed.length]
  while (passed.length < 20) {
    await nextTurn()
    counts.push(passed.length)
  }
  expect(counts).toEqual([6, 12, 18, 20])
  expect(passed).toEqual(Array.from({ length: 20 }, (_, piece) => piece))
})

test('a piece that comes while others wait passes after them', async () => {
  const turns = new BodyTurns()
  const passed: string[] = []
  for (let piece = 0; piece < 8; piece++) turns.take(() => passed.push('early'))
  turns.take(() => passed.push('late'))
  await nextTurn()
  expect(passed.at(-1)).toBe('late')
  expect(passed).toHaveLength(9)
})

test('what begins in the middle of a piece counts as the next one', async () => {
  const turns = new BodyTurns()
  let passed = 0
  const again = () => {
    passed++
    if (passed < 30) turns.take(again)
  }
  turns.take(again)
  expect(passed).toBe(6)
  await nextTurn()
  expect(passed).toBe(12)
})
