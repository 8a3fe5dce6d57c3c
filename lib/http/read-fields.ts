import { z } from 'zod'
import { readJson, readText } from './read-json'

const fieldsSchema = z.record(z.string(), z.string())

/**
 * Reads a small body of texts by name, as a form sends it or as JSON.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE, BAD_REQUEST with `details.issues`
 */
export async function readFields(request: Request): Promise<z.infer<typeof fieldsSchema>> {
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  if (!isForm || request.headers.has('content-encoding')) return readJson(request, fieldsSchema)
  return Object.fromEntries(new URLSearchParams(await readText(request)))
}
