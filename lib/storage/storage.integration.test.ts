import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { LocalStorage } from './local-storage'
import { S3Storage } from './s3-storage'
import type { Storage } from './storage'
import { newStorageKey } from './storage-key'
import { startBucket } from './test-support/local-bucket'
import type { Scratch } from './test-support/scratch'
import { bytesOf, randomFile, scratch, sha256 } from './test-support/scratch'

/** Open files and connections of this process; 0 if the system doesn't report them. */
const openDescriptors = async () => (await readdir('/proc/self/fd').catch(() => [])).length

const stores = {
  'a folder': async (place: Scratch) => ({
    storage: new LocalStorage(path.join(place.folder, 'files')),
    close: async () => undefined,
  }),
  'a bucket': async (place: Scratch) => {
    const { config, close } = await startBucket(place.folder)
    return { storage: new S3Storage(config, place.newFolder), close }
  },
}

describe.each(Object.entries(stores))('%s', (_name, open) => {
  let place: Scratch
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    place = await scratch()
    ;({ storage, close } = await open(place))
  })
  afterAll(async () => {
    await close()
    await place.remove()
  })

  const stored = async (bytes: Buffer) => {
    const key = newStorageKey()
    await storage.publish(await place.file(bytes), key)
    return key
  }
  const missing = expect.objectContaining({ code: 'NOT_FOUND' })

  test('gives back 12 MB byte for byte, and keeps nothing under the temporary name', async () => {
    const bytes = randomFile(12 * 1024 * 1024)
    const temporaryPath = await place.file(bytes)
    const key = newStorageKey()
    await storage.publish(temporaryPath, key)
    expect(sha256(await bytesOf(await storage.read(key)))).toBe(sha256(bytes))
    expect(existsSync(temporaryPath)).toBe(false)
  })

  test('gives back an empty file', async () => {
    expect(await bytesOf(await storage.read(await stored(Buffer.alloc(0))))).toHaveLength(0)
  })

  test.each([
    [{ start: 0, end: 1 }, '01'],
    [{ start: 3, end: 5 }, '345'],
    [{ start: 8, end: 99 }, '89'],
    [{ start: 10, end: 20 }, ''],
  ])('reads the range %j as «%s»', async (range, text) => {
    const key = await stored(Buffer.from('0123456789'))
    expect(String(await bytesOf(await storage.read(key, range)))).toBe(text)
  })

  test('gives a copy on the disk for as long as it is needed', async () => {
    const bytes = randomFile(300_000)
    const key = await stored(bytes)
    const copy = await storage.localCopy(key)
    expect(sha256(await readFile(copy.path))).toBe(sha256(bytes))
    await copy.release()
    expect(await place.temporaryFiles()).toEqual([])
    expect(sha256(await bytesOf(await storage.read(key)))).toBe(sha256(bytes))
  })

  test('what was removed is not found, and can be removed again', async () => {
    const key = await stored(Buffer.from('act'))
    await storage.remove(key)
    await storage.remove(key)
    await expect(storage.read(key)).rejects.toEqual(missing)
    await expect(storage.localCopy(key)).rejects.toEqual(missing)
    expect(await place.temporaryFiles()).toEqual([])
  })

  test.each(['', '..', '../../etc/passwd', `../${'a'.repeat(61)}`, 'A'.repeat(64), `${'a'.repeat(64)}\0`])(
    'finds nothing for %j, which isn’t a key',
    async (key) => {
      await expect(storage.read(key)).rejects.toEqual(missing)
      await expect(storage.localCopy(key)).rejects.toEqual(missing)
      await expect(storage.remove(key)).rejects.toEqual(missing)
      await expect(storage.publish(await place.file(Buffer.from('act')), key)).rejects.toEqual(missing)
    },
  )

  test('readers that stop early release their resources', async () => {
    const key = await stored(randomFile(4 * 1024 * 1024))
    const before = await openDescriptors()
    for (let reader = 0; reader < 100; reader++) {
      const stream = await storage.read(key)
      for await (const chunk of stream) if (Buffer.isBuffer(chunk)) break
      expect(stream.destroyed).toBe(true)
    }
    await pause(200)
    expect(await openDescriptors()).toBeLessThanOrEqual(before + 5)
  })

  test('twenty concurrent files are read back unchanged', async () => {
    const files = Array.from({ length: 20 }, (_, index) => Buffer.from(`act ${index}`.repeat(1_000 + index)))
    const keys = await Promise.all(files.map(stored))
    const back = await Promise.all(keys.map(async (key) => bytesOf(await storage.read(key))))
    expect(back.map(sha256)).toEqual(files.map(sha256))
  })

  test('says that files can be stored', async () => {
    await expect(storage.probe()).resolves.toBeUndefined()
  })
})
