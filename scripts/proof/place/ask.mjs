import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Asks again and again until the work is done, from several callers one after another each.
 *
 * @param {() => Promise<unknown>} ask
 * @param {Promise<unknown>} work
 * @param {{ callers?: number, pauseMs?: number }} [how]
 * @returns {Promise<number[]>} how long each answer took, in milliseconds
 */
export async function timesWhile(ask, work, { callers = 4, pauseMs = 5 } = {}) {
  const times = []
  let working = true
  const ended = work.finally(() => (working = false))
  // Reported at the end; here it must not become an unhandled rejection.
  ended.catch(() => undefined)
  const caller = async () => {
    while (working) {
      const started = performance.now()
      await ask()
      times.push(performance.now() - started)
      await pause(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  await ended
  return times
}

/**
 * The same from its own process, for work that keeps this one busy: what is measured is the server and not the client. A thread
 * of this process would block while it allocates gigabytes.
 *
 * @param {string} address
 * @param {() => Promise<unknown>} begin the work, once the address has answered for the first time
 * @param {{ headers?: Record<string, string>, pauseMs?: number }} [how]
 * @returns {Promise<number[]>}
 */
export async function timesBeside(address, begin, { headers = {}, pauseMs = 5 } = {}) {
  const asked = JSON.stringify({ address, headers, pauseMs })
  const asking = fork(new URL('./asking-process.mjs', import.meta.url), [asked])
  await once(asking, 'message')
  const times = once(asking, 'message')
  await begin().finally(() => asking.send('end'))
  return (await times)[0]
}

/** Does the work for each number below `count`, this many at a time. */
export async function each(count, atOnce, work) {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
}

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The status of a response, 0 if there was none; its body is read to the end. */
export async function statusOf(answering) {
  const answer = await answering.catch(() => null)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status ?? 0
}

/** Waits for a condition. Returns the milliseconds it took, or null on timeout. */
export async function until(holds, withinMs, everyMs = 50) {
  const started = performance.now()
  for (;;) {
    if (await holds()) return performance.now() - started
    if (performance.now() - started > withinMs) return null
    await pause(everyMs)
  }
}

/** Counted, as in «480 × 200, 20 × 429». */
export function counted(values) {
  const counts = new Map()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => (a > b ? 1 : -1))
    .map(([value, count]) => `${count} × ${value}`)
    .join(', ')
}

/** As in «12 ms» or «2.4 s». */
export function ms(value) {
  if (value === null) return 'never'
  return value < 1000 ? `${value.toFixed(value < 20 ? 1 : 0)} ms` : `${(value / 1000).toFixed(1)} s`
}
