import { expect, test } from '@jest/globals'
import { EventLoop, isOverwork } from './event-loop'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const work = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Turns of the given durations, one after another. */
async function turns(count: number, ms: number) {
  for (let turn = 0; turn < count; turn++) {
    work(ms)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('a loop that does nothing but work in long turns is overworked, until it has had a rest', async () => {
  const loop = new EventLoop()
  await pause(50)
  loop.isOverworked()
  await turns(4, 120)
  expect(loop.isOverworked()).toBe(true)
  await pause(300)
  expect(loop.isOverworked()).toBe(false)
})

test('one turn that takes all of the time is enough', async () => {
  const loop = new EventLoop()
  await pause(50)
  loop.isOverworked()
  work(300)
  expect(loop.isOverworked()).toBe(true)
})

// Not with turns of a few milliseconds: on a busy machine, these take longer.
test('short turns make no one wait, however many they are, and neither do long ones with time between', () => {
  expect(isOverwork(1, 21)).toBe(false)
  expect(isOverwork(0.9, 120)).toBe(false)
  expect(isOverwork(1, 26)).toBe(true)
  expect(isOverwork(1, null)).toBe(true)
})
