import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as login } from '@/app/api/auth/login/route'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { DELETE as endOne } from './[id]/route'
import { DELETE as endOthers, GET as list } from './route'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const DAY_MS = 86_400_000

interface Listed {
  readonly id: string
  readonly device: string
  readonly current: boolean
  readonly endsAt: string
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function listed(browser: Browser, headers = {}): Promise<Listed[]> {
  return ((await (await browser.call(list, { headers })).json()) as { sessions: Listed[] }).sessions
}

async function alsoSignedIn(email: string, userAgent = FIREFOX): Promise<Browser> {
  const browser = new Browser()
  await browser.call(login, { json: { email, password: PASSWORD }, headers: { 'user-agent': userAgent } })
  return browser
}

const ends = (browser: Browser, id: string) => browser.call(endOne, { method: 'DELETE', params: { id } })
const isSignedIn = async (browser: Browser) => (await browser.call(newSession)).status === 200

describe('A user’s sessions', () => {
  test('are listed with their devices, this one first, and no id that a cookie could be made of', async () => {
    const { browser, email, id } = await newPerson()
    await alsoSignedIn(email)
    const sessions = await listed(browser)
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Firefox, Windows', false],
    ])
    const rows = await db().session.findMany({ where: { userId: id } })
    for (const row of rows) {
      expect(JSON.stringify(sessions)).not.toContain(row.id)
      expect(JSON.stringify(sessions)).not.toContain(row.bindHash)
    }
  })

  test('are described in the user’s language', async () => {
    const { browser, id } = await newPerson()
    await db().user.update({ where: { id }, data: { locale: 'ru-RU' } })
    expect((await listed(browser)).map(({ device }) => device)).toEqual(['Неизвестное устройство'])
  })

  test('are not listed once they are over: ended, idle for a week, or a month old', async () => {
    const { browser, email, id } = await newPerson()
    for (const over of [
      { endedAt: new Date() },
      { lastSeenAt: new Date(Date.now() - 7.1 * DAY_MS) },
      { createdAt: new Date(Date.now() - 30.1 * DAY_MS) },
    ]) {
      await alsoSignedIn(email)
      const newest = await db().session.findFirstOrThrow({ where: { userId: id }, orderBy: { createdAt: 'desc' } })
      await db().session.update({ where: { id: newest.id }, data: over })
    }
    expect(await listed(browser)).toHaveLength(1)
  })

  test('say when they end: after a week without use, and after a month at the latest', async () => {
    const { browser, id } = await newPerson()
    const days = async () => (Date.parse((await listed(browser))[0]?.endsAt ?? '') - Date.now()) / DAY_MS
    expect(await days()).toBeCloseTo(7, 1)
    await db().session.updateMany({ where: { userId: id }, data: { createdAt: new Date(Date.now() - 28 * DAY_MS) } })
    expect(await days()).toBeCloseTo(2, 1)
  })

  test('can be ended one at a time', async () => {
    const { browser, email } = await newPerson()
    const [one, other] = [await alsoSignedIn(email), await alsoSignedIn(email)]
    const id = (await listed(one)).find(({ current }) => current)?.id ?? ''
    expect((await ends(browser, id)).status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(one), await isSignedIn(other)]).toEqual([true, false, true])
    expect((await ends(browser, id)).status).toBe(404)
  })

  test('are logged out by ending this one', async () => {
    const { browser } = await newPerson()
    expect((await ends(browser, (await listed(browser))[0]?.id ?? '')).status).toBe(200)
    expect(browser.cookies.size).toBe(0)
  })

  test('can all be ended but this one, with their tokens', async () => {
    const { browser, email, token } = await newPerson()
    const other = await alsoSignedIn(email)
    expect(await (await other.call(endOthers, { method: 'DELETE' })).json()).toEqual({ success: true, ended: 1 })
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, true])
    const bearer = { authorization: `Bearer ${token}` }
    expect((await browser.call(newSession, { headers: bearer })).status).toBe(401)
    expect(await (await other.call(endOthers, { method: 'DELETE' })).json()).toEqual({ success: true, ended: 0 })
  })

  test('of another person are not there', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const id = (await listed(other.browser))[0]?.id ?? ''
    expect((await ends(one.browser, id)).status).toBe(404)
    expect(await isSignedIn(other.browser)).toBe(true)
    expect((await new Browser().call(list)).status).toBe(401)
  })

  test('are ended only from our own pages', async () => {
    const { browser, email } = await newPerson()
    const other = await alsoSignedIn(email)
    const headers = { 'x-xsrf-token': 'wrong' }
    expect((await browser.call(endOthers, { method: 'DELETE', headers })).status).toBe(403)
    expect(await isSignedIn(other)).toBe(true)
  })
})
