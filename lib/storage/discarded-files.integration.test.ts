import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataPath } from '@/lib/data-path'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { sweep } from '@/lib/operations/sweep'
import { newUser, runningOperation } from '@/lib/templates/test-support/rows'
import { discardFiles, expectRow, forgetExpected, removeDiscarded } from './discarded-files'
import { storage } from './index'
import { publishWith } from './publish-with'
import { newStorageKey } from './storage-key'
import { temporaryFolder } from './temporary'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function stored(): Promise<string> {
  const folder = await temporaryFolder()
  const file = folder.path()
  await writeFile(file, 'Акт')
  const key = await publishWith(file, (storageKey) => Promise.resolve(storageKey))
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

test('every table with files is checked for the file', () => {
  const models = readFileSync('prisma/schema.prisma', 'utf8').split(/^model /m)
  const having = models.filter((model) => /^\s*storageKey\s/m.test(model)).map((model) => /^\w+/.exec(model)?.[0])
  // Another one belongs into `keysOfRows` here and into what an account's deletion takes along.
  expect(having.sort()).toEqual(['DiscardedFile', 'ProfilePicture', 'StoredFile', 'Template'])
})

test('one that can’t be deleted doesn’t block others, and is retried', async () => {
  const [stuck, free] = [newStorageKey(), await stored()]
  // A folder can't be deleted as a file.
  await mkdir(path.join(dataPath('files'), stuck.slice(0, 2), stuck), { recursive: true })
  await db().$transaction((transaction) => discardFiles(transaction, [stuck, free]))
  await sweep()
  expect(await isThere(free)).toBe(false)
  expect(await db().discardedFile.findMany({ select: { storageKey: true } })).toEqual([{ storageKey: stuck }])
  await db().discardedFile.deleteMany()
})

test('an expired one that can’t be deleted doesn’t block others or the rest of the sweep', async () => {
  const { id: userId } = await newUser()
  const { documentSessionId } = await runningOperation(userId)
  const [stuck, free, discarded] = [newStorageKey(), await stored(), await stored()]
  await mkdir(path.join(dataPath('files'), stuck.slice(0, 2), stuck), { recursive: true })
  const row = {
    documentSessionId,
    kind: 'upload',
    contentType: '',
    bytes: 1,
    sha256: '',
    expiresAt: new Date(0),
  } as const
  await db().storedFile.createMany({
    data: [
      { ...row, id: '0', name: 'a', givenName: 'a', storageKey: stuck },
      { ...row, id: '1', name: 'b', givenName: 'b', storageKey: free },
    ],
  })
  await db().$transaction((transaction) => discardFiles(transaction, [discarded]))
  expect(await sweep()).toBe(1)
  expect([await isThere(free), await isThere(discarded)]).toEqual([false, false])
  expect(await db().storedFile.findMany({ select: { storageKey: true } })).toEqual([{ storageKey: stuck }])
  await db().storedFile.deleteMany()
})

describe('a file that is stored before its row', () => {
  const soon = () => new Date(Date.now() + 30 * 60_000)
  const late = () => new Date(Date.now() + 61 * 60_000)

  /** What a process leaves that ended after storing a file. */
  async function storedAlone(): Promise<string> {
    const folder = await temporaryFolder()
    const file = folder.path()
    await writeFile(file, 'Акт')
    const key = newStorageKey()
    await expectRow(key)
    await storage().publish(file, key)
    await folder.remove()
    return key
  }

  test('is swept when no row has come in time, and not before', async () => {
    const key = await storedAlone()
    await sweep(soon())
    expect(await isThere(key)).toBe(true)
    await sweep(late())
    expect(await isThere(key)).toBe(false)
    expect(await db().discardedFile.count()).toBe(0)
  })

  test('stays when its row has come and no one said so', async () => {
    const key = await storedAlone()
    const user = await db().user.create({ data: { email: 'picture@example.test', name: 'Орлов' } })
    await db().profilePicture.create({
      data: { userId: user.id, kind: 'signature', storageKey: key, type: 'png', bytes: 6, sha256: '0'.repeat(64) },
    })
    await sweep(late())
    expect(await isThere(key)).toBe(true)
    expect(await db().discardedFile.count()).toBe(0)
  })

  test('goes when its row went before anybody could say that it had come', async () => {
    const key = await storedAlone()
    await db().$transaction((transaction) => discardFiles(transaction, [key]))
    await forgetExpected(key)
    await removeDiscarded([key])
    expect(await isThere(key)).toBe(false)
  })

  test('is noted no more once its row is written', async () => {
    await stored()
    expect(await db().discardedFile.count()).toBe(0)
  })

  test('that can’t be removed either is swept, and the first error is reported', async () => {
    const error = new Error('no room')
    const stuck = jest.spyOn(storage(), 'remove').mockRejectedValueOnce(new Error('the store is away'))
    const folder = await temporaryFolder()
    const file = folder.path()
    await writeFile(file, 'Акт')
    let key = ''
    const published = publishWith(file, (storageKey) => {
      key = storageKey
      return Promise.reject(error)
    })
    await expect(published).rejects.toBe(error)
    stuck.mockRestore()
    await folder.remove()
    expect(await isThere(key)).toBe(true)
    await sweep(late())
    expect(await isThere(key)).toBe(false)
  })

  test('is noted where the connection was lost, and gone where nothing was written', async () => {
    const keys: string[] = []
    const failing = async (error: Error) => {
      const folder = await temporaryFolder()
      const file = folder.path()
      await writeFile(file, 'Акт')
      const published = publishWith(file, (key) => {
        keys.push(key)
        return Promise.reject(error)
      })
      await expect(published).rejects.toBe(error)
      await folder.remove()
    }
    await failing(new Error('Connection terminated unexpectedly'))
    await failing(new Error('no room'))
    const [lost = '', refused = ''] = keys
    expect([await isThere(lost), await isThere(refused)]).toEqual([true, false])
    await sweep(late())
    expect([await isThere(lost), await isThere(refused)]).toEqual([false, false])
    expect(await db().discardedFile.count()).toBe(0)
  })
})
