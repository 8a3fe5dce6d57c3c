import { callApi } from '@/components/account/api-client'
import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import type { ProgressEvent } from '@/lib/operations/progress-events'
import type { Attempt } from './connection'
import { following } from './connections'

export type { ProgressEvent }

/** A stream that ended before its operation is asked for again so many times, with a pause between. */
const RESUMES = 30
const PAUSE_MS = 2_000

export interface FollowOptions {
  readonly signal: AbortSignal
  onProgress(event: ProgressEvent): void
}

/**
 * Follows an operation until it ends. If the connection is lost, the operation's state is requested again.
 *
 * @returns what the operation's route would have returned
 * @throws ApiError the error with which the operation failed
 */
export async function followOperation(sessionId: string, operationId: string, options: FollowOptions): Promise<object> {
  const { signal, onProgress } = options
  for (let resumed = 0; resumed < RESUMES; resumed++) {
    const result = await following.persist(
      (attempt) =>
        listen(sessionId, operationId, attempt, (event) => {
          resumed = 0
          onProgress(event)
        }),
      signal,
    )
    if (result !== null) return answerOf(result)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new ApiError(0, CONNECTION_LOST, null)
}

/** Cancels a running operation; if it has ended in the meantime, its result stays. */
export async function cancelOperation(operationId: string): Promise<void> {
  await callApi(`${pathOf(operationId)}?only=cancel`, { method: 'DELETE' })
}

/** Removes an operation that is over, with its result. */
export async function removeOperation(operationId: string): Promise<void> {
  await callApi(pathOf(operationId), { method: 'DELETE' })
}

function pathOf(operationId: string): string {
  return `/api/documents/operations/${encodeURIComponent(operationId)}`
}

/** The result of the last event, or null where the stream ended before it. */
async function listen(
  sessionId: string,
  operationId: string,
  { signal, reached }: Attempt,
  onProgress: FollowOptions['onProgress'],
): Promise<object | null> {
  const query = new URLSearchParams({ sessionId, operationId })
  const response = await callApi(`/api/documents/progress?${query}`, { signal })
  reached()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = () => reader?.read().catch(brokenOff)
  let unread = ''
  for (let next = await read(); next !== undefined && !next.done; next = await read()) {
    const events = (unread + next.value).split('\n\n')
    unread = events.pop() ?? ''
    for (const text of events) {
      const event = JSON.parse(text.replace(/^data: /, '')) as ProgressEvent
      onProgress(event)
      if (event.result !== undefined) return event.result
    }
  }
  return null
}

/** How a stream says that its connection is lost. */
function brokenOff(error: unknown): never {
  throw error instanceof TypeError ? new ApiError(0, CONNECTION_LOST, null) : error
}

function answerOf(result: object): object {
  if (!('success' in result) || result.success === true) return result
  const { code, error, details } = result as { code?: string; error?: string; details?: Record<string, unknown> }
  throw new ApiError(422, code ?? 'UNKNOWN', error ?? null, details ?? {})
}
