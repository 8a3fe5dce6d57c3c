import path from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '../s3-config'

/** A real S3 server on a free port of this machine, with one bucket, its objects in `folder`. */
export async function startBucket(folder: string): Promise<{ config: S3Config; close(): Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: 'acts' }],
  })
  const { port } = await server.run()
  return { config: bucketAt(port), close: () => server.close() }
}

/** The configuration of a bucket on this machine. */
export function bucketAt(port: number): S3Config {
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    bucket: 'acts',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  }
}
