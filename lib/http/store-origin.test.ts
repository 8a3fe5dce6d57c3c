import { expect, test } from '@jest/globals'
import { readEnvironment } from '@/lib/env'
import { Bucket } from '@/lib/storage/bucket'
import { s3FromEnvironment } from '@/lib/storage/s3-config'
import { storeOrigin } from './store-origin'

const bucket = {
  S3_DIRECT: 'true',
  S3_BUCKET: 'acts',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

test.each([
  ['a bucket at Amazon', {}, 'https://acts.s3.eu-central-1.amazonaws.com'],
  ['one in the oldest region', { S3_REGION: 'us-east-1' }, 'https://acts.s3.us-east-1.amazonaws.com'],
  ['one with a dot in its name', { S3_BUCKET: 'acts.clinic' }, 'https://s3.eu-central-1.amazonaws.com'],
  ['one elsewhere', { S3_ENDPOINT: 'https://s3.example:9000/' }, 'https://acts.s3.example:9000'],
  ['one in the path', { S3_ENDPOINT: 'http://minio:9000', S3_FORCE_PATH_STYLE: 'YES' }, 'http://minio:9000'],
  ['one at an address of numbers', { S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000'],
])('%s is reached where its signed addresses lead', async (_what, more, origin) => {
  const variables = { ...bucket, ...more }
  expect(storeOrigin(variables)).toBe(origin)
  const config = s3FromEnvironment(readEnvironment(variables))
  if (config === null) throw new Error('no bucket')
  expect(new URL(await new Bucket(config).presignPut('a'.repeat(64), 1, 60)).origin).toBe(origin)
})

test.each(['true', '1', 'yes', 'ON', 'y', 'enabled', 'false', '0', 'no', 'off', 'n', 'disabled'])(
  'S3_DIRECT=%s means here what it means in the environment',
  (word) => {
    const variables = { ...bucket, S3_DIRECT: word }
    expect(storeOrigin(variables) !== null).toBe(readEnvironment(variables).S3_DIRECT)
  },
)

test('returns no origin without direct access', () => {
  expect(storeOrigin({})).toBeNull()
  expect(storeOrigin({ ...bucket, S3_DIRECT: '' })).toBeNull()
})
