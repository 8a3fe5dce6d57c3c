import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { sweep } from '@/lib/operations/sweep'
import { discardFiles, removeDiscarded } from './discarded-files'
import { storage } from './index'
import { publishWith } from './publish-with'
import { temporaryFolder } from './temporary'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function stored(): Promise<string> {
  const folder = await temporaryFolder()
  const path = folder.path()
  await writeFile(path, 'Акт')
  const key = await publishWith(path, (storageKey) => Promise.resolve(storageKey))
  await folder.remove()
  return key
}

const isThere = (key: string) =>
  storage()
    .localCopy(key)
    .then(
      () => true,
      () => false,
    )

test('files that are discarded go, and others stay', async () => {
  const [gone, kept] = [await stored(), await stored()]
  await db().$transaction((transaction) => discardFiles(transaction, [gone]))
  await removeDiscarded([gone, kept])
  expect([await isThere(gone), await isThere(kept)]).toEqual([false, true])
  expect(await db().discardedFile.count()).toBe(0)
})

test('what a process that ended left behind is taken by the sweep', async () => {
  const key = await stored()
  await db().$transaction((transaction) => discardFiles(transaction, [key, key]))
  expect(await isThere(key)).toBe(true)
  await sweep()
  expect(await isThere(key)).toBe(false)
})

test('a file is discarded only if its transaction ends well', async () => {
  const key = await stored()
  await db()
    .$transaction(async (transaction) => {
      await discardFiles(transaction, [key])
      throw new Error('no')
    })
    .catch(() => undefined)
  await sweep()
  expect(await isThere(key)).toBe(true)
})
