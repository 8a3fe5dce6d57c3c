import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { AppError } from '@/lib/errors'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { cancelOrRemove } from './cancel-or-remove'
import { claimOperation, endFailed } from './operation-states'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const stateOf = async (id: string) => (await db().operation.findUniqueOrThrow({ where: { id } })).state

test('an operation that is given back after it was cancelled is not taken up again', async () => {
  const { id: userId } = await newUser()
  const { id } = await runningOperation(userId)
  expect(await cancelOrRemove(userId, id)).toBe('cancelled')
  await db().operation.update({ where: { id }, data: { state: 'queued', claim: null } })
  expect(await claimOperation(id)).toBeNull()
  expect(await stateOf(id)).toBe('cancelled')
})

test('what was said to be cancelled is cancelled, whatever else ends it', async () => {
  const { id: userId } = await newUser()
  const operation = await runningOperation(userId)
  await cancelOrRemove(userId, operation.id)
  await endFailed(operation, new AppError('NOT_FOUND'))
  expect(await stateOf(operation.id)).toBe('cancelled')
})

test('cancelling alone leaves what has ended meanwhile', async () => {
  const { id: userId } = await newUser()
  const { id } = await runningOperation(userId, { state: 'succeeded' })
  expect(await cancelOrRemove(userId, id, 'cancel')).toBe('finished')
  expect((await db().operation.findUniqueOrThrow({ where: { id } })).removedAt).toBeNull()
  expect(await cancelOrRemove(userId, id)).toBe('removed')
})
