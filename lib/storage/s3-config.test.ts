import { expect, test } from '@jest/globals'
import { readEnvironment } from '@/lib/env'
import { storage } from '.'
import { LocalStorage } from './local-storage'
import { s3FromEnvironment } from './s3-config'

const bucket = { S3_BUCKET: 'acts', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

test('without a bucket in the environment files are kept in a folder, by one storage for the process', () => {
  expect(s3FromEnvironment(readEnvironment({}))).toBeNull()
  expect(storage()).toBeInstanceOf(LocalStorage)
  expect(storage()).toBe(storage())
})

test('a bucket at Amazon needs no address', () => {
  expect(s3FromEnvironment(readEnvironment(bucket))).toEqual({
    region: 'eu-central-1',
    bucket: 'acts',
    accessKeyId: 'id',
    secretAccessKey: 'key',
    forcePathStyle: false,
  })
})

test('a bucket elsewhere has its address and its style', () => {
  const elsewhere = { ...bucket, S3_ENDPOINT: 'http://minio:9000', S3_FORCE_PATH_STYLE: 'true' }
  expect(s3FromEnvironment(readEnvironment(elsewhere))).toMatchObject({
    endpoint: 'http://minio:9000',
    forcePathStyle: true,
  })
})
