import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@/lib/errors'
import type { Bucket } from './bucket'
import type { Patience } from './patience'
import type { S3Config } from './s3-config'
import { S3Requests, SILENCE_MS } from './s3-requests'
import { asStorageError, onDisk } from './storage-error'
import { isStorageKey } from './storage-key'
import type { ByteRange, DirectAccess, LocalCopy, Storage } from './storage'
import type { TemporaryFolder } from './temporary'
import { temporaryFolder } from './temporary'
import { watchedStream } from './watched-stream'

/** How much of an upload the kernel may still buffer after its last byte was written, and the slowest rate at which it's sent. */
const IN_FLIGHT_BYTES = 4 * 1024 * 1024
const SLOWEST_BYTES_PER_MS = 2 * 1024
/** Stores put the parts of a file together before they answer. */
const COMPLETE_MS = 20_000

/**
 * Stores files in a bucket of an S3-compatible store. The credentials need ListBucket in addition to reading, writing
 * and deleting: without it, Amazon returns 403, not 404, for missing files.
 */
export class S3Storage implements Storage {
  readonly direct: DirectAccess
  private readonly requests: S3Requests

  constructor(
    config: S3Config,
    private readonly newFolder: () => Promise<TemporaryFolder> = temporaryFolder,
  ) {
    this.requests = new S3Requests(config)
    this.direct = directAccess(this.requests)
  }

  isAway(): boolean {
    return this.requests.areStopped()
  }

  async publish(temporaryPath: string, key: string): Promise<void> {
    checkKey(key)
    const { size } = await onDisk(() => stat(temporaryPath))
    const silenceMs = SILENCE_MS + Math.min(size, IN_FLIGHT_BYTES) / SLOWEST_BYTES_PER_MS
    try {
      await this.requests.send({ name: 'put', silenceMs }, (bucket, patience) =>
        upload(bucket, { key, path: temporaryPath, bytes: size }, patience),
      )
    } catch (error) {
      // The store may have taken it after all without our hearing of it.
      void this.remove(key).catch(() => undefined)
      throw error
    }
    await rm(temporaryPath, { force: true })
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    checkKey(key)
    const body = await this.requests.send({ name: 'get' }, (bucket, patience) =>
      bucket.get(key, range, patience.signal),
    )
    return body === null ? Readable.from([]) : watchedStream(body, SILENCE_MS)
  }

  async localCopy(key: string): Promise<LocalCopy> {
    const folder = await this.newFolder()
    try {
      const file = folder.path()
      const body = await this.read(key)
      await onDisk(() => pipeline(body, createWriteStream(file, { flags: 'wx' })))
      return { path: file, release: () => folder.remove() }
    } catch (error) {
      await folder.remove()
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    checkKey(key)
    await this.requests.send({ name: 'delete' }, (bucket, patience) => bucket.remove(key, patience.signal))
  }

  probe(): Promise<void> {
    return this.requests.send({ name: 'head bucket' }, (bucket, patience) => bucket.head(patience.signal))
  }
}

function directAccess(requests: S3Requests): DirectAccess {
  return {
    presignUpload: async (key, { bytes, expiresInSeconds }) => {
      checkKey(key)
      return (await requests.bucket()).presignPut(key, bytes, expiresInSeconds)
    },
    presignDownload: async (key, download) => {
      checkKey(key)
      return (await requests.bucket()).presignGet(key, download)
    },
    presignParts: async (key, sizes, expiresInSeconds) => {
      checkKey(key)
      const uploadId = await requests.send({ name: 'begin parts' }, (bucket, patience) =>
        bucket.beginParts(key, patience.signal),
      )
      const bucket = await requests.bucket()
      const urls = sizes.map((bytes, index) =>
        bucket.presignPart(key, { uploadId, number: index + 1, bytes }, expiresInSeconds),
      )
      return { uploadId, urls: await Promise.all(urls) }
    },
    completeParts: (key, uploadId, etags) => {
      checkKey(key)
      return requests.send({ name: 'complete parts', silenceMs: COMPLETE_MS }, (bucket, patience) =>
        bucket.completeParts(key, uploadId, etags, patience.signal),
      )
    },
    bytesOf: async (key) => {
      checkKey(key)
      return requests.send({ name: 'head' }, (bucket, patience) => bucket.bytesOf(key, patience.signal))
    },
  }
}

/**
 * One attempt to send a file. Every piece that the store takes of a large one renews its patience; a small one fits into
 * the kernel's buffers, and its pieces going there say nothing.
 */
async function upload(
  bucket: Bucket,
  file: { key: string; path: string; bytes: number },
  patience: Patience,
): Promise<void> {
  const source = createReadStream(file.path)
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (file.bytes > IN_FLIGHT_BYTES) patience.renew()
      done(null, chunk)
    },
  })
  let diskError: unknown
  // The SDK pipes the body without looking at its errors.
  const fed = pipeline(source, body).catch((error: unknown) => {
    if (source.errored !== error || patience.signal.aborted) return
    diskError = error
    patience.giveUp(error)
  })
  try {
    await bucket.put(file.key, body, file.bytes, patience.signal)
  } catch (error) {
    throw diskError === undefined ? error : asStorageError(diskError)
  } finally {
    body.destroy()
    await fed
  }
}

function checkKey(key: string): void {
  if (!isStorageKey(key)) throw new AppError('NOT_FOUND')
}
