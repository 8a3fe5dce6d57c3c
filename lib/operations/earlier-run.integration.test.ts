import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import type { StoredFile } from '@/lib/db/generated/client'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { earlierRun } from './earlier-run'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function file(userId: string, givenName: string, sha256: string): Promise<StoredFile> {
  const { id: documentSessionId } = await db().documentSession.create({ data: { id: randomUUID(), userId } })
  return db().storedFile.create({
    data: {
      documentSessionId,
      kind: 'upload',
      name: givenName,
      givenName,
      storageKey: randomUUID(),
      contentType: '',
      bytes: 1,
      sha256,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  })
}

let minute = 0

async function made(userId: string, data: StoredFile, template: StoredFile, change: object = {}): Promise<string> {
  const createdAt = new Date(Date.UTC(2026, 10, 1, 8, minute++))
  const { id } = await runningOperation(userId, { state: 'succeeded', createdAt, ...change })
  await db().operation.update({ where: { id }, data: { inputs: { data: data.id, template: template.id } } })
  return id
}

test('is the last of the same template, and one of a spreadsheet of the same name before any other', async () => {
  const { id: userId } = await newUser()
  const [acts, rooms] = [await file(userId, 'acts.xlsx', 'a'), await file(userId, 'rooms.xlsx', 'b')]
  const [form, other] = [await file(userId, 'form.docx', 'f'), await file(userId, 'form.docx', 'g')]
  const first = await made(userId, acts, form)
  const second = await made(userId, rooms, form)
  await made(userId, acts, other)
  // The same files uploaded again.
  const template = await file(userId, 'form (1).docx', 'f')
  expect((await earlierRun(userId, { data: await file(userId, 'acts.xlsx', 'A'), template }))?.id).toBe(first)
  expect((await earlierRun(userId, { data: await file(userId, 'new.xlsx', 'A'), template }))?.id).toBe(second)
})

test('is none that failed, was removed or is another person’s', async () => {
  const [{ id: userId }, { id: stranger }] = [await newUser(), await newUser()]
  const [data, template] = [await file(userId, 'acts.xlsx', 'a'), await file(userId, 'form.docx', 'f')]
  await made(userId, data, template, { state: 'failed' })
  await made(userId, data, template, { removedAt: new Date() })
  await made(stranger, data, template)
  expect(await earlierRun(userId, { data, template })).toBeNull()
})

test('is read without its list of documents', async () => {
  const { id: userId } = await newUser()
  const [data, template] = [await file(userId, 'acts.xlsx', 'a'), await file(userId, 'form.docx', 'f')]
  await made(userId, data, template, { summary: { acts: [] } })
  const run = await earlierRun(userId, { data, template })
  expect(Object.keys(run ?? {}).sort()).toEqual(['createdAt', 'finishedAt', 'id', 'inputs'])
})
