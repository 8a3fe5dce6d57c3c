import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { LocalStorage } from './local-storage'
import { S3Storage } from './s3-storage'
import type { DirectAccess } from './storage'
import { newStorageKey } from './storage-key'
import { startBucket } from './test-support/local-bucket'
import type { Scratch } from './test-support/scratch'
import { bytesOf, randomFile, scratch, sha256 } from './test-support/scratch'

let place: Scratch
let bucket: Awaited<ReturnType<typeof startBucket>>
let storage: S3Storage
let direct: DirectAccess
beforeAll(async () => {
  place = await scratch()
  bucket = await startBucket(place.folder)
  storage = new S3Storage(bucket.config, place.newFolder)
  direct = storage.direct
})
afterAll(async () => {
  await bucket.close()
  await place.remove()
})

const uploadUrl = (key: string, bytes: number) => direct.presignUpload(key, { bytes, expiresInSeconds: 60 })

test('a browser puts a file straight into the bucket, where it is counted and read like any other', async () => {
  const bytes = randomFile(1_000_000)
  const key = newStorageKey()
  const answer = await fetch(await uploadUrl(key, bytes.length), { method: 'PUT', body: bytes })
  expect(answer.status).toBe(200)
  expect(await direct.bytesOf(key)).toBe(bytes.length)
  expect(sha256(await bytesOf(await storage.read(key)))).toBe(sha256(bytes))
})

test('a browser gets a file under the name that users see', async () => {
  const bytes = Buffer.from('an act')
  const key = newStorageKey()
  await storage.publish(await place.file(bytes), key)
  const contentDisposition = `attachment; filename="___.docx"; filename*=UTF-8''${encodeURIComponent('Акт.docx')}`
  const answer = await fetch(
    await direct.presignDownload(key, { contentDisposition, contentType: 'application/zip', expiresInSeconds: 60 }),
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(contentDisposition)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe('an act')
})

test('the address of an upload signs its length and no checksum of an empty body', async () => {
  const query = new URL(await uploadUrl(newStorageKey(), 1_234)).searchParams
  expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;host')
  expect(query.get('X-Amz-Expires')).toBe('60')
  expect([...query.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
})

test('an address that has expired is refused', async () => {
  const url = new URL(await uploadUrl(newStorageKey(), 3))
  url.searchParams.set('X-Amz-Date', '20200101T000000Z')
  expect((await fetch(url, { method: 'PUT', body: 'act' })).status).toBe(403)
})

test('a file that never arrived isn’t found, and invalid keys get no URL', async () => {
  const missing = expect.objectContaining({ code: 'NOT_FOUND' })
  await expect(direct.bytesOf(newStorageKey())).rejects.toEqual(missing)
  await expect(uploadUrl('../acts', 3)).rejects.toEqual(missing)
})

test('a folder has no such access', () => {
  expect(new LocalStorage(place.folder).direct).toBeNull()
})
