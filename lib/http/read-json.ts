import type { z } from 'zod'
import { AppError } from '@/lib/errors'
import { readBytes } from './read-bytes'

const MAX_BYTES = 64 * 1024

/**
 * Reads a JSON body and fits it to a schema.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE, BAD_REQUEST with `details.issues`
 */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type) || encoding !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { expected: 'application/json' })
  }
  const parsed = schema.safeParse(parse(await readText(request)))
  if (parsed.success) return parsed.data
  throw new AppError('BAD_REQUEST', {}, { issues: issuesOf(parsed.error) })
}

/** Where and why, without the value: it may be a password. */
export function issuesOf(error: z.ZodError): { path: string; code: string }[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code }))
}

/**
 * A body of a few kilobytes as text.
 *
 * @throws AppError BODY_TOO_LARGE
 */
export async function readText(request: Request): Promise<string> {
  return (await readBytes(request, MAX_BYTES)).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', {}, { issues: [{ path: '', code: 'not_json' }] })
  }
}
