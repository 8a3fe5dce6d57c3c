import type { z } from 'zod'
import { AppError } from '@/lib/errors'

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

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > MAX_BYTES) {
      await reader?.cancel()
      throw new AppError('BODY_TOO_LARGE', { limit: MAX_BYTES })
    }
    chunks.push(next.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', {}, { issues: [{ path: '', code: 'not_json' }] })
  }
}
