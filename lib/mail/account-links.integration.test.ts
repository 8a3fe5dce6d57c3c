import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { accountLink, makeAccountLink, requestAccountLink, spendLink } from './account-links'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const HOUR_MS = 3_600_000
const person = { userId: 'one', email: 'one@clinic.example' }

beforeEach(async () => {
  await db().user.deleteMany()
  await db().user.create({ data: { id: person.userId, email: person.email } })
})

const request = () =>
  db().$transaction((transaction) => requestAccountLink(transaction, { ...person, purpose: 'reset' }))
const tokenOf = (url: string) => url.split('#token=')[1] ?? ''

test('an email whose request was replaced by a newer one can’t be created', async () => {
  const first = await request()
  const second = await request()
  await expect(makeAccountLink(first)).rejects.toMatchObject({ code: 'LINK_GONE' })
  expect((await makeAccountLink(second)).url).toMatch(/^http:\/\/localhost:3000\/reset#token=[\w-]{43}$/)
})

test('an email that couldn’t be sent for a day no longer contains a link', async () => {
  const requestId = await request()
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
  await expect(makeAccountLink(requestId, later(25))).rejects.toMatchObject({ code: 'LINK_GONE' })
  expect((await makeAccountLink(requestId, later(23))).until.getTime()).toBeCloseTo(later(23.5).getTime(), -4)
})

test('an email that is created again has its own link, and the previous one no longer works', async () => {
  const requestId = await request()
  const [first, second] = [await makeAccountLink(requestId), await makeAccountLink(requestId)]
  await expect(accountLink('reset', tokenOf(first.url))).rejects.toMatchObject({ code: 'LINK_NOT_VALID' })
  expect(await accountLink('reset', tokenOf(second.url))).toMatchObject(person)
})

test('a link opens what it was made for alone, until its time is over', async () => {
  const { url, until } = await makeAccountLink(await request())
  const token = tokenOf(url)
  await expect(accountLink('confirm', token)).rejects.toMatchObject({ code: 'LINK_NOT_VALID' })
  await expect(accountLink('reset', token, until)).rejects.toMatchObject({ code: 'LINK_NOT_VALID' })
  expect(await accountLink('reset', token, new Date(until.getTime() - 1))).toMatchObject(person)
})

test('a link works once, and a failed use doesn’t count', async () => {
  const { url } = await makeAccountLink(await request())
  const link = await accountLink('reset', tokenOf(url))
  const use = (then: () => void = () => undefined) =>
    db().$transaction(async (transaction) => {
      await spendLink(transaction, link)
      then()
    })
  const broken = use(() => {
    throw new Error('what came after')
  })
  await expect(broken).rejects.toThrow('what came after')
  await use()
  await expect(use()).rejects.toMatchObject({ code: 'LINK_NOT_VALID' })
})
