import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Database } from './connection'
import { applyMigrations, schemaDrift } from './migrations'
import { migrationNames, pendingMigrations } from './migrations-pending'
import { openDatabase } from './connection'
import { openTestDatabase } from './test-support/test-database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('of a database that was never migrated', () => {
  // For both: making one takes seconds.
  let empty: Database
  beforeAll(async () => {
    empty = await openDatabase({ kind: 'pglite', folder: null })
  })
  afterAll(() => empty.close())

  test('every migration is pending', async () => {
    expect(await pendingMigrations(empty, process.cwd())).toEqual(await migrationNames(process.cwd()))
  })

  test('the migrations make exactly the schema', async () => {
    expect(await schemaDrift(empty, process.cwd())).toBe('')
  })
})

test('rows that refer to one that goes are found by an index', async () => {
  const without = await database.prisma.$queryRaw<{ name: string }[]>`
    SELECT reference.conname::text AS name FROM pg_constraint reference
    WHERE reference.contype = 'f' AND reference.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT 1 FROM pg_index index WHERE index.indrelid = reference.conrelid AND index.indkey[0] = reference.conkey[1])`
  expect(without).toEqual([])
})

test('migrations that were applied are not applied again', async () => {
  expect(await applyMigrations(database, process.cwd())).toEqual([])
  expect(await pendingMigrations(database, process.cwd())).toEqual([])
})
