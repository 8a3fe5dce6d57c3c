import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { storage } from '@/lib/storage'
import { scratch } from '@/lib/storage/test-support/scratch'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { removeFiles, storeFile } from './stored-files'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a file that arrives when its workspace is gone is not found, and is not kept', async () => {
  const { id: userId } = await newUser()
  const workspace = await db().documentSession.create({ data: { id: randomUUID(), userId } })
  await db().documentSession.delete({ where: { id: workspace.id } })
  const place = await scratch()
  const published: string[] = []
  const store = storage()
  const publish = store.publish.bind(store)
  store.publish = (file, key) => {
    published.push(key)
    return publish(file, key)
  }
  try {
    const late = storeFile({
      documentSessionId: workspace.id,
      kind: 'upload',
      name: 'late.docx',
      contentType: 'application/octet-stream',
      bytes: 4,
      sha256: '',
      temporaryPath: await place.file(Buffer.from('late')),
      expiresAt: new Date(Date.now() + 60_000),
    })
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(published).toHaveLength(1)
    for (const key of published) await expect(store.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  } finally {
    store.publish = publish
    await place.remove()
  }
})

test.each([
  ['doses', {}],
  ['tables', {}],
  ['generate', { kept: 'Ана Попа' }],
] as const)('a run of %s’s response is deleted with its result if no later run needs it', async (kind, left) => {
  const { id: userId } = await newUser()
  const operation = await runningOperation(userId, { kind, state: 'succeeded', summary: { kept: 'Ана Попа' } })
  const place = await scratch()
  const file = async (kindOfFile: 'upload' | 'result') =>
    storeFile({
      documentSessionId: operation.documentSessionId,
      kind: kindOfFile,
      name: 'doses.xlsx',
      contentType: 'application/octet-stream',
      bytes: 4,
      sha256: '',
      temporaryPath: await place.file(Buffer.from('dose')),
      expiresAt: new Date(Date.now() + 60_000),
      operationId: operation.id,
    })
  const [upload, result] = [await file('upload'), await file('result')]
  const summary = async () => (await db().operation.findUniqueOrThrow({ where: { id: operation.id } })).summary
  await removeFiles([upload])
  expect(await summary()).toEqual({ kept: 'Ана Попа' })
  await removeFiles([result])
  expect(await summary()).toEqual(left)
  await place.remove()
})
