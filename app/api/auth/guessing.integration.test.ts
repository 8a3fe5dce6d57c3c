import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { PEER_HEADER } from '@/lib/http/client-address'
import { newPerson, openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { POST as login } from './login/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const WRONG = 'wrong wrong wrong'

async function tried(email: string, password: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await new Browser().call(login, { json: { email, password }, headers })
  return { status: response.status, body: (await response.json()) as { code?: string } }
}

async function guess(times: number, email: string, headers: (turn: number) => Readonly<Record<string, string>>) {
  const statuses = []
  for (let turn = 0; turn < times; turn++) statuses.push((await tried(email, WRONG, headers(turn))).status)
  return statuses
}

describe('Guessing the password of an account', () => {
  test('isn’t reset by other addresses in X-Forwarded-For', async () => {
    const { email } = await newPerson()
    const spoofed = (turn: number) => ({
      'x-forwarded-for': `203.0.113.${turn}`,
      forwarded: `for=203.0.113.${turn}`,
      'x-real-ip': `203.0.113.${turn}`,
    })
    expect(await guess(12, email, spoofed)).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  test('isn’t reset by different case or spaces in the same address', async () => {
    const { email } = await newPerson()
    await guess(5, email.toUpperCase(), () => ({}))
    await guess(5, ` ${email} `, () => ({}))
    expect((await tried(email, PASSWORD)).status).toBe(429)
  })

  test('locks no one out for good: a quarter of an hour later the right password opens', async () => {
    const { email } = await newPerson()
    await guess(11, email, () => ({}))
    expect((await tried(email, PASSWORD)).status).toBe(429)
    const { key, expire } = await db().rateLimiterFlexible.findFirstOrThrow({
      where: { key: { startsWith: 'login-account', endsWith: email } },
    })
    // In the database, so that it applies on every instance and after a restart.
    expect(expire?.getTime()).toBeLessThanOrEqual(Date.now() + 15 * 60_000)
    await db().rateLimiterFlexible.update({ where: { key }, data: { expire: new Date(Date.now() - 1) } })
    expect((await tried(email, PASSWORD)).status).toBe(200)
  })

  test('is counted from the last right one', async () => {
    const { email } = await newPerson()
    for (let round = 0; round < 2; round++) {
      await guess(9, email, () => ({}))
      expect((await tried(email, PASSWORD)).status).toBe(200)
    }
  })
})

test('The fifty-first login from one address answers 429, whosever the accounts; from another address one goes on', async () => {
  const { email } = await newPerson()
  const from = (address: string) => ({ [PEER_HEADER]: address })
  const answers = new Set<number>()
  for (let turn = 0; turn < 50; turn++)
    answers.add((await tried(`nobody${turn}@clinic.example`, WRONG, from('198.51.100.1'))).status)
  expect([...answers]).toEqual([401])
  expect((await tried(email, PASSWORD, from('198.51.100.1'))).status).toBe(429)
  const spoofing = { ...from('198.51.100.1'), 'x-forwarded-for': '198.51.100.2' }
  expect((await tried(email, PASSWORD, spoofing)).status).toBe(429)
  expect((await tried(email, PASSWORD, from('198.51.100.2'))).status).toBe(200)
})

describe('A kept password', () => {
  test('that was hashed with less effort than today’s is rehashed at sign-in', async () => {
    const { email, id } = await newPerson()
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await db().password.update({ where: { userId: id }, data: { hash: weak } })
    const kept = async () => (await db().password.findUniqueOrThrow({ where: { userId: id } })).hash
    expect((await tried(email, WRONG)).status).toBe(401)
    expect(await kept()).toBe(weak)
    expect((await tried(email, PASSWORD)).status).toBe(200)
    const strong = await kept()
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await tried(email, PASSWORD)).status).toBe(200)
    expect(await kept()).toBe(strong)
  })

  test('is never compared with one of more than a kilobyte: that is refused before any hashing', async () => {
    const { email } = await newPerson()
    for (const address of [email, 'nobody@clinic.example']) {
      expect(await tried(address, 'ж'.repeat(600))).toMatchObject({ status: 400, body: { code: 'PASSWORD_TOO_LONG' } })
    }
  })
})
