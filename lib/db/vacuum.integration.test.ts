import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PGlite } from '@electric-sql/pglite'
import { vacuumDue } from './vacuum'

let pglite: PGlite
beforeAll(async () => {
  pglite = await PGlite.create()
})
afterAll(() => pglite.close())

/** Makes changes count immediately, not after a second. */
async function counted(): Promise<void> {
  await pglite.query('SELECT pg_stat_force_next_flush()')
}

/** How many rows of it are gone and still passed by. */
async function dead(table: string): Promise<number> {
  await counted()
  const { rows } = await pglite.query<{ dead: number }>(
    'SELECT n_dead_tup::int AS dead FROM pg_stat_user_tables WHERE relname = $1',
    [table],
  )
  return rows[0]?.dead ?? 0
}

test('vacuums and analyzes tables with many changes, and leaves others', async () => {
  await pglite.exec(`
    CREATE SCHEMA "other";
    CREATE TABLE "other"."Job" (id int PRIMARY KEY);
    CREATE TABLE "Quiet" (id int PRIMARY KEY);
    INSERT INTO "Quiet" SELECT generate_series(1, 20);
    INSERT INTO "other"."Job" SELECT generate_series(1, 1000);
    DELETE FROM "other"."Job" WHERE id > 100;`)
  expect(await dead('Job')).toBe(900)
  expect(await vacuumDue(pglite)).toEqual(['other."Job"'])
  expect(await dead('Job')).toBe(0)
  const { rows } = await pglite.query(`SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'Job'`)
  expect(rows).toEqual([{ rows: 100 }])
  expect(await vacuumDue(pglite)).toEqual([])
})

test('queries in the meantime are answered, in a transaction too', async () => {
  await pglite.exec('CREATE TABLE "Row" (id int PRIMARY KEY); INSERT INTO "Row" SELECT generate_series(1, 1000)')
  await counted()
  const [names, row] = await Promise.all([
    vacuumDue(pglite),
    pglite.transaction(async (transaction) => {
      await transaction.exec('DELETE FROM "Row" WHERE id > 1')
      return (await transaction.query('SELECT id FROM "Row"')).rows
    }),
  ])
  expect(names).toEqual(['public."Row"'])
  expect(row).toEqual([{ id: 1 }])
})
