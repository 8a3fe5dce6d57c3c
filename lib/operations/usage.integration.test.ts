import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { checkUsage, usageOf } from './usage'

// Plans apply only if payment is set up.
Object.assign(process.env, PAYMENT)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date()
const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0, 23, 59))

test('a run counts in the month in which it was accepted, even if that has ended', async () => {
  const user = { ...(await newUser()), subscriptions: [] }
  const used = (documents: number, createdAt: Date) => runningOperation(user.id, { documents, createdAt })
  await used(29, lastMonth)
  const [own] = await Promise.all([used(0, lastMonth), used(5, now)])
  expect((await usageOf(user.id)).documents).toBe(5)
  expect((await usageOf(user.id, db(), lastMonth)).documents).toBe(29)
  await expect(checkUsage(db(), user, 'generate', 1, own)).resolves.toBeUndefined()
  await expect(checkUsage(db(), user, 'generate', 2, own)).rejects.toMatchObject({
    code: 'LIMIT_DOCUMENTS',
    details: { limit: 30, used: 29 },
  })
  await expect(checkUsage(db(), user, 'generate', 25)).resolves.toBeUndefined()
  await expect(checkUsage(db(), user, 'generate', 26)).rejects.toMatchObject({ code: 'LIMIT_DOCUMENTS' })
})

test('doesn’t sum the month’s rows for a user without limits', async () => {
  const user = { ...(await newUser()), plan: 'professional', subscriptions: [] } as const
  const unasked = new Proxy(db(), {
    get: () => {
      throw new Error('The rows were summed')
    },
  })
  await expect(checkUsage(unasked, user, 'generate', 1_000_000)).resolves.toBeUndefined()
  await expect(checkUsage(unasked, { ...user, plan: 'free' }, 'generate', 1)).rejects.toThrow('were summed')
})
