import { describe, expect, test } from '@jest/globals'
import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import type { DeskContent } from '@/lib/operations/desk/desk-schema'
import { newDeskKeeper } from './desk-keeper'

/** A server and a clock that the test controls. */
function kept(version = 0) {
  const asked: string[] = []
  const told: number[] = []
  let stored = version
  let answer: () => Promise<void> = () => Promise.resolve()
  let timers: { at: number; listener: () => void }[] = []
  let now = 0
  const keeper = newDeskKeeper(
    {
      async save({ sessionId }, from) {
        asked.push(`save ${sessionId} on ${from}`)
        await answer()
        return (stored = from + 1)
      },
      async clear(from) {
        asked.push(`clear ${from}`)
        await answer()
        return (stored = from + 1)
      },
      after(milliseconds, listener) {
        const timer = { at: now + milliseconds, listener }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
      tell: (saved) => told.push(saved),
    },
    version,
  )
  return {
    keeper,
    asked,
    told,
    stored: () => stored,
    answers(next: () => Promise<void>) {
      answer = next
    },
    /** Lets so much time pass, with what is answered in it. */
    async pass(milliseconds: number) {
      const until = now + milliseconds
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const [next] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        now = next.at
        timers = timers.filter((other) => other !== next)
        next.listener()
      }
      now = until
    },
  }
}

/** A desk that differs from others by its session alone. */
const desk = (sessionId: string) => ({ tool: 'tables', sessionId }) as unknown as DeskContent

const failing = (code: string) => () => Promise.reject(new ApiError(code === 'DESK_CHANGED' ? 412 : 0, code, null))

describe('A change', () => {
  test('is saved half a second after the last one, once', async () => {
    const { keeper, asked, pass, told } = kept()
    keeper.changed(desk('a'))
    await pass(400)
    keeper.changed(desk('b'))
    await pass(499)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual(['save b on 0'])
    expect(told).toEqual([1])
    keeper.changed(desk('b'))
    await pass(5_000)
    expect(asked).toHaveLength(1)
  })

  test('is saved immediately as the page is left', async () => {
    const { keeper, asked, pass } = kept(3)
    keeper.flush()
    keeper.changed(desk('a'))
    keeper.flush()
    await pass(0)
    expect(asked).toEqual(['save a on 3'])
    await pass(5_000)
    expect(asked).toHaveLength(1)
  })

  test('while another is on its way follows with the new version', async () => {
    const { keeper, asked, pass, answers } = kept()
    let arrive = () => undefined as void
    answers(() => new Promise((resolve) => (arrive = resolve)))
    keeper.changed(desk('a'))
    await pass(500)
    keeper.changed(desk('b'))
    keeper.changed(desk('c'))
    await pass(500)
    expect(asked).toEqual(['save a on 0'])
    answers(() => Promise.resolve())
    arrive()
    await pass(0)
    expect(asked).toEqual(['save a on 0', 'save c on 1'])
  })

  test('is unsaved until the server has answered', async () => {
    const { keeper, pass, answers } = kept()
    let arrive = () => undefined as void
    answers(() => new Promise((resolve) => (arrive = resolve)))
    expect(keeper.unsaved()).toBeNull()
    keeper.changed(desk('a'))
    expect(keeper.unsaved()).toEqual(desk('a'))
    await pass(500)
    keeper.changed(desk('b'))
    expect(keeper.unsaved()).toEqual(desk('b'))
    arrive()
    await pass(500)
    expect(keeper.unsaved()).toEqual(desk('b'))
    arrive()
    await pass(0)
    expect(keeper.unsaved()).toBeNull()
  })

  test('before a clearing is not left for the next page', () => {
    const { keeper } = kept(3)
    keeper.opened(3, desk('a'))
    keeper.changed(desk('b'))
    keeper.cleared()
    expect(keeper.unsaved()).toBeNull()
  })

  test('back to what is saved needs no saving', async () => {
    const { keeper, asked, pass } = kept()
    keeper.opened(4, desk('a'))
    keeper.changed(desk('a'))
    keeper.changed(null)
    await pass(5_000)
    expect(asked).toEqual([])
  })
})

describe('What can’t be saved', () => {
  test('is tried again, and is reported after five seconds', async () => {
    const { keeper, asked, pass, answers } = kept()
    answers(failing(CONNECTION_LOST))
    keeper.changed(desk('a'))
    await pass(500)
    expect(keeper.status()).toBe('saved')
    await pass(4_999)
    expect(keeper.status()).toBe('saved')
    await pass(1)
    expect(keeper.status()).toBe('unsaved')
    answers(() => Promise.resolve())
    await pass(8_000)
    expect(keeper.status()).toBe('saved')
    expect(new Set(asked)).toEqual(new Set(['save a on 0']))
    expect(asked.length).toBeGreaterThan(3)
  })

  test('is the newest once it can be', async () => {
    const { keeper, asked, pass, answers } = kept()
    answers(failing(CONNECTION_LOST))
    keeper.changed(desk('a'))
    await pass(600)
    keeper.changed(desk('b'))
    answers(() => Promise.resolve())
    await pass(2_000)
    expect(asked.at(-1)).toBe('save b on 0')
    expect(keeper.status()).toBe('saved')
  })

  test('because it is refused is shown, and not tried again before it is another', async () => {
    const { keeper, asked, pass, answers } = kept()
    answers(failing('BODY_TOO_LARGE'))
    keeper.changed(desk('a'))
    await pass(60_000)
    expect([asked.length, keeper.status()]).toEqual([1, 'unsaved'])
    answers(() => Promise.resolve())
    keeper.changed(desk('b'))
    await pass(500)
    expect([asked.at(-1), keeper.status()]).toEqual(['save b on 0', 'saved'])
  })
})

describe('A tab whose desk was changed in another', () => {
  test('says so, and saves no more', async () => {
    const { keeper, asked, pass, answers } = kept(1)
    answers(failing('DESK_CHANGED'))
    keeper.changed(desk('a'))
    await pass(500)
    expect(keeper.status()).toBe('stale')
    keeper.changed(desk('b'))
    keeper.cleared()
    await pass(60_000)
    expect(asked).toHaveLength(1)
  })

  test('says so as soon as it hears of it, and goes on from the latest once that is shown', async () => {
    const { keeper, asked, pass } = kept(1)
    let changes = 0
    keeper.subscribe(() => changes++)
    keeper.heard(1)
    expect(keeper.status()).toBe('saved')
    keeper.changed(desk('a'))
    keeper.heard(2)
    await pass(5_000)
    expect([keeper.status(), asked, changes]).toEqual(['stale', [], 1])
    keeper.opened(2, desk('b'))
    expect([keeper.status(), changes]).toEqual(['saved', 2])
    keeper.changed(desk('c'))
    await pass(500)
    expect(asked).toEqual(['save c on 2'])
  })
})

describe('Start over', () => {
  test('saves the last change before it clears, so that all of it can be taken back', async () => {
    const { keeper, asked, pass } = kept()
    keeper.opened(2, desk('a'))
    keeper.changed(desk('b'))
    keeper.cleared()
    await pass(0)
    expect(asked).toEqual(['save b on 2', 'clear 3'])
    keeper.changed(desk('b'))
    await pass(500)
    expect(asked.at(-1)).toBe('save b on 4')
  })

  test('of what was never saved asks for nothing', async () => {
    const { keeper, asked, pass } = kept()
    keeper.cleared()
    await pass(1_000)
    expect(asked).toEqual([])
  })

  test('of what went with its files begins again', async () => {
    const { keeper, asked, pass, answers } = kept()
    keeper.opened(2, desk('a'))
    answers(failing('NOT_FOUND'))
    keeper.cleared()
    await pass(0)
    answers(() => Promise.resolve())
    keeper.changed(desk('b'))
    await pass(500)
    expect(asked).toEqual(['clear 2', 'save b on 0'])
    expect(keeper.status()).toBe('saved')
  })
})

describe('What the page before left unsaved', () => {
  test('is saved first, and a change made meanwhile after it', async () => {
    const { keeper, asked, pass, answers, told } = kept(3)
    keeper.opened(3, desk('a'))
    let arrive = () => undefined as void
    answers(() => new Promise((resolve) => (arrive = resolve)))
    const resumed = keeper.resume(desk('left'))
    keeper.changed(desk('b'))
    await pass(1_000)
    expect(asked).toEqual(['save left on 3'])
    answers(() => Promise.resolve())
    arrive()
    expect(await resumed).toBe(4)
    await pass(0)
    expect(asked).toEqual(['save left on 3', 'save b on 4'])
    expect(told).toEqual([4, 5])
  })

  test('and the server refuses changes nothing', async () => {
    const { keeper, pass, answers, told } = kept(3)
    keeper.opened(3, desk('a'))
    answers(failing('NOT_FOUND'))
    expect(await keeper.resume(desk('left'))).toBe(3)
    await pass(10_000)
    expect(keeper.status()).toBe('saved')
    expect(told).toEqual([])
  })
})
