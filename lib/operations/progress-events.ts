import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { isUnderWay } from '@/lib/db/under-way'
import type { Progress } from '@/lib/documents/tool'
import { plainText } from '@/lib/plain-text'
import { AppError, isKnownError } from '@/lib/errors'
import { errorBody, errorBodySchema } from '@/lib/http/answer-error'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translate'
import { ownDocumentSession } from './document-sessions'
import { operationAnswer } from './operation-answer'
import { nextNews } from './operation-events'
import { operationStateSchema } from './history/entry'
import { ownOperation } from './own-operation'
import { extractDosesAnswerSchema } from './tools/extract-doses'
import { generateAnswerSchema } from './tools/generate'
import { parseTableAnswerSchema } from './tools/parse-table'

export const progressQuerySchema = z.strictObject({
  sessionId: plainText(100).min(1),
  operationId: plainText(100).min(1).optional(),
})

/** One event of an operation's progress. */
export const progressEventSchema = z
  .strictObject({
    operationId: z.string(),
    state: operationStateSchema,
    stage: z.string().nullable(),
    done: z.int().min(0),
    total: z.int().min(0),
    failed: z
      .int()
      .min(0)
      .nullable()
      .describe('The number of rows so far without a document; null if they aren’t counted.'),
    noted: z
      .int()
      .min(0)
      .nullable()
      .describe('The number of documents so far with warnings; null if they aren’t counted.'),
    message: z.string().describe('The current stage, in the caller’s language.'),
    result: z
      .union([generateAnswerSchema, parseTableAnswerSchema, extractDosesAnswerSchema, errorBodySchema])
      .optional()
      .describe('In the last event: the response that the POST would have returned.'),
  })
  .meta({ id: 'ProgressEvent' })

export type ProgressEvent = Readonly<Omit<z.infer<typeof progressEventSchema>, 'result'>> & { readonly result?: object }

const LOOK_MS = 400

export interface ProgressRequest extends z.infer<typeof progressQuerySchema> {
  readonly userId: string
  readonly locale: Locale
  readonly requestId: string
  readonly signal: AbortSignal
}

/**
 * Yields an operation's events until it ends: of the given one, or else the workspace's newest. An event is sent only
 * if something has changed. An operation that is deleted in the meantime ends as canceled.
 *
 * @throws AppError NOT_FOUND
 */
export async function* progressEvents(request: ProgressRequest): AsyncGenerator<ProgressEvent, void, void> {
  const id = await operationIdOf(request)
  let last: ProgressEvent | null = null
  while (!request.signal.aborted) {
    const news = nextNews(id, LOOK_MS, request.signal)
    const event = await nextEvent(id, last, request)
    if (JSON.stringify(event) !== JSON.stringify(last)) yield event
    if (!isUnderWay(event)) return
    last = event
    await news
  }
}

async function nextEvent(id: string, last: ProgressEvent | null, request: ProgressRequest): Promise<ProgressEvent> {
  try {
    return await eventOf(await ownOperation(request.userId, id), request)
  } catch (error) {
    // Gone in the middle, not out of reach for a moment: the stream has begun, and an error would only break it off.
    if (last === null || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
    const { locale, requestId } = request
    return { ...last, state: 'cancelled', result: errorBody(error, { locale, requestId }) }
  }
}

async function operationIdOf({ userId, sessionId, operationId }: ProgressRequest): Promise<string> {
  const session = await ownDocumentSession(userId, sessionId)
  if (operationId !== undefined) return operationId
  const newest = await db().operation.findFirst({
    where: { documentSessionId: session.id, removedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  return newest?.id ?? ''
}

async function eventOf(operation: Operation, { locale, requestId }: ProgressRequest): Promise<ProgressEvent> {
  // Written by the runner as a tool's Progress.
  const progress = operation.progress as Progress | null
  const { stage = null, done = 0, total = 0, failed = null, noted = null } = progress ?? {}
  const isStopping = operation.state === 'running' && operation.cancelRequestedAt !== null
  const key = isStopping
    ? 'progress.stages.stopping'
    : operation.state === 'running'
      ? `progress.stages.${stage ?? 'starting'}`
      : `progress.states.${operation.state}`
  const message = translator(locale)(key, { done, total })
  const event = { operationId: operation.id, state: operation.state, stage, done, total, failed, noted, message }
  return isUnderWay(operation) ? event : { ...event, result: await resultOf(operation, locale, requestId) }
}

async function resultOf(operation: Operation, locale: Locale, requestId: string): Promise<object> {
  try {
    return await operationAnswer(operation, locale)
  } catch (error) {
    if (!isKnownError(error)) throw error
    return errorBody(error, { locale, requestId })
  }
}
