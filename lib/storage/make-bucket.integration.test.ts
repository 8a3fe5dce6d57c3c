import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readEnvironment } from '@/lib/env'
import { makeBucket } from './make-bucket'
import { S3Storage } from './s3-storage'
import { startBucket } from './test-support/local-bucket'
import type { Scratch } from './test-support/scratch'
import { scratch } from './test-support/scratch'

let place: Scratch
let server: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  place = await scratch()
  server = await startBucket(place.folder)
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const environmentOf = (bucket: string, endpoint = server.config.endpoint) =>
  readEnvironment({
    S3_ENDPOINT: endpoint,
    S3_REGION: 'eu-central-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'true',
  })

test('a missing bucket is created once, and usable', async () => {
  expect(await makeBucket(environmentOf('clinic'))).toBe(true)
  expect(await makeBucket(environmentOf('clinic'))).toBe(false)
  const storage = new S3Storage({ ...server.config, bucket: 'clinic' }, place.newFolder)
  await expect(storage.probe()).resolves.toBeUndefined()
})

test('without a store there is nothing to make', async () => {
  expect(await makeBucket(readEnvironment({}))).toBe(false)
})

test('a store that doesn’t come up is named', async () => {
  await expect(makeBucket(environmentOf('clinic', 'http://127.0.0.1:9'), 1)).rejects.toThrow('ECONNREFUSED')
})
