declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** The part of s3rver 3.7 that the tests use; the package has no types. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
