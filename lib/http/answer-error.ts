import { z } from 'zod'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { AppError, ERROR_CODES, isKnownError, statusOf } from '@/lib/errors'
import type { KnownError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { describeError, translator } from '@/lib/i18n/translate'
import { log } from '@/lib/log'
import { paramsSchema, tellProblems, toldProblemSchema } from './told-problem'

/** What a program needs of a failure; which of them are there depends on its code. */
const detailsSchema = z.strictObject({
  /** Of a body or a query: where it does not fit, and how. */
  issues: z.array(z.strictObject({ path: z.string(), code: z.string() })).optional(),
  /** The form field, or the header, that is wrong or missing. */
  field: z.string().optional(),
  header: z.string().optional(),
  reason: z.string().optional(),
  /** Of a plan or a rate: the rate's name, what is allowed, what is used or asked for, when it renews, the first plan that allows it. */
  limitName: z.string().optional(),
  limit: z.number().optional(),
  used: z.number().optional(),
  renewsAt: z.iso.datetime().optional(),
  plan: z.string().optional(),
  retryAfterSeconds: z.int().optional(),
  /** The file's size in bytes. */
  size: z.int().optional(),
  /** Of a document: the figures of the sentence, and everything found wrong. */
  params: paramsSchema.optional(),
  problems: z.array(toldProblemSchema).optional(),
})

/** `{ success: false, error, code, details? }`: what every failure looks like. */
export const errorBodySchema = z
  .strictObject({
    success: z.literal(false),
    error: z.string().describe('A message in the caller’s language.'),
    code: z.enum(ERROR_CODES),
    details: detailsSchema.optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' })

export interface ErrorBody extends Omit<z.infer<typeof errorBodySchema>, 'details'> {
  readonly details?: Readonly<Record<string, unknown>>
}

interface AnswerContext {
  readonly locale: Locale
  readonly requestId: string
}

/**
 * Returns the response to an error. Unexpected errors are logged completely, and the user gets INTERNAL with the ID of
 * the log entry.
 */
export function answerError(error: unknown, context: AnswerContext): Response {
  const known = isKnownError(error) ? error : (away(error) ?? unforeseen(error, context.requestId))
  return Response.json(errorBody(known, context), { status: statusOf(known.code), headers: headersOf(known) })
}

/** The request may be right: the database is away, and the client may try again. */
function away(error: unknown): AppError | null {
  return isDatabaseUnavailable(error) ? new AppError('DATABASE_UNAVAILABLE', {}, { retryAfterSeconds: 5 }) : null
}

/** The body of a failure, for an answer and for an operation's row alike. */
export function errorBody(error: KnownError, { locale, requestId }: AnswerContext): ErrorBody {
  const details =
    error instanceof AppError ? error.details : { params: error.params, problems: tellProblems(error.problems, locale) }
  return {
    success: false,
    error: describeError(translator(locale), error.code, error.params),
    code: error.code,
    ...(details !== undefined && { details }),
    requestId,
  }
}

/** Retry-After (RFC 9110 §10.2.3), and the size with which a range that does not fit is answered (§15.5.17). */
function headersOf(error: KnownError): Headers {
  const headers = new Headers()
  if (!(error instanceof AppError)) return headers
  const { retryAfterSeconds, size } = error.details ?? {}
  if (typeof retryAfterSeconds === 'number') headers.set('retry-after', String(retryAfterSeconds))
  if (error.code === 'RANGE_NOT_SATISFIABLE') headers.set('content-range', `bytes */${String(size)}`)
  return headers
}

function unforeseen(error: unknown, requestId: string): AppError {
  // Next's name for a client that has left: no one reads the answer, and nothing is wrong.
  const hasLeft = error instanceof Error && error.name === 'ResponseAborted'
  if (!hasLeft) log().error({ requestId, err: error }, 'unforeseen error')
  return new AppError('INTERNAL', { id: requestId.slice(0, 8) })
}
