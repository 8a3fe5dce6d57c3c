import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from '@/components/account/api-error'
import { inSession, withNamedFiles } from './in-session'
import { madeUpBrowser } from './test-support/made-up-browser'

const STATS = 'GET /api/documents/stats'

/** A browser that has the session `old`, and a server that has these sessions and returns `new` as the next. */
function browser(...known: readonly string[]) {
  return madeUpBrowser('old', (url) => {
    if (url.pathname === '/api/documents/session/new') return Response.json({ success: true, sessionId: 'new' })
    if (known.includes(url.searchParams.get('sessionId') ?? '')) return Response.json({ success: true })
    return Response.json({ success: false, code: 'NOT_FOUND' }, { status: 404 })
  })
}

/** A call that fails so many times; what it was given each time. */
function failing(times: number, error = new ApiError(404, 'NOT_FOUND', null)) {
  const calls: (readonly [sessionId: string, whole?: boolean])[] = []
  const call = async (...given: readonly [sessionId: string, whole?: boolean]) => {
    calls.push(given)
    if (calls.length <= times) throw error
    return Response.json({ success: true })
  }
  return { calls, call }
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a call in the document session', () => {
  test('is repeated in a new session if the old one is gone', async () => {
    const { stored } = browser()
    const { calls, call } = failing(1)
    await inSession(call)
    expect([calls, stored.get('sessionId')]).toEqual([[['old'], ['new']], 'new'])
  })

  test('that misses something else leaves the session, and is not made again', async () => {
    const { asked, stored } = browser('old')
    const { calls, call } = failing(1)
    await expect(inSession(call)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect([calls, asked, stored.get('sessionId')]).toEqual([[['old']], [STATS], 'old'])
  })
})

describe('a call that names files of the session', () => {
  test('sends them itself where the session is there and one of them is not', async () => {
    const { stored } = browser('old')
    const { calls, call } = failing(1)
    await withNamedFiles(call)
    expect(calls).toEqual([
      ['old', false],
      ['old', true],
    ])
    expect(stored.get('sessionId')).toBe('old')
  })

  test('uploads them again in a new session if theirs is gone', async () => {
    browser()
    const { calls, call } = failing(1)
    await withNamedFiles(call)
    expect(calls).toEqual([
      ['old', false],
      ['new', true],
    ])
  })

  test('uploads them once: if something is missing again, there is an error', async () => {
    browser('old')
    const { calls, call } = failing(2)
    await expect(withNamedFiles(call)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(calls).toHaveLength(2)
  })

  test('that fails for another reason asks for nothing more', async () => {
    const { asked } = browser('old')
    const { calls, call } = failing(1, new ApiError(422, 'TOO_MANY_ROWS', null))
    await expect(withNamedFiles(call)).rejects.toMatchObject({ code: 'TOO_MANY_ROWS' })
    expect([calls.length, asked]).toEqual([1, []])
  })
})
