import type { Readable } from 'node:stream'
import {
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { AppError } from '@/lib/errors'
import type { S3Config } from './s3-config'
import type { ByteRange, PresignedDownload } from './storage'

/** One bucket of an S3-compatible store: each method is one request. Who calls decides how long to wait and what to retry. */
export class Bucket {
  private readonly client: S3Client

  constructor(private readonly config: S3Config) {
    this.client = new S3Client({
      region: config.region,
      ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
      forcePathStyle: config.forcePathStyle,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      // The default signs the checksum of an empty body into a presigned PUT, and damages streamed bodies in some stores.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // With this header, each upload would open a new connection, and wait 6 s for stores that never send “continue”.
      expectContinueHeader: false,
      maxAttempts: 1,
      logger: SILENT,
      // No idle limit on the socket: a slow download isn't a failure of the store.
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: 0, httpAgent: AGENT, httpsAgent: AGENT },
    })
  }

  /** Stores an object of exactly `bytes` bytes; a body that ends early stores nothing. */
  async put(key: string, body: Readable, bytes: number, abortSignal: AbortSignal): Promise<void> {
    const object = { ...this.object(key), Body: body, ContentLength: bytes, ContentType: OCTETS }
    await this.client.send(new PutObjectCommand(object), { abortSignal })
  }

  /**
   * The bytes, or null for a range that begins beyond them.
   *
   * @throws AppError NOT_FOUND
   */
  async get(key: string, range: ByteRange | undefined, abortSignal: AbortSignal): Promise<Readable | null> {
    const Range = range && `bytes=${range.start}-${range.end}`
    try {
      const answer = await this.client.send(new GetObjectCommand({ ...this.object(key), Range }), { abortSignal })
      // In Node the SDK's body is always the response's own stream.
      const body = answer.Body as Readable
      if (range === undefined || answer.ContentRange?.startsWith(`bytes ${range.start}-`)) return body
      body.destroy()
      throw new Error('the store does not know ranges')
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) return null
      throw missingOr(error)
    }
  }

  /** @throws AppError NOT_FOUND */
  async bytesOf(key: string, abortSignal: AbortSignal): Promise<number> {
    try {
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.object(key)), { abortSignal })
      return ContentLength ?? 0
    } catch (error) {
      throw missingOr(error)
    }
  }

  async remove(key: string, abortSignal: AbortSignal): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(key)), { abortSignal })
  }

  /** Whether the bucket is there and these credentials may use it. */
  async head(abortSignal: AbortSignal): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.config.bucket }), { abortSignal })
  }

  /** Creates the bucket if the store doesn't have it; returns whether it did. */
  async make(abortSignal: AbortSignal): Promise<boolean> {
    try {
      await this.head(abortSignal)
      return false
    } catch (error) {
      if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error
    }
    await this.client.send(new CreateBucketCommand({ Bucket: this.config.bucket }), { abortSignal })
    return true
  }

  presignPut(key: string, bytes: number, expiresIn: number): Promise<string> {
    return getSignedUrl(this.client, new PutObjectCommand({ ...this.object(key), ContentLength: bytes }), { expiresIn })
  }

  presignGet(key: string, download: PresignedDownload): Promise<string> {
    const command = new GetObjectCommand({
      ...this.object(key),
      ResponseContentDisposition: download.contentDisposition,
      ResponseContentType: download.contentType,
      ResponseCacheControl: 'no-store',
    })
    return getSignedUrl(this.client, command, { expiresIn: download.expiresInSeconds })
  }

  /** @returns the store's ID of an upload in parts */
  async beginParts(key: string, abortSignal: AbortSignal): Promise<string> {
    const command = new CreateMultipartUploadCommand({ ...this.object(key), ContentType: OCTETS })
    const { UploadId } = await this.client.send(command, { abortSignal })
    if (UploadId === undefined) throw new Error('the store gives no ID for an upload in parts')
    return UploadId
  }

  presignPart(
    key: string,
    part: { uploadId: string; number: number; bytes: number },
    expiresIn: number,
  ): Promise<string> {
    const { uploadId: UploadId, number: PartNumber, bytes: ContentLength } = part
    return getSignedUrl(
      this.client,
      new UploadPartCommand({ ...this.object(key), UploadId, PartNumber, ContentLength }),
      { expiresIn },
    )
  }

  /** @throws AppError UPLOAD_BROKEN if the store doesn't have these parts, or no longer */
  async completeParts(
    key: string,
    UploadId: string,
    etags: readonly string[],
    abortSignal: AbortSignal,
  ): Promise<void> {
    const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }))
    const command = new CompleteMultipartUploadCommand({ ...this.object(key), UploadId, MultipartUpload: { Parts } })
    try {
      await this.client.send(command, { abortSignal })
    } catch (error) {
      throw error instanceof S3ServiceException && PARTS_MISSING.has(error.name) ? new AppError('UPLOAD_BROKEN') : error
    }
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: key }
  }
}

/** Without one the SDK warns on the console; a failure is logged once, by who sent the request. */
const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }
/** The last two: what some stores answer where the folder of an upload is gone. */
const PARTS_MISSING = new Set([
  'NoSuchUpload',
  'InvalidPart',
  'InvalidPartOrder',
  'EntityTooSmall',
  'NoSuchKey',
  'NotFound',
])
const CONNECT_MS = 2_000
const OCTETS = 'application/octet-stream'
/**
 * More than the SDK's 50: a download keeps its connection for as long as the user takes. One user, who may read six
 * hundred files a minute and take a minute for each piece, must leave some for others.
 */
const AGENT = { keepAlive: true, maxSockets: 1_000 }

/** A missing bucket is a fault of the installation, a missing object an answer. */
function missingOr(error: unknown): unknown {
  const missing =
    error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'
  return missing ? new AppError('NOT_FOUND') : error
}
