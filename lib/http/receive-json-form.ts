import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { AppError } from '@/lib/errors'
import { bodyStream } from './body-stream'
import { issuesOf } from './read-json'
import { asUploadError, type ReceivedForm } from './receive-form'
import type { JsonForm } from './route-documentation'
import { JsonSplitter } from './split-json'

/** The size allowed in addition to the rows: options with lists of row numbers, and a few short texts. */
const MAX_REST = 512 * 1024

export function isJson(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
}

/**
 * Receives a form's JSON body as if it were multipart: the rows as a file, the rest as texts.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST, BODY_TOO_LARGE, FILE_TOO_LARGE, UPLOAD_BROKEN, STORAGE_FULL
 */
export async function receiveJsonForm(
  request: Request,
  { schema, field, rows }: JsonForm,
  maxFileBytes: number,
  newPath: () => string,
): Promise<ReceivedForm> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity') throw new AppError('UNSUPPORTED_MEDIA_TYPE', { expected: 'application/json' })
  if (request.body === null) throw new AppError('UPLOAD_BROKEN')
  const path = newPath()
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      if (bytes > maxFileBytes) {
        const used = Number(request.headers.get('content-length') ?? bytes)
        done(
          new AppError(
            'FILE_TOO_LARGE',
            { name: rows, limit: maxFileBytes / 1024 ** 2 },
            { limit: maxFileBytes, used },
          ),
        )
      } else done(null, chunk)
    },
  })
  const splitter = new JsonSplitter(rows, MAX_REST)
  try {
    await pipeline(bodyStream(request.body), splitter, count, createWriteStream(path), { signal: request.signal })
  } catch (error) {
    throw error instanceof AppError ? error : asUploadError(error)
  }
  const given = parsed(splitter.rest, schema)
  if (splitter.found > 1) throw new AppError('BAD_REQUEST', {}, { field: rows })
  const { name, ...texts } = given as { readonly name?: string }
  const file = { name: `${name ?? rows}.json`, path, bytes, sha256: hash.digest('hex') }
  return {
    texts: new Map(
      Object.entries(texts).flatMap(([key, value]) => (key === rows ? [] : [[key, asText(value)] as const])),
    ),
    files: splitter.found === 0 ? new Map() : new Map([[field, file]]),
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function parsed(text: string, schema: z.ZodType<object>): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', {}, { issues: [{ path: '', code: 'not_json' }] })
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError('BAD_REQUEST', {}, { issues: issuesOf(result.error) })
}
