import { describe, expect, test } from '@jest/globals'
import { authorising, type Doorkeeper } from './authorising'
import { newSessionEnd } from './session-end'

const refused = (code: string) => Response.json({ success: false, code, error: code }, { status: 401 })

/** A server with some valid tokens, and a browser that has one. */
function browser({ kept, living, fresh }: { kept: string | null; living: string[]; fresh: (string | null)[] }) {
  const sessionEnd = newSessionEnd()
  const seen = { calls: [] as (string | null)[], refreshes: 0, left: 0 }
  const doorkeeper: Doorkeeper = {
    readToken: () => kept,
    freshToken: () => {
      seen.refreshes += 1
      kept = fresh.shift() ?? null
      return Promise.resolve(kept)
    },
    sessionEnd,
    leave: () => {
      seen.left += 1
    },
  }
  const call = (token: string | null) => {
    seen.calls.push(token)
    return Promise.resolve(
      token !== null && living.includes(token) ? Response.json({ token }) : refused('UNAUTHENTICATED'),
    )
  }
  const signIn = (token: string) => {
    kept = token
    living.push(token)
    sessionEnd.answer(true)
  }
  const authorised = authorising(doorkeeper)
  return { seen, sessionEnd, signIn, made: async () => (await (await authorised(call)).json()) as unknown }
}

/** Lets everything that is ready to go on do so. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a call as the signed-in person', () => {
  test('is made once with a good token', async () => {
    const { made, seen } = browser({ kept: 'a', living: ['a'], fresh: [] })
    expect(await made()).toEqual({ token: 'a' })
    expect(seen).toEqual({ calls: ['a'], refreshes: 0, left: 0 })
  })

  test('replaces an expired token once and repeats the call', async () => {
    const { made, seen } = browser({ kept: 'old', living: ['new'], fresh: ['new'] })
    expect(await made()).toEqual({ token: 'new' })
    expect(seen).toEqual({ calls: ['old', 'new'], refreshes: 1, left: 0 })
  })

  test('does not ask twice for a token that is refused again', async () => {
    const { made, seen } = browser({ kept: 'old', living: [], fresh: ['odd', 'odd'] })
    await expect(made()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(seen).toEqual({ calls: ['old', 'odd'], refreshes: 1, left: 0 })
  })

  test('waits with all the others until the user has signed in again, and continues', async () => {
    const { made, seen, sessionEnd, signIn } = browser({ kept: 'old', living: [], fresh: [] })
    let questions = 0
    sessionEnd.subscribe(() => {
      if (sessionEnd.isAsked()) questions += 1
    })
    const calls = Promise.all([made(), made(), made()])
    await settled()
    expect([questions, seen.calls.length]).toEqual([1, 3])
    signIn('new')
    expect(await calls).toEqual([{ token: 'new' }, { token: 'new' }, { token: 'new' }])
    expect([questions, seen.left]).toEqual([1, 0])
  })

  test('goes to the sign-in page if the user doesn’t sign in again, or can’t be asked', async () => {
    const there = browser({ kept: 'old', living: [], fresh: [] })
    there.sessionEnd.subscribe(() => undefined)
    const call = there.made()
    await settled()
    there.sessionEnd.answer(false)
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(there.seen.left).toBe(1)

    const open = browser({ kept: null, living: [], fresh: [] })
    await expect(open.made()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(open.seen).toEqual({ calls: [null], refreshes: 1, left: 1 })
  })
})
