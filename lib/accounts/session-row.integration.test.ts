import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { newUser } from '@/lib/templates/test-support/rows'
import { sessionRow } from './session-row'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** As Prisma itself reads it. */
const asPrismaReads = (id: string) =>
  db().session.findUnique({ where: { id }, include: { user: { include: WITH_SUBSCRIPTIONS } } })

async function newSession(more: { endedAt?: Date; userAgent?: string } = {}) {
  const { id: userId } = await newUser()
  return db().session.create({ data: { id: randomUUID(), userId, bindHash: 'hash', ...more } })
}

test('a session is what Prisma reads, with whole milliseconds, none, and nothing paid for', async () => {
  for (const more of [{}, { endedAt: new Date('2026-11-23T03:00:00.000Z'), userAgent: '«Firefox» \\ "142"' }]) {
    const { id } = await newSession(more)
    expect(await sessionRow(id)).toEqual(await asPrismaReads(id))
  }
})

test('subscriptions come with it, each with its times', async () => {
  const { id, userId } = await newSession()
  const about = {
    userId,
    customerId: 'ctm_1',
    priceId: 'pri_1',
    currency: 'EUR',
    occurredAt: '2026-11-01T10:00:00.123456Z',
  }
  await db().subscription.createMany({
    data: [
      {
        ...about,
        id: `sub_a${userId}`,
        status: 'canceled',
        plan: 'standard',
        interval: 'month',
        canceledAt: new Date(1),
      },
      {
        ...about,
        id: `sub_b${userId}`,
        status: 'past_due',
        plan: 'professional',
        interval: 'year',
        startedAt: new Date('2026-01-31T23:59:59.999Z'),
        periodEndsAt: new Date('2027-01-31T23:59:59.990Z'),
        pastDueSince: new Date('2026-11-20T00:00:00.000Z'),
        scheduledAction: 'cancel',
        scheduledAt: new Date('2026-12-31T00:00:00.100Z'),
      },
    ],
  })
  const found = await sessionRow(id)
  expect(found?.user.subscriptions).toHaveLength(2)
  expect(found).toEqual(await asPrismaReads(id))
})

test('there is none of another name', async () => {
  expect(await sessionRow('nobody’s')).toBeNull()
})

test('ignores a column that only a later release has', async () => {
  const { id } = await newSession()
  const known = await sessionRow(id)
  for (const table of ['Session', 'User', 'Subscription']) {
    await db().$executeRawUnsafe(`ALTER TABLE "${table}" ADD COLUMN "later" text NOT NULL DEFAULT 'yes'`)
  }
  expect(await sessionRow(id)).toEqual(known)
})
