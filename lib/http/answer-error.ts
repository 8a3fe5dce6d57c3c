import type { DocumentError, Params } from '@/lib/documents/error'
import { AppError, isKnownError, statusOf } from '@/lib/errors'
import type { ErrorCode, KnownError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { describeError, describeProblem, translator } from '@/lib/i18n/translate'
import { log } from '@/lib/log'

/** `{ success: false, error, code, details? }`: what every failure looks like. */
export interface ErrorBody {
  readonly success: false
  /** A sentence in the caller's language. */
  readonly error: string
  readonly code: ErrorCode
  readonly details?: Readonly<Record<string, unknown>>
  readonly requestId: string
}

interface AnswerContext {
  readonly locale: Locale
  readonly requestId: string
}

/** The answer to an error. What we did not foresee goes to the log whole, and to the person as INTERNAL with the id that finds it. */
export function answerError(error: unknown, context: AnswerContext): Response {
  const known = isKnownError(error) ? error : unforeseen(error, context.requestId)
  const body = errorBody(known, context)
  const headers = new Headers()
  const retryAfter = known instanceof AppError ? known.details?.['retryAfterSeconds'] : undefined
  if (typeof retryAfter === 'number') headers.set('retry-after', String(retryAfter))
  return Response.json(body, { status: statusOf(known.code), headers })
}

/** The body of a failure, for an answer and for an operation's row alike. */
export function errorBody(error: KnownError, { locale, requestId }: AnswerContext): ErrorBody {
  const translate = translator(locale)
  const details = error instanceof AppError ? error.details : problemDetails(error, locale)
  return {
    success: false,
    error: describeError(translate, error.code, error.params),
    code: error.code,
    ...(details !== undefined && { details }),
    requestId,
  }
}

function problemDetails(error: DocumentError, locale: Locale): { params: Params; problems: unknown[] } {
  const translate = translator(locale)
  return {
    params: error.params,
    problems: error.problems.map((problem) => ({ ...problem, text: describeProblem(translate, problem) })),
  }
}

function unforeseen(error: unknown, requestId: string): AppError {
  log().error({ requestId, err: error }, 'unforeseen error')
  return new AppError('INTERNAL', { id: requestId.slice(0, 8) })
}
