import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { rerunOptions } from './rerun'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Documents = readonly (readonly [rows: number[], fingerprint: string])[]

async function made(userId: string, documents: Documents, failed: number[] = [], settings: object = {}) {
  const summary = {
    acts: documents.map(([rows, fingerprint]) => ({ document: 'Акт.docx', rows, fingerprint, number: null })),
    failed,
  }
  // Prisma's JSON types know no interfaces; both are plain.
  const { id } = await runningOperation(userId, { state: 'succeeded', summary, settings } as never)
  return id
}

test('of what failed makes the rows that failed, as the spreadsheet numbers them', async () => {
  const { id: userId } = await newUser()
  const rerunOf = await made(userId, [[[2], 'a']], [3, 7])
  expect(await rerunOptions(userId, { rerunOf, only: 'failed' })).toEqual({ rows: [3, 7] })
})

test('of changed rows knows what was created, a group by all its rows', async () => {
  const { id: userId } = await newUser()
  const rerunOf = await made(
    userId,
    [
      [[2], 'a'],
      [[3, 5], 'b'],
    ],
    [4],
  )
  expect(await rerunOptions(userId, { rerunOf, only: 'changed' })).toEqual({
    known: { '2': 'a', '3,5': 'b' },
  })
})

test('of what changed goes back through runs that were made in part', async () => {
  const { id: userId } = await newUser()
  const first = await made(
    userId,
    [
      [[2], 'a'],
      [[3], 'b'],
      [[4, 5], 'c'],
    ],
    [6],
  )
  const second = await made(userId, [[[6], 'd']], [], { rerunOf: first, only: 'failed' })
  const third = await made(userId, [[[3], 'B']], [5], { rerunOf: second, only: 'changed' })
  expect(await rerunOptions(userId, { rerunOf: third, only: 'changed' })).toEqual({
    // The group of rows 4 and 5 failed since.
    known: { '2': 'a', '3': 'B', '6': 'd' },
  })
})

test('of what changed has nothing to skip where nothing is known', async () => {
  const { id: userId } = await newUser()
  const rerunOf = await made(userId, [])
  expect(await rerunOptions(userId, { rerunOf, only: 'changed' })).toEqual({ known: {} })
})

test('of another person’s operation, of one that runs, and of one that was removed is none', async () => {
  const [one, other] = [await newUser(), await newUser()]
  const mine = await made(one.id, [], [2])
  const running = await runningOperation(one.id)
  const removed = await runningOperation(one.id, { state: 'succeeded', removedAt: new Date() })
  const asked = (userId: string, rerunOf: string) => rerunOptions(userId, { rerunOf, only: 'failed' })
  await expect(asked(other.id, mine)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asked(one.id, running.id)).rejects.toMatchObject({ code: 'RERUN_NO_RESULT' })
  await expect(asked(one.id, removed.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
