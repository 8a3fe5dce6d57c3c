import type { z } from 'zod'
import { AppError } from '@/lib/errors'
import { issuesOf } from './read-json'

/**
 * Fits the query string to a schema.
 *
 * @throws AppError BAD_REQUEST with `details.issues`
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (parsed.success) return parsed.data
  throw new AppError('BAD_REQUEST', {}, { issues: issuesOf(parsed.error) })
}
