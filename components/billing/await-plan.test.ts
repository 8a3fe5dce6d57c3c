import { describe, expect, test } from '@jest/globals'
import { awaitPlan, LATE_AFTER_MS, type PaymentNews } from './await-plan'

/** Asks with a clock that only the pauses move; `answers` in turn, the last one for ever. */
async function ask(answers: readonly (PaymentNews | Error)[], paidAgoMs = 0) {
  let clock = 1_000_000
  let asked = 0
  const pauses: number[] = []
  const late: number[] = []
  const news = await awaitPlan({
    ask: () => {
      const answer = answers[Math.min(asked++, answers.length - 1)] ?? 'waiting'
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    paidAt: clock - paidAgoMs,
    onLate: () => late.push(clock - 1_000_000 + paidAgoMs),
    signal: new AbortController().signal,
    now: () => clock,
    sleep: (ms) => {
      pauses.push(ms)
      clock += ms
      return Promise.resolve()
    },
  })
  return { news, pauses, late, asked }
}

describe('waiting for the plan after a payment', () => {
  test('ends as soon as the plan is active, without a pause', async () => {
    expect(await ask(['holds'])).toMatchObject({ news: 'holds', pauses: [], late: [] })
  })

  test('asks soon at first and every five seconds later', async () => {
    const { pauses } = await ask(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'holds'])
    expect(pauses).toEqual([1000, 1500, 2250, 3375, 5000, 5000])
  })

  test('treats a failed request as one without a response', async () => {
    expect(await ask([new Error('offline'), new Error('502'), 'holds'])).toMatchObject({ news: 'holds', asked: 3 })
  })

  test('says once, after a minute, that it is late, and still ends well', async () => {
    const { news, late } = await ask([...Array<PaymentNews>(30).fill('waiting'), 'holds'])
    expect(news).toBe('holds')
    expect(late).toHaveLength(1)
    expect(late[0]).toBeGreaterThanOrEqual(LATE_AFTER_MS)
    expect(late[0]).toBeLessThan(LATE_AFTER_MS + 5_000)
  })

  test('picked up after a reload counts the time since the payment', async () => {
    expect((await ask(['waiting', 'holds'], 2 * LATE_AFTER_MS)).late).toEqual([2 * LATE_AFTER_MS])
  })

  test('ends with a payment that failed', async () => {
    expect((await ask(['waiting', 'failed'])).news).toBe('failed')
  })

  test('is given up after half an hour', async () => {
    const { news, pauses } = await ask(['waiting'])
    expect(news).toBe('waiting')
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(31 * 60_000)
  })

  test('is left when the screen is', async () => {
    const controller = new AbortController()
    const news = await awaitPlan({
      ask: () => {
        controller.abort()
        return Promise.resolve('holds')
      },
      paidAt: 0,
      onLate: () => undefined,
      signal: controller.signal,
    })
    expect(news).toBe('waiting')
  })
})
