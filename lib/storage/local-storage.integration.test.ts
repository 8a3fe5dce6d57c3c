import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { LocalStorage } from './local-storage'
import { S3Storage } from './s3-storage'
import { asStorageError } from './storage-error'
import { newStorageKey } from './storage-key'
import { startFaultyBucket } from './test-support/faulty-bucket'
import type { Scratch } from './test-support/scratch'
import { bytesOf, randomFile, scratch } from './test-support/scratch'

process.env['LOG_LEVEL'] = 'silent'

const missing = expect.objectContaining({ code: 'NOT_FOUND' })
const unavailable = expect.objectContaining({ code: 'STORAGE_UNAVAILABLE' })
const full = expect.objectContaining({ code: 'STORAGE_FULL' })

const storageIn = (place: Scratch) => new LocalStorage(path.join(place.folder, 'files'))

describe('planted links', () => {
  let place: Scratch
  let storage: LocalStorage
  const key = newStorageKey()
  const shelf = () => path.join(place.folder, 'files', key.slice(0, 2))
  const outside = () => path.join(place.folder, 'outside')
  beforeEach(async () => {
    place = await scratch()
    storage = storageIn(place)
    await mkdir(outside(), { recursive: true })
    await mkdir(path.dirname(shelf()), { recursive: true })
    await writeFile(path.join(outside(), key), 'secret')
  })
  afterEach(() => place.remove())

  test('a link in the place of a file is not found', async () => {
    await mkdir(shelf())
    await symlink(path.join(outside(), key), path.join(shelf(), key))
    await expect(storage.read(key)).rejects.toEqual(missing)
    await expect(storage.localCopy(key)).rejects.toEqual(missing)
  })

  test('a folder that is a link leads nowhere: nothing is read, written or removed behind it', async () => {
    await symlink(outside(), shelf())
    await expect(storage.read(key)).rejects.toEqual(missing)
    await expect(storage.localCopy(key)).rejects.toEqual(missing)
    await storage.remove(key)
    await expect(storage.publish(await place.file(Buffer.from('act')), key)).rejects.toEqual(unavailable)
    expect(await readFile(path.join(outside(), key), 'utf8')).toBe('secret')
  })

  test('a folder in the place of a file is not found', async () => {
    await mkdir(path.join(shelf(), key), { recursive: true })
    await expect(storage.read(key)).rejects.toEqual(missing)
  })
})

test('what is on its way, or was left by a probe, is never found', async () => {
  const place = await scratch()
  const storage = storageIn(place)
  await storage.probe()
  expect(await readdir(path.join(place.folder, 'files'))).toEqual([])
  await place.file(Buffer.from('half an act'))
  expect(await place.temporaryFiles()).toEqual([expect.stringMatching(/\.part$/)])
  await expect(storage.read(String((await place.temporaryFiles())[0]))).rejects.toEqual(missing)
  await place.remove()
})

test.each([
  ['ENOSPC', 'STORAGE_FULL'],
  ['EDQUOT', 'STORAGE_FULL'],
  ['EIO', 'STORAGE_UNAVAILABLE'],
  ['EROFS', 'STORAGE_UNAVAILABLE'],
  ['EACCES', 'STORAGE_UNAVAILABLE'],
])('the disk’s %s is %s', (code, expected) => {
  expect(asStorageError(Object.assign(new Error(code), { code }))).toMatchObject({ code: expected })
})

test('what is not the disk’s fault stays what it is', () => {
  const error = Object.assign(new Error('gone'), { code: 'ENOENT' })
  expect(asStorageError(error)).toBe(error)
})

/** A real small disk needs Linux and root; elsewhere these are skipped, and the table above covers them. */
function canMount(): boolean {
  const folder = path.join(tmpdir(), `actum-mount-${process.pid}`)
  try {
    execFileSync('mkdir', [folder])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
const mountable = process.platform === 'linux' && process.getuid?.() === 0 && canMount()

;(mountable ? describe : describe.skip)(`a small disk${mountable ? '' : ' (skipped: mounting one needs root)'}`, () => {
  let disk: string
  let place: Scratch
  let storage: LocalStorage
  beforeEach(async () => {
    disk = await mkdtemp(path.join(tmpdir(), 'actum-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,nr_inodes=16', 'tmpfs', disk])
    place = await scratch(disk)
    storage = storageIn(place)
  })
  afterEach(async () => {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  })

  const fill = async () => {
    const filler = path.join(disk, 'filler')
    await expect(writeFile(filler, randomFile(5 * 1024 * 1024))).rejects.toMatchObject({ code: 'ENOSPC' })
    return filler
  }

  test('that is full says so, and works again as soon as there is room', async () => {
    const key = newStorageKey()
    await storage.publish(await place.file(Buffer.from('an act')), key)
    const filler = await fill()
    await expect(storage.probe()).rejects.toEqual(full)
    expect(String(await bytesOf(await storage.read(key)))).toBe('an act')
    await rm(filler)
    await storage.probe()
    await storage.publish(await place.file(randomFile(1_000_000)), newStorageKey())
  })

  test('with no room for another name publishes nothing and leaves nothing', async () => {
    const file = await place.file(Buffer.from('an act'))
    await storage.probe()
    for (let index = 0; ; index++) {
      const made = await writeFile(path.join(disk, `filler-${index}`), '').then(
        () => true,
        () => false,
      )
      if (!made) break
    }
    const key = newStorageKey()
    await expect(storage.publish(file, key)).rejects.toEqual(full)
    await expect(storage.read(key)).rejects.toEqual(missing)
    await expect(place.newFolder()).rejects.toEqual(full)
    expect(existsSync(file)).toBe(true)
  })

  test('that has no room for a copy out of a bucket says so, and keeps no half of it', async () => {
    const bucket = await startFaultyBucket()
    bucket.behave((_request, response) => void response.end(randomFile(6 * 1024 * 1024)))
    const stored = new S3Storage(bucket.config, place.newFolder)
    await expect(stored.localCopy(newStorageKey())).rejects.toEqual(full)
    expect(await place.temporaryFiles()).toEqual([])
    await bucket.close()
  })

  test('that has become read-only is unavailable to write and goes on being read', async () => {
    const key = newStorageKey()
    await storage.publish(await place.file(Buffer.from('an act')), key)
    const file = await place.file(Buffer.from('another'))
    execFileSync('mount', ['-o', 'remount,ro', disk])
    await expect(storage.probe()).rejects.toEqual(unavailable)
    await expect(storage.publish(file, newStorageKey())).rejects.toEqual(unavailable)
    await expect(storage.remove(key)).rejects.toEqual(unavailable)
    expect(String(await bytesOf(await storage.read(key)))).toBe('an act')
  })
})
