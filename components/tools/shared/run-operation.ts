import { callApi } from '@/components/account/api-client'
import { ApiError } from '@/components/account/api-error'
import { markSeen, refreshUnseen } from '@/components/layout/unseen'
import { isTurnedAway } from './connection'
import { starting } from './connections'
import { cancelOperation, followOperation, type FollowOptions } from './follow-operation'
import { formWith } from './form-with'
import { withNamedFiles } from './in-session'
import { randomId } from './random-id'

/** An answer of this status may still say that nothing came of the run. */
const REFUSED_WITHIN = 200

export interface RunOptions extends FollowOptions {
  /** The server has accepted the run; by this id it can be cancelled. */
  onAccepted(operationId: string): void
  /** Whether the user sees the outcome: they may have left the screen or started another run. */
  isShown(): boolean
}

/** The fields of every document route's response. */
export interface OperationAnswer {
  readonly success: boolean
  readonly operationId: string
  readonly download_url: string
}

/**
 * Runs an operation and reports progress. If a file that the fields name is gone, or its session, the fields are
 * requested again, `whole`. Returns null if the response has no link, which the API defines as a failure.
 *
 * @throws ApiError
 */
export async function runOperation<Answer extends OperationAnswer>(
  path: string,
  fieldsOf: (whole: boolean) => Readonly<Record<string, string | File>>,
  follow: RunOptions,
): Promise<(Answer & { readonly sessionId: string }) | null> {
  // One press is one operation, however often its request has to be sent.
  const headers = { prefer: 'respond-async', 'idempotency-key': randomId() }
  let sessionId = ''
  let perhapsBegun = false
  // Sent again under its key where the connection was lost: what was accepted is answered, and not begun again.
  const sent = starting.persist(async ({ signal }) => {
    if (follow.signal.aborted && !perhapsBegun) return null
    try {
      return await withNamedFiles(async (id, whole) => {
        sessionId = id
        const body = await formWith(id, fieldsOf(whole), { signal })
        return callApi(path, { method: 'POST', body, headers, signal })
      })
    } catch (error) {
      perhapsBegun ||= !isTurnedAway(error)
      throw error
    }
  })
  // Stopped while it waits for a busy server, so there is nothing to wait for.
  const goOn = () => starting.tryNow()
  follow.signal.addEventListener('abort', goOn)
  const response = await sent.finally(() => follow.signal.removeEventListener('abort', goOn))
  if (response === null) return null
  const accepted = (await response.json()) as Partial<Answer>
  const operationId = accepted.operationId ?? ''
  // Stopped before the server had answered: giving up the request would leave the run going, so it is cancelled by its id.
  if (follow.signal.aborted) {
    if (operationId !== '') await cancelOperation(operationId)
    return null
  }
  follow.onAccepted(operationId)
  const answer: Partial<Answer> = response.status === 202 ? await watched(sessionId, operationId, follow) : accepted
  return resultOf<Answer>(answer, sessionId)
}

/**
 * Goes on following a run that was begun before the page was loaded, or in another tab. Null as for `runOperation`.
 *
 * @throws ApiError what it failed with
 */
export async function rejoinOperation<Answer extends OperationAnswer>(
  sessionId: string,
  operationId: string,
  follow: RunOptions,
): Promise<(Answer & { readonly sessionId: string }) | null> {
  follow.onAccepted(operationId)
  return resultOf<Answer>(await watched(sessionId, operationId, follow), sessionId)
}

/** @throws ApiError the error in the response, whatever its status */
function resultOf<Answer extends OperationAnswer>(
  answer: Partial<Answer> & { readonly error?: unknown; readonly code?: unknown },
  sessionId: string,
) {
  const { success, error, code } = answer
  if (success === false && typeof error === 'string') {
    throw new ApiError(REFUSED_WITHIN, typeof code === 'string' ? code : 'FAILED', error)
  }
  // The route determines the type; the two fields that make it a success are checked.
  return answer.success === true && answer.download_url ? { ...(answer as Answer), sessionId } : null
}

/** An outcome that is shown immediately isn't news later; from another screen, a message links to it. */
async function watched(sessionId: string, operationId: string, follow: RunOptions): Promise<object> {
  try {
    return await followOperation(sessionId, operationId, follow)
  } finally {
    if (!follow.signal.aborted) void (follow.isShown() ? markSeen(operationId) : refreshUnseen())
  }
}
