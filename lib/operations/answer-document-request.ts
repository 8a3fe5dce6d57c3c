import { z } from 'zod'
import { isUnderWay } from '@/lib/db/under-way'
import type { ErrorCode } from '@/lib/errors'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import type { RequestHeaderName } from '@/lib/http/request-headers'
import type { StartRequest } from './start-operation'
import { startOperation } from './start-operation'
import { operationAnswer } from './operation-answer'
import { waitForOperation } from './wait-for-operation'

/** The answer to `Prefer: respond-async`. */
export const acceptedSchema = z.strictObject({ success: z.literal(true), operationId: z.string() })

/** What the documentation of a document route has in addition to its form and response. */
export const OPERATION_HEADERS: readonly RequestHeaderName[] = ['Idempotency-Key', 'Prefer']
export const OPERATION_CODES: readonly ErrorCode[] = [
  'NOT_FOUND',
  'FILE_MISSING',
  'FILE_UNPROCESSABLE',
  'FILE_TOO_EXPENSIVE',
  'OPERATION_CANCELLED',
  'LIMIT_UNPACKED',
  ...DOCUMENT_CODES,
]

/**
 * Handles a tool's request: accepts the operation and returns its result when it ends, or immediately 202 and
 * the operation's id where the caller prefers that (RFC 7240 §4.1).
 *
 * @throws AppError, DocumentError
 */
export async function answerDocumentRequest(start: StartRequest): Promise<Response> {
  const operation = await startOperation(start)
  const async = /(^|,)\s*respond-async\s*(;|,|$)/i.test(start.request.headers.get('prefer') ?? '')
  if (async && isUnderWay(operation)) {
    return Response.json(
      { success: true, operationId: operation.id },
      { status: 202, headers: { 'preference-applied': 'respond-async' } },
    )
  }
  const finished = isUnderWay(operation) ? await waitForOperation(operation.id, start.request.signal) : operation
  return Response.json(await operationAnswer(finished, start.locale))
}
