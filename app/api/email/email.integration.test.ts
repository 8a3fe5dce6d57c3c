import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as register } from '@/app/api/auth/register/route'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as forget } from '@/app/api/password/forget/route'
import { POST as reset } from '@/app/api/password/reset/route'
import { PUT as put } from '@/app/api/users/put/route'
import { mailsTo, newestMail } from '@/lib/accounts/test-support/mails'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser, type Handler } from '@/lib/http/test-support/browser'
import { POST as confirm } from './confirm/route'
import { POST as send } from './send/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function sent(handler: Handler, json: unknown, browser = new Browser(), method = 'POST') {
  const response = await browser.call(handler, { json, method })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> & { code?: string } }
}

const tokenFor = async (email: string) => (await newestMail(application.dataFolder, email, 'confirm')).token
const verified = async (email: string) =>
  (await db().user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt !== null

describe('The address of a new account', () => {
  test('is confirmed once by the link emailed at registration', async () => {
    const email = 'new@clinic.example'
    await sent(register, { email, password: PASSWORD })
    expect(await verified(email)).toBe(false)
    const { text, subject } = await newestMail(application.dataFolder, email, 'confirm')
    expect(subject).toBe('Confirm your email for Actum')
    expect(text).toMatch(/^http:\/\/localhost:3000\/confirm#token=[\w-]{43}$/m)
    const token = await tokenFor(email)
    expect(await sent(confirm, { token })).toEqual({ status: 200, body: { success: true, email } })
    expect(await verified(email)).toBe(true)
    expect(await sent(confirm, { token })).toMatchObject({ status: 400, body: { code: 'LINK_NOT_VALID' } })
  })

  test('gets the link again on request, and the previous one no longer works', async () => {
    const { browser, email } = await newPerson()
    expect(await sent(send, undefined, browser)).toEqual({ status: 200, body: { success: true, email } })
    const first = await tokenFor(email)
    await sent(send, undefined, browser)
    const second = await tokenFor(email)
    expect((await sent(confirm, { token: first })).status).toBe(400)
    expect((await sent(confirm, { token: second })).status).toBe(200)
    expect(await sent(send, undefined, browser)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_ALREADY_CONFIRMED' },
    })
  })

  test('has a link for a day', async () => {
    const { browser, email, id } = await newPerson()
    await sent(send, undefined, browser)
    const token = await tokenFor(email)
    const { expiresAt } = await db().accountLink.findFirstOrThrow({ where: { userId: id } })
    expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(24)
    await db().accountLink.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await sent(confirm, { token })).status).toBe(400)
    expect(await verified(email)).toBe(false)
  })

  test('is not confirmed by a link to a new password, nor the other way round', async () => {
    const { browser, email } = await newPerson()
    await sent(send, undefined, browser)
    await sent(forget, { email })
    const { token: toReset } = await newestMail(application.dataFolder, email, 'reset')
    expect((await sent(confirm, { token: toReset })).status).toBe(400)
    expect((await sent(reset, { token: await tokenFor(email), password: 'мох гвоздь облако' })).status).toBe(400)
  })

  test('gets at most five emails an hour', async () => {
    const { browser } = await newPerson()
    for (let asked = 0; asked < 5; asked++) expect((await sent(send, undefined, browser)).status).toBe(200)
    expect((await sent(send, undefined, browser)).status).toBe(429)
  })
})

describe('Another address', () => {
  test('waits for confirmation, and the old address gets both messages', async () => {
    const { browser, email } = await newPerson()
    const next = `next.${email}`
    const asked = await sent(put, { email: ` ${next.toUpperCase()} ` }, browser, 'PUT')
    expect(asked).toMatchObject({ status: 200, body: { email, pendingEmail: next } })
    expect((await sent(login, { email: next, password: PASSWORD })).status).toBe(401)
    expect((await mailsTo(application.dataFolder, email)).map(({ purpose }) => purpose)).toEqual(['emailAsked'])
    expect((await sent(confirm, { token: await tokenFor(next) })).body['email']).toBe(next)
    expect((await sent(login, { email: next, password: PASSWORD })).status).toBe(200)
    expect((await sent(login, { email, password: PASSWORD })).status).toBe(401)
    expect(await verified(next)).toBe(true)
    const told = await newestMail(application.dataFolder, email, 'emailChanged')
    expect(told.text).toContain(next)
  })

  test('that another account has is rejected, and one taken in the meantime can’t be confirmed', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const taken = await sent(put, { email: other.email }, one.browser, 'PUT')
    expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
    const wanted = `wanted.${one.email}`
    await sent(put, { email: wanted }, one.browser, 'PUT')
    const token = await tokenFor(wanted)
    await db().user.update({ where: { id: other.id }, data: { email: wanted } })
    expect(await sent(confirm, { token })).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
    expect((await db().user.findUniqueOrThrow({ where: { id: one.id } })).email).toBe(one.email)
  })

  test('is dropped by naming the account’s own', async () => {
    const { browser, email } = await newPerson()
    const wanted = `wanted.${email}`
    await sent(put, { email: wanted }, browser, 'PUT')
    const token = await tokenFor(wanted)
    expect((await sent(put, { email }, browser, 'PUT')).body['pendingEmail']).toBeNull()
    expect((await sent(confirm, { token })).status).toBe(400)
  })

  test('is dropped by a new password, as a stranger may have requested it', async () => {
    const { browser, email } = await newPerson()
    const wanted = `wanted.${email}`
    await sent(put, { email: wanted }, browser, 'PUT')
    const token = await tokenFor(wanted)
    await sent(forget, { email })
    const link = await newestMail(application.dataFolder, email, 'reset')
    expect((await sent(reset, { token: link.token, password: 'мох гвоздь облако' })).status).toBe(200)
    expect((await sent(confirm, { token })).status).toBe(400)
    expect((await db().user.findUniqueOrThrow({ where: { email } })).pendingEmail).toBeNull()
  })

  test('gets emails in the user’s language', async () => {
    const { browser, email } = await newPerson()
    const wanted = `wanted.${email}`
    await sent(put, { email: wanted, locale: 'ru-RU' }, browser, 'PUT')
    expect((await newestMail(application.dataFolder, wanted, 'confirm')).subject).toBe('Подтвердите адрес для Actum')
    expect((await newestMail(application.dataFolder, email, 'emailAsked')).language).toBe('ru-RU')
  })
})
