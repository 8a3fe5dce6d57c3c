import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { GET as get } from './get/[id]/route'
import { PUT as put } from './put/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function asked(browser: Browser, id: string) {
  const response = await browser.call(get, { params: { id } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('A user', () => {
  test('sees oneself', async () => {
    const { browser, id, email } = await newPerson()
    expect(await asked(browser, id)).toMatchObject({
      status: 200,
      body: { id, email, role: 'user', pendingEmail: null },
    })
  })

  test('sees another person exactly as one that does not exist', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const [foreign, absent] = [await asked(one.browser, other.id), await asked(one.browser, 'no-such-id')]
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' })
    expect((await asked(one.browser, '\u0000')).status).toBe(404)
  })

  test('who is an administrator sees anyone, and no more of them than they see themselves', async () => {
    const [admin, other] = [await newPerson(), await newPerson()]
    await db().user.update({ where: { id: admin.id }, data: { role: 'admin' } })
    const seen = await asked(admin.browser, other.id)
    expect(seen).toEqual(await asked(other.browser, other.id))
    expect((await asked(admin.browser, 'no-such-id')).status).toBe(404)
    expect((await asked(admin.browser, '\u0000')).status).toBe(404)
  })

  test('who is not signed in sees no one', async () => {
    const { id } = await newPerson()
    expect((await asked(new Browser(), id)).status).toBe(401)
  })
})

describe('Changing oneself', () => {
  test('changes what is named, and what is not named stays', async () => {
    const { browser, id } = await newPerson()
    const change = async (json: object) => (await browser.call(put, { method: 'PUT', json })).json()
    expect(await change({ name: ' Щёголева Ю. Я. ', currency: 'RUB' })).toMatchObject({
      name: 'Щёголева Ю. Я.',
      currency: 'RUB',
    })
    expect(await change({ locale: 'ro-RO' })).toMatchObject({
      name: 'Щёголева Ю. Я.',
      currency: 'RUB',
      locale: 'ro-RO',
    })
    expect(await change({ name: '' })).toMatchObject({ name: null, locale: 'ro-RO' })
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ currency: 'RUB', role: 'user' })
    expect(await change({ tourSeen: true })).toMatchObject({ tourSeen: true, locale: 'ro-RO' })
    expect(await change({ name: 'A' })).toMatchObject({ tourSeen: true })
  })

  test('rejects invalid addresses', async () => {
    const { browser } = await newPerson()
    const response = await browser.call(put, { method: 'PUT', json: { email: 'anna@почта.рф' } })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'EMAIL_NOT_VALID' }),
    ])
  })

  test.each([
    { role: 'admin' },
    { plan: 'professional' },
    { subscription: { plan: 'professional' } },
    { isPremium: true },
    { premiumUntil: '2030-01-01' },
    { paddleCustomerId: 'ctm_1' },
    { emailVerified: true },
    { emailVerifiedAt: '2026-01-01T00:00:00Z' },
    { pendingEmail: 'a@clinic.example' },
    { passwordHash: 'x' },
    { password: { update: { hash: 'x' } } },
    { id: 'x' },
    { createdAt: '2020-01-01T00:00:00Z' },
    { name: { set: 'x' } },
    { email: { contains: '' } },
    { email: 'аnna@clinic.example' },
    { locale: '../../x' },
    { currency: 'XXX' },
    { name: 'a\u0000b' },
    JSON.parse('{"__proto__":{"role":"admin"},"constructor":{}}') as object,
  ])('refuses %j, and nothing changes', async (json) => {
    const { browser, id } = await newPerson()
    const before = await db().user.findUniqueOrThrow({ where: { id } })
    expect((await browser.call(put, { method: 'PUT', json })).status).toBe(400)
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toEqual(before)
  })
})
