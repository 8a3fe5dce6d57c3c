import type { z } from 'zod'
import type { AppCode } from '@/lib/errors'
import { AppError, isAppCode } from '@/lib/errors'
import { readBytes } from './read-bytes'

const MAX_BYTES = 64 * 1024

/**
 * Reads a JSON body and validates it.
 *
 * @param maxBytes a longer one is rejected; a few kilobytes are enough for most
 * @param mayBeEmpty a request without a body counts as an empty object, which the schema allows
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE; with `details.issues` BAD_REQUEST, or the code that the
 * schema gives as the message of all its issues
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BYTES,
  mayBeEmpty = false,
): Promise<z.infer<Schema>> {
  if (mayBeEmpty && request.body === null && !request.headers.has('content-type')) return schema.parseAsync({})
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type) || encoding !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { expected: 'application/json' })
  }
  const parsed = schema.safeParse(parse(await readText(request, maxBytes)))
  if (parsed.success) return parsed.data
  throw new AppError(codeOf(parsed.error), {}, { issues: issuesOf(parsed.error) })
}

function codeOf({ issues }: z.ZodError): AppCode {
  const [message = '', ...others] = new Set(issues.map((issue) => issue.message))
  return others.length === 0 && isAppCode(message) ? message : 'BAD_REQUEST'
}

/** Where and why, without the value: it may be a password. */
export function issuesOf(error: z.ZodError): { path: string; code: string }[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code }))
}

/**
 * A body as text, of a few kilobytes unless `maxBytes` allows more.
 *
 * @throws AppError BODY_TOO_LARGE
 */
export async function readText(request: Request, maxBytes = MAX_BYTES): Promise<string> {
  return (await readBytes(request, maxBytes)).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', {}, { issues: [{ path: '', code: 'not_json' }] })
  }
}
