import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Database } from '@/lib/db/connection'
import { db } from '@/lib/db/client'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { startDraining } from '@/lib/http/draining'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { waitForOperation } from './wait-for-operation'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const never = new AbortController().signal

test('while stopping, requests get the result of a running operation, and those for a queued one are asked to retry', async () => {
  const { id: userId } = await newUser()
  const [running, queued] = [await runningOperation(userId), await runningOperation(userId, { state: 'queued' })]
  startDraining()
  await expect(waitForOperation(queued.id, never)).rejects.toMatchObject({ code: 'SHUTTING_DOWN' })
  const ended = waitForOperation(running.id, never)
  await db().operation.update({ where: { id: running.id }, data: { state: 'succeeded' } })
  expect(await ended).toMatchObject({ state: 'succeeded' })
})
