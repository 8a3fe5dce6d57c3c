import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { inEvenTime } from './even-time'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** After how many milliseconds work of this duration returns. */
async function backAfter(ms: number, work: () => string = () => 'done'): Promise<readonly [string, number]> {
  const started = performance.now()
  const coming = inEvenTime(() => new Promise((resolve) => setTimeout(resolve, ms)).then(work)).catch(String)
  const back = coming.then((said) => [said, performance.now() - started] as const)
  await jest.runAllTimersAsync()
  return back
}

test.each([
  [1, 250],
  [120, 250],
  [249, 250],
  [251, 500],
  [700, 750],
])('work of %i ms comes back after %i ms', async (ms, after) => {
  expect(await backAfter(ms)).toEqual(['done', after])
})

test('so does work that fails', async () => {
  const fails = () => {
    throw new TypeError('no')
  }
  expect(await backAfter(60, fails)).toEqual(['TypeError: no', 250])
})
