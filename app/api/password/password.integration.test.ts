import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as login } from '@/app/api/auth/login/route'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { POST as change } from '@/app/api/password-change/route'
import { changePassword } from '@/lib/accounts/change-password'
import { endSession, livingSession } from '@/lib/accounts/sessions'
import { mailsTo, newestMail } from '@/lib/accounts/test-support/mails'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser, type Handler } from '@/lib/http/test-support/browser'
import { POST as forget } from './forget/route'
import { POST as reset } from './reset/route'

const NEXT = 'мох гвоздь облако'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function posted(handler: Handler, json: unknown, browser = new Browser(), headers = {}) {
  const response = await browser.call(handler, { json, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, response }
}

const canLogIn = async (email: string, password: string) => (await posted(login, { email, password })).status === 200

/** The token of the newest emailed password link. */
async function linkFor(email: string): Promise<string> {
  expect((await posted(forget, { email })).status).toBe(200)
  return (await newestMail(application.dataFolder, email, 'reset')).token
}

describe('Changing the password', () => {
  test('ends every session and token except this browser’s, which continues with a new id, and emails the user', async () => {
    const { browser, email, token } = await newPerson()
    const other = new Browser()
    await posted(login, { email, password: PASSWORD }, other)
    const before = browser.cookies.get('actum-session')
    const { status, body } = await posted(change, { current_password: PASSWORD, password: NEXT }, browser)
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { email }, token: expect.any(String) })
    expect(browser.cookies.get('actum-session')).not.toBe(before)
    expect((await browser.call(newSession)).status).toBe(200)
    const bearer = (value: unknown) => ({ headers: { authorization: `Bearer ${String(value)}` } })
    expect((await browser.call(newSession, bearer(body['token']))).status).toBe(200)
    expect((await browser.call(newSession, bearer(token))).status).toBe(401)
    expect((await other.call(newSession)).status).toBe(401)
    expect([await canLogIn(email, PASSWORD), await canLogIn(email, NEXT)]).toEqual([false, true])
    expect((await newestMail(application.dataFolder, email, 'passwordChanged')).text).toContain('/forgot')
  })

  test('of a session that has ended in the meantime, for example by a reset, changes nothing', async () => {
    const { email } = await newPerson()
    const { id } = await db().session.findFirstOrThrow({ where: { user: { email } } })
    // As a request that came before has it.
    const session = await livingSession(id)
    if (session === null) throw new Error('It does not live')
    await endSession(id)
    const asked = { session, current: PASSWORD, next: NEXT, locale: 'ru-RU', userAgent: null } as const
    await expect(changePassword(asked)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect([await canLogIn(email, PASSWORD), await canLogIn(email, NEXT)]).toEqual([true, false])
  })

  test('asks for the password there is, and a wrong one ends no session', async () => {
    const { browser, email } = await newPerson()
    const { status, body } = await posted(change, { current_password: 'not this one', password: NEXT }, browser)
    expect([status, body['code']]).toEqual([403, 'PASSWORD_WRONG'])
    expect((await browser.call(newSession)).status).toBe(200)
    expect(await canLogIn(email, PASSWORD)).toBe(true)
  })

  test('lets no one guess it there rather than at the log-in', async () => {
    const { browser } = await newPerson()
    for (let tried = 0; tried < 10; tried++)
      await posted(change, { current_password: 'wrong', password: NEXT }, browser)
    expect((await posted(change, { current_password: PASSWORD, password: NEXT }, browser)).status).toBe(429)
  })

  test.each([
    ['is too short', 'мох', 'PASSWORD_TOO_SHORT'],
    ['everyone tries first', 'Qwerty12345', 'PASSWORD_COMMON'],
    ['is one’s own address', 'clinic.example 2026', 'PASSWORD_PERSONAL'],
    ['is too long', 'ж'.repeat(600), 'PASSWORD_TOO_LONG'],
  ])('refuses one that %s', async (_, password, code) => {
    const { browser } = await newPerson()
    const { status, body } = await posted(change, { current_password: PASSWORD, password }, browser)
    expect([status, body['code']]).toEqual([400, code])
  })

  test('takes 64 characters of any script with spaces, and the same ones however they are composed', async () => {
    const { browser, email } = await newPerson()
    const password = 'ȘÎ йё '.repeat(11).slice(0, 64) + ' pădure'
    expect(
      (await posted(change, { current_password: PASSWORD, password: password.normalize('NFC') }, browser)).status,
    ).toBe(200)
    expect(await canLogIn(email, password.normalize('NFD'))).toBe(true)
  })
})

describe('A forgotten password', () => {
  test('is asked for with one and the same answer, whether anybody has the address or not', async () => {
    const { email } = await newPerson()
    const known = await posted(forget, { email })
    const unknown = await posted(forget, { email: 'nobody@clinic.example' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(known.body).toEqual(unknown.body)
    const headers = ({ response }: typeof known) => [...response.headers].filter(([name]) => name !== 'x-request-id')
    expect(headers(known)).toEqual(headers(unknown))
  })

  test('is not asked for at an address that is none', async () => {
    expect(await posted(forget, { email: 'anna@почта.рф' })).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_NOT_VALID', details: { issues: [{ path: 'email' }] } },
    })
  })

  test('is asked for three times an hour, and the fourth answer is the same for both too', async () => {
    const { email } = await newPerson()
    for (const address of [email, 'stranger@clinic.example']) {
      for (let asked = 0; asked < 3; asked++) expect((await posted(forget, { email: address })).status).toBe(200)
      expect(await posted(forget, { email: address })).toMatchObject({
        status: 429,
        // No word of how often others have asked for it.
        body: {
          code: 'TOO_MANY_REQUESTS',
          details: {
            limitName: 'forgotten-account',
            limit: 3,
            used: 3,
            renewsAt: expect.any(String),
            retryAfterSeconds: expect.any(Number),
          },
        },
      })
    }
  })

  test('is set with the emailed link: all sessions end, none starts, and the user gets an email', async () => {
    const { browser, email, id } = await newPerson()
    await db().apiToken.create({ data: { userId: id, name: 'Отчёты', scopes: ['documents'], tokenHash: id } })
    const token = await linkFor(email)
    const stranger = new Browser()
    const { status, body, response } = await posted(reset, { token, password: NEXT }, stranger)
    expect([status, body]).toEqual([200, { success: true }])
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await browser.call(newSession)).status).toBe(401)
    expect([await canLogIn(email, PASSWORD), await canLogIn(email, NEXT)]).toEqual([false, true])
    expect((await mailsTo(application.dataFolder, email)).map(({ purpose }) => purpose)).toEqual([
      'reset',
      'passwordChanged',
    ])
    expect((await db().user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull()
    // The person who registered the address may not own it.
    expect(await db().apiToken.count({ where: { userId: id, revokedAt: null } })).toBe(0)
  })

  test('needs a link whose token isn’t in the database', async () => {
    const { email, id } = await newPerson()
    const token = await linkFor(email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [link, mails] = [
      await db().accountLink.findFirstOrThrow({ where: { userId: id } }),
      await db().mailMessage.findMany({ where: { userId: id } }),
    ]
    expect(link.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify([link, mails])).not.toContain(token)
  })

  test('is set once, also by two at the same moment', async () => {
    const { email } = await newPerson()
    const token = await linkFor(email)
    const answers = await Promise.all([1, 2, 3].map((n) => posted(reset, { token, password: `${NEXT} ${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await posted(reset, { token, password: NEXT })).toMatchObject({
      status: 400,
      body: { code: 'LINK_NOT_VALID' },
    })
  })

  test('leaves no one signed in who logs in with the old one at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await newPerson()
      const token = await linkFor(email)
      const late = new Browser()
      const [answer] = await Promise.all([
        posted(reset, { token, password: NEXT }),
        posted(login, { email, password: PASSWORD }, late),
      ])
      expect(answer.status).toBe(200)
      expect((await late.call(newSession)).status).toBe(401)
    }
  })

  test('keeps its link when the new one is refused', async () => {
    const { email } = await newPerson()
    const token = await linkFor(email)
    expect((await posted(reset, { token, password: 'qwerty12345' })).body['code']).toBe('PASSWORD_COMMON')
    expect((await posted(reset, { token, password: NEXT })).status).toBe(200)
  })

  test.each([
    [
      'half an hour later',
      async (id: string) => {
        await db().accountLink.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } })
      },
    ],
    [
      'after a newer one was asked for',
      async (_: string, email: string) => {
        await posted(forget, { email })
      },
    ],
    [
      'after the password was changed',
      async (_: string, __: string, browser: Browser) => {
        await posted(change, { current_password: PASSWORD, password: 'тихий мост у реки' }, browser)
      },
    ],
    [
      'after the address was changed',
      async (id: string) => {
        await db().user.update({ where: { id }, data: { email: `${id}@clinic.example` } })
      },
    ],
  ])('can’t be set by its link %s', async (_, then) => {
    const { browser, email, id } = await newPerson()
    const token = await linkFor(email)
    await then(id, email, browser)
    expect(await posted(reset, { token, password: NEXT })).toMatchObject({
      status: 400,
      body: { code: 'LINK_NOT_VALID' },
    })
  })

  test('has a link for thirty minutes', async () => {
    const { email, id } = await newPerson()
    await linkFor(email)
    const { expiresAt } = await db().accountLink.findFirstOrThrow({ where: { userId: id } })
    const minutes = ((expiresAt?.getTime() ?? 0) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)
  })

  test.each(['', 'x', 'x'.repeat(43), '\u0000'.repeat(43)])('can’t be set by the token %j', async (token) => {
    expect(await posted(reset, { token, password: NEXT })).toMatchObject({
      status: 400,
      body: { code: 'LINK_NOT_VALID' },
    })
  })

  test('is emailed with a link to the configured origin, whatever host the request names', async () => {
    const { email } = await newPerson()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    expect((await posted(forget, { email }, new Browser(), headers)).status).toBe(200)
    const { text, html } = await newestMail(application.dataFolder, email, 'reset')
    expect(text).toMatch(/^http:\/\/localhost:3000\/reset#token=[\w-]{43}$/m)
    expect(html).toMatch(/href="http:\/\/localhost:3000\/reset#token=[\w-]{43}"/)
    expect(text + html).not.toContain('evil')
  })

  test.each([
    ['ru-RU', 'Восстановление пароля Actum', 'Задать новый пароль'],
    ['ro-RO', 'Resetarea parolei Actum', 'Alegeți o parolă nouă'],
  ])('is emailed in the user’s language, %s, as text and as HTML', async (locale, subject, link) => {
    const { email, id } = await newPerson()
    await db().user.update({ where: { id }, data: { locale } })
    await posted(forget, { email }, new Browser(), { 'accept-language': 'en' })
    const mail = await newestMail(application.dataFolder, email, 'reset')
    expect(mail).toMatchObject({ subject, language: locale })
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link)
  })
})
