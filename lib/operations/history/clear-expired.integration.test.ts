import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { cancelOrRemove } from '../cancel-or-remove'
import { clearExpired } from './clear-expired'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('deletes all runs with nothing left; one deleted in the meantime is neither missed nor counted twice', async () => {
  const { id: userId } = await newUser()
  const running = await runningOperation(userId)
  const ids: string[] = []
  for (let each = 0; each < 20; each += 1) ids.push((await runningOperation(userId, { state: 'failed' })).id)
  const last = ids.at(-1) ?? ''
  // The second caller finds nothing, which is correct.
  const [cleared, removed] = await Promise.all([
    clearExpired(userId),
    cancelOrRemove(userId, last).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code !== 'NOT_FOUND') throw error as Error
        return false
      },
    ),
  ])
  expect(removed ? [19, 20] : [20]).toContain(cleared)
  const left = await db().operation.findMany({ where: { userId, removedAt: null }, select: { id: true } })
  expect(left).toEqual([{ id: running.id }])
  expect(await clearExpired(userId)).toBe(0)
})
