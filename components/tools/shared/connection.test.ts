import { describe, expect, test } from '@jest/globals'
import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import { newConnection, type Line } from './connection'

const LOSS = new ApiError(0, CONNECTION_LOST, null)

/** A connection whose network and clock the test controls. */
function madeUpLine(online = true) {
  const listeners = { online: new Set<() => void>(), offline: new Set<() => void>() }
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = []
  const line: Line = {
    isOnline: () => online,
    on(event, listener) {
      listeners[event].add(listener)
      return () => listeners[event].delete(listener)
    },
    after(milliseconds, end) {
      pauses.push({ milliseconds, end })
      return () => undefined
    },
  }
  const go = (next: boolean) => {
    online = next
    for (const listener of listeners[next ? 'online' : 'offline']) listener()
  }
  return { line, pauses, go, listening: () => listeners.online.size + listeners.offline.size }
}

/** Lets resolved promises continue. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** An attempt that fails the given number of times. */
function failing(times: number, error: unknown = LOSS) {
  const calls: number[] = []
  const attempt = async () => {
    calls.push(calls.length)
    if (calls.length <= times) throw error
    return 'there'
  }
  return { calls, attempt }
}

describe('what goes over a connection', () => {
  test('is asked for once where it comes through', async () => {
    const { line, listening } = madeUpLine()
    const connection = newConnection(line)
    const { calls, attempt } = failing(0)
    expect(await connection.persist(attempt)).toBe('there')
    expect([calls.length, listening()]).toEqual([1, 0])
  })

  test('waits offline until the network is back, and asks again', async () => {
    const { line, pauses, go } = madeUpLine(false)
    const connection = newConnection(line)
    const { calls, attempt } = failing(1)
    const result = connection.persist(attempt)
    await settled()
    expect([connection.isLost(), calls.length, pauses.length]).toEqual([true, 1, 0])
    go(true)
    expect(await result).toBe('there')
    expect(connection.isLost()).toBe(false)
  })

  test('is given up immediately when the network goes, and asked for again when it is back', async () => {
    const { line, go } = madeUpLine()
    const connection = newConnection(line)
    let attempts = 0
    const result = connection.persist(({ signal }) => {
      attempts += 1
      if (attempts === 2) return Promise.resolve('there')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    })
    await settled()
    go(false)
    await settled()
    expect([attempts, connection.isLost()]).toEqual([1, true])
    go(true)
    expect(await result).toBe('there')
  })

  test('is tried after longer and longer pauses online, and then given up', async () => {
    const { line, pauses, listening } = madeUpLine()
    const connection = newConnection(line)
    const result = connection.persist(failing(100).attempt).catch((error: unknown) => error)
    for (let pause = 0; pause < 6; pause++) {
      await settled()
      pauses[pause]?.end()
    }
    expect(await result).toBe(LOSS)
    const lengths = pauses.map(({ milliseconds }) => milliseconds)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect([lengths.length, connection.isLost(), listening()]).toEqual([6, false, 0])
  })

  test('has all its pauses again once the server was reached', async () => {
    const { line, pauses } = madeUpLine()
    const connection = newConnection(line)
    let attempts = 0
    const result = connection.persist(async ({ reached }) => {
      attempts += 1
      if (attempts === 3) return 'there'
      if (attempts === 2) reached()
      throw LOSS
    })
    await settled()
    pauses[0]?.end()
    await settled()
    pauses[1]?.end()
    expect(await result).toBe('there')
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([1_000, 1_000])
  })

  test.each(['SERVER_BUSY', 'SHUTTING_DOWN'])(
    'is asked for again where the server answers %s, and is not lost',
    async (code) => {
      const { line, pauses } = madeUpLine()
      const connection = newConnection(line)
      const refusal = new ApiError(503, code, 'Later.')
      const result = connection.persist(failing(1, refusal).attempt)
      await settled()
      expect([pauses.map(({ milliseconds }) => milliseconds), connection.isLost()]).toEqual([[1_000], false])
      pauses[0]?.end()
      expect(await result).toBe('there')

      const given = connection.persist(failing(100, refusal).attempt).catch((error: unknown) => error)
      for (let pause = 1; pause <= 6; pause++) {
        await settled()
        pauses[pause]?.end()
      }
      expect(await given).toBe(refusal)
    },
  )

  test('is given up by and by where the server takes whole files and then answers that it is full', async () => {
    const { line, pauses } = madeUpLine()
    const connection = newConnection(line)
    const busy = new ApiError(503, 'SERVER_BUSY', 'Later.')
    let sent = 0
    const given = connection
      .persist(async ({ reached }) => {
        sent++
        reached()
        throw busy
      })
      .catch((error: unknown) => error)
    for (let pause = 0; pause < 20; pause++) {
      await settled()
      pauses[pause]?.end()
    }
    expect([sent, pauses.map(({ milliseconds }) => milliseconds)]).toEqual([
      7,
      [1, 2, 4, 8, 15, 30].map((s) => s * 1_000),
    ])
    expect(await given).toBe(busy)
  })

  test('ends if the server can be reached again and returns an error', async () => {
    const { line, pauses } = madeUpLine()
    const connection = newConnection(line)
    const errors = [LOSS, new ApiError(503, 'SHUTTING_DOWN', 'Later.')]
    const result = connection.persist(async () => {
      const error = errors.shift()
      if (error) throw error
      return 'there'
    })
    await settled()
    expect(connection.isLost()).toBe(true)
    pauses[0]?.end()
    await settled()
    expect(connection.isLost()).toBe(false)
    pauses[1]?.end()
    expect(await result).toBe('there')
  })

  test('continues immediately when the user asks for it', async () => {
    const { line } = madeUpLine(false)
    const connection = newConnection(line)
    const result = connection.persist(failing(1).attempt)
    await settled()
    connection.tryNow()
    expect(await result).toBe('there')
  })

  test('is abandoned once the user gives up', async () => {
    const { line, listening } = madeUpLine(false)
    const connection = newConnection(line)
    const controller = new AbortController()
    const given = connection.persist(failing(1).attempt, controller.signal).catch((error: unknown) => error)
    await settled()
    controller.abort('enough')
    expect(await given).toBe('enough')
    expect([connection.isLost(), listening()]).toEqual([false, 0])
  })

  test('fails immediately with what isn’t a lost connection', async () => {
    const { line } = madeUpLine()
    const refusal = new ApiError(422, 'GATE_DOCTYPE', 'No.')
    const { calls, attempt } = failing(1, refusal)
    await expect(newConnection(line).persist(attempt)).rejects.toBe(refusal)
    expect(calls).toHaveLength(1)
  })
})
