import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream, BusboyHeaders, BusboyInstance } from '@fastify/busboy'
import { Busboy } from '@fastify/busboy'
import { AppError } from '@/lib/errors'
import { asStorageError } from '@/lib/storage/storage-error'
import { bodyStream } from './body-stream'

/** The fields that a multipart route reads. Anything else in the body is rejected. */
export interface FormSpec {
  readonly fileFields: readonly string[]
  readonly textFields: readonly string[]
  readonly maxFileBytes: number
}

/** A file that has arrived whole, at a temporary path. */
export interface ReceivedFile {
  /** The file's original name, without folders. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  /** Of the content, in hexadecimal. */
  readonly sha256: string
}

export interface ReceivedForm {
  readonly texts: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, ReceivedFile>
}

const MAX_TEXT_BYTES = 256 * 1024

/**
 * Streams a multipart body to temporary files, counting while it streams. The caller owns the temporary folder and
 * deletes it in any case.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST, FILE_TOO_LARGE, UPLOAD_BROKEN
 */
export async function receiveForm(request: Request, spec: FormSpec, newPath: () => string): Promise<ReceivedForm> {
  const texts = new Map<string, string>()
  const files = new Map<string, ReceivedFile>()
  const parser = formParser(request, spec)
  const writes: Promise<void>[] = []
  // One controller for the body and every file: aborting the outer pipeline alone would leave a file stream open for ever.
  const abort = new AbortController()
  const stop = (reason: unknown) => abort.abort(reason)
  request.signal.addEventListener('abort', () => stop(new AppError('UPLOAD_BROKEN')), { once: true })

  parser.on('field', (field: string, value: string, _nameCut: boolean, valueCut: boolean) => {
    const known = spec.textFields.includes(field) || spec.fileFields.includes(field)
    if (!known || valueCut || texts.has(field)) stop(new AppError('BAD_REQUEST', {}, { field }))
    else texts.set(field, value)
  })
  parser.on('file', (field: string, stream: BusboyFileStream, filename: string | undefined) => {
    if (!spec.fileFields.includes(field) || files.has(field)) {
      stream.resume()
      return stop(new AppError('BAD_REQUEST', {}, { field }))
    }
    const file = { name: withoutFolders(filename ?? ''), path: newPath(), bytes: 0, sha256: '' }
    files.set(field, file)
    const hash = createHash('sha256')
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        file.bytes += chunk.length
        hash.update(chunk)
        done(null, chunk)
      },
    })
    const written = pipeline(stream, count, createWriteStream(file.path), { signal: abort.signal }).then(() => {
      if (stream.truncated) throw tooLarge(request, file.name, spec.maxFileBytes)
      file.sha256 = hash.digest('hex')
    })
    written.catch(stop)
    writes.push(written)
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => stop(new AppError('BAD_REQUEST', {}, { reason: event })))
  }

  try {
    if (request.body === null) throw new AppError('UPLOAD_BROKEN')
    await pipeline(bodyStream(request.body), parser, { signal: abort.signal })
  } catch (error) {
    stop(error)
  }
  await Promise.allSettled(writes)
  if (abort.signal.aborted) throw asUploadError(abort.signal.reason)
  return { texts, files }
}

/** The file is not read to its end. Where the body came without its length, all that is known is that it passes the limit. */
function tooLarge({ headers }: Request, name: string, limit: number): AppError {
  const used = Number(headers.get('content-length') ?? limit + 1)
  return new AppError('FILE_TOO_LARGE', { name, limit: limit / 1024 ** 2 }, { limit, used })
}

function formParser(request: Request, spec: FormSpec): BusboyInstance {
  try {
    return new Busboy({
      headers: Object.fromEntries(request.headers) as BusboyHeaders,
      limits: {
        fileSize: spec.maxFileBytes,
        files: spec.fileFields.length,
        fields: spec.fileFields.length + spec.textFields.length,
        fieldSize: MAX_TEXT_BYTES,
        headerPairs: 20,
      },
    })
  } catch {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { expected: 'multipart/form-data' })
  }
}

/**
 * Returns a file's original name, without folders. Both separators, because old browsers on Windows sent whole paths.
 * Control characters can't be part of a name.
 */
export function withoutFolders(name: string): string {
  return path.posix
    .basename(name.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
}

/** The error for an interrupted upload. */
export function asUploadError(reason: unknown): unknown {
  const disk = asStorageError(reason)
  return disk instanceof AppError ? disk : new AppError('UPLOAD_BROKEN')
}
