import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from './client'
import type { Database } from './connection'
import { openTestDatabase } from './test-support/test-database'
import { uniqueViolation } from './unique-violation'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('names the fields of the unique constraint that a write ran into', async () => {
  await db().user.create({ data: { email: 'a@clinic.example' } })
  const error: unknown = await db()
    .user.create({ data: { email: 'a@clinic.example' } })
    .catch((caught: unknown) => caught)
  expect(uniqueViolation(error)).toEqual(['email'])
})

test('other errors aren’t unique violations', async () => {
  const error: unknown = await db()
    .user.delete({ where: { id: 'nobody' } })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Error)
  expect(uniqueViolation(error)).toBeNull()
})
