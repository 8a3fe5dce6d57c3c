import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTestApplication } from '@/lib/http/test-support/application'
import { db } from './client'
import { personTransaction } from './person-transaction'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const onPostgresql = process.env['DATABASE_URL'] ? test : test.skip

test('each begins when the one before has ended, however it ended', async () => {
  const steps: string[] = []
  const work = (name: string, fails: boolean) =>
    personTransaction('nobody', async (transaction) => {
      steps.push(`${name} begins`)
      await transaction.user.count()
      steps.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('first', true), work('second', false), work('third', false)])
  expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(results).toMatchObject([{ status: 'rejected' }, { value: 'second' }, { value: 'third' }])
})

onPostgresql('however many of one person wait, all others have a connection', async () => {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => (release = resolve))
  const waiting = Array.from({ length: 30 }, () => personTransaction('a', () => gate))
  // Without taking turns, ten of them would use all connections, and this query would fail.
  const others = await Promise.all([
    db().user.count(),
    personTransaction('b', (transaction) => transaction.user.count()),
  ])
  release()
  await Promise.all(waiting)
  expect(others).toHaveLength(2)
})

onPostgresql('one of two that wait for each other is done anew', async () => {
  const people = await Promise.all(
    ['one', 'other'].map((name) => db().user.create({ data: { email: `${name}-${randomUUID()}@clinic.example` } })),
  )
  const [one = '', other = ''] = people.map(({ id }) => id)
  let begun = 0
  let meet = () => undefined as void
  const met = new Promise<void>((resolve) => (meet = resolve))
  const cross = (first: string, second: string) =>
    personTransaction(first, async (transaction) => {
      begun += 1
      if (begun === 2) meet()
      await met
      await transaction.user.update({ where: { id: second }, data: { name: `after ${first}` } })
    })
  await Promise.all([cross(one, other), cross(other, one)])
  expect(begun).toBeGreaterThan(2)
  const names = await db().user.findMany({ where: { id: { in: [one, other] } }, select: { name: true } })
  expect(names.map(({ name }) => name).toSorted()).toEqual([`after ${one}`, `after ${other}`].toSorted())
})
