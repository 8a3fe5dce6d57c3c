import { expect, test } from '@jest/globals'
import { Overload } from './overload'

/** One whose loop is as busy as is said, at a time of the test's own. */
function overloadAt({ busy }: { busy: number }) {
  const at = { ms: 0, busy }
  const overload = new Overload(
    () => at.busy,
    () => at.ms,
  )
  return { at, overload, many: (count: number) => Array.from({ length: count }, () => overload.enter()) }
}

const BUSY = expect.objectContaining({ code: 'SERVER_BUSY', details: { retryAfterSeconds: 2 } })

test('beyond a hundred and twenty-eight a request is refused by a loop that does nothing but work, until one is answered', () => {
  const { overload, many } = overloadAt({ busy: 1 })
  const [answered] = many(128)
  expect(() => overload.enter()).toThrow(BUSY)
  answered?.()
  expect(() => overload.enter()).not.toThrow()
  expect(() => overload.enter()).toThrow(BUSY)
})

test('a loop with time to spare takes in as many as come', () => {
  const { at, overload, many } = overloadAt({ busy: 0.6 })
  many(1_000)
  at.ms += 250
  at.busy = 1
  expect(() => overload.enter()).toThrow(BUSY)
  at.ms += 250
  at.busy = 0.9
  expect(() => overload.enter()).not.toThrow()
})

test('who waits for longer than five seconds keeps nobody out', () => {
  const { at, overload, many } = overloadAt({ busy: 1 })
  many(128)
  at.ms += 4_900
  expect(() => overload.enter()).toThrow(BUSY)
  at.ms += 400
  expect(() => overload.enter()).not.toThrow()
})

test('how busy the loop is, is measured', async () => {
  const overload = new Overload()
  for (let request = 0; request < 128; request++) overload.enter()
  const until = performance.now() + 400
  while (performance.now() < until);
  expect(() => overload.enter()).toThrow(BUSY)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(() => overload.enter()).not.toThrow()
})
