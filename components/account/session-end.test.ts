import { describe, expect, test } from '@jest/globals'
import { newSessionEnd } from './session-end'

function asked() {
  const end = newSessionEnd()
  const told: boolean[] = []
  end.subscribe(() => told.push(end.isAsked()))
  return { end, told }
}

describe('a session that has ended', () => {
  test('is asked about once, however many calls have met it, and all go on together', async () => {
    const { end, told } = asked()
    const waiting = Promise.all([0, 0, 0].map((era) => end.signedInAgain(era)))
    expect(told).toEqual([true])
    end.answer(true)
    expect(await waiting).toEqual([true, true, true])
    expect(told).toEqual([true, false])
    expect([end.era(), end.isAsked()]).toEqual([1, false])
  })

  test('all give up if the user leaves, and the next call asks again', async () => {
    const { end, told } = asked()
    const waiting = Promise.all([end.signedInAgain(end.era()), end.signedInAgain(end.era())])
    end.answer(false)
    expect(await waiting).toEqual([false, false])
    const next = end.signedInAgain(end.era())
    expect(told).toEqual([true, false, true])
    end.answer(true)
    expect(await next).toBe(true)
  })

  test('isn’t asked again by a call that was sent before the user signed in again', async () => {
    const { end, told } = asked()
    const before = end.era()
    const first = end.signedInAgain(before)
    end.answer(true)
    await first
    expect(await end.signedInAgain(before)).toBe(true)
    expect(told).toEqual([true, false])
  })

  test('is nothing to wait for where no one can be asked', async () => {
    const end = newSessionEnd()
    const stop = end.subscribe(() => undefined)
    stop()
    expect(await end.signedInAgain(end.era())).toBe(false)
    expect(end.isAsked()).toBe(false)
  })
})
