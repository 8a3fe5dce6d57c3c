import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { progressEvents } from './progress-events'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('an operation that is removed while its progress is followed ends the events as a cancelled one', async () => {
  const { id: userId } = await newUser()
  const { id: operationId, documentSessionId: sessionId } = await runningOperation(userId)
  const { signal } = new AbortController()
  const events = progressEvents({ userId, sessionId, operationId, locale: 'en-US', requestId: '1', signal })
  expect((await events.next()).value).toMatchObject({ operationId, state: 'running' })
  const next = events.next()
  await db().operation.delete({ where: { id: operationId } })
  expect((await next).value).toMatchObject({
    operationId,
    state: 'cancelled',
    result: { success: false, code: 'NOT_FOUND' },
  })
  expect((await events.next()).done).toBe(true)
})
