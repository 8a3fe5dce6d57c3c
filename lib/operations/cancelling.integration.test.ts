import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { AppError } from '@/lib/errors'
import { newStorageKey } from '@/lib/storage/storage-key'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { cancelOrRemove } from './cancel-or-remove'
import { claimOperation, endFailed } from './operation-states'
import { sweep } from './sweep'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const stateOf = async (id: string) => (await db().operation.findUniqueOrThrow({ where: { id } })).state

test('an operation that is given back after it was cancelled is not taken up again', async () => {
  const { id: userId } = await newUser()
  const { id } = await runningOperation(userId)
  // Its runner would end it with what is finished.
  expect(await cancelOrRemove(userId, id)).toBe('stopping')
  await db().operation.update({ where: { id }, data: { state: 'queued', claim: null } })
  expect(await claimOperation(id)).toBeNull()
  expect(await stateOf(id)).toBe('cancelled')
})

test('an operation reported as canceled stays canceled, whatever else ends it', async () => {
  const { id: userId } = await newUser()
  const operation = await runningOperation(userId)
  await cancelOrRemove(userId, operation.id)
  await endFailed(operation, new AppError('NOT_FOUND'))
  expect(await stateOf(operation.id)).toBe('cancelled')
})

test('a file that another operation waits for stays when the one that made it is removed, and when its time is over', async () => {
  const { id: userId } = await newUser()
  const made = await runningOperation(userId, { state: 'succeeded' })
  const { id: fileId } = await db().storedFile.create({
    data: {
      documentSessionId: made.documentSessionId,
      operationId: made.id,
      kind: 'result',
      name: 'Таблицы.xlsx',
      givenName: 'Таблицы.xlsx',
      contentType: 'application/octet-stream',
      bytes: 1,
      sha256: '',
      storageKey: newStorageKey(),
      expiresAt: new Date(0),
    },
  })
  const waiting = await db().operation.create({
    data: {
      documentSessionId: made.documentSessionId,
      userId,
      kind: 'doses',
      locale: 'ru-RU',
      settings: {},
      inputs: { data: fileId },
      fingerprint: 'waiting',
    },
  })
  await sweep()
  await cancelOrRemove(userId, made.id)
  expect(await db().storedFile.findUnique({ where: { id: fileId } })).toMatchObject({ operationId: null })
  await cancelOrRemove(userId, waiting.id)
  await sweep()
  expect(await db().storedFile.findUnique({ where: { id: fileId } })).toBeNull()
})

test('canceling alone leaves what has ended in the meantime', async () => {
  const { id: userId } = await newUser()
  const { id } = await runningOperation(userId, { state: 'succeeded' })
  expect(await cancelOrRemove(userId, id, 'cancel')).toBe('finished')
  expect((await db().operation.findUniqueOrThrow({ where: { id } })).removedAt).toBeNull()
  expect(await cancelOrRemove(userId, id)).toBe('removed')
})
