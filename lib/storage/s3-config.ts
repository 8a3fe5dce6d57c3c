import type { Environment } from '@/lib/env'

export interface S3Config {
  /** Of a store that is not Amazon's. */
  readonly endpoint?: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket is in the path, not in the host name. */
  readonly forcePathStyle: boolean
}

/** The bucket that the environment names; null when files are kept on this machine's disk. */
export function s3FromEnvironment(env: Environment): S3Config | null {
  const { S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    ...(env.S3_ENDPOINT !== undefined && { endpoint: env.S3_ENDPOINT }),
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? false,
  }
}
