import { callApi } from '@/components/account/api-client'
import { ApiError } from '@/components/account/api-error'
import { markSeen, refreshUnseen } from '@/components/layout/unseen'
import { isTurnedAway } from './connection'
import { starting } from './connections'
import { cancelOperation, followOperation, type FollowOptions } from './follow-operation'
import { formWith } from './form-with'
import { withNamedFiles } from './in-session'

/** An answer of this status may still say that nothing came of the run. */
const REFUSED_WITHIN = 200

export interface RunOptions extends FollowOptions {
  /** The server has accepted the run; by this id it can be cancelled. */
  onAccepted(operationId: string): void
  /** Whether the person sees what comes of it: they may have gone to another screen, or begun another run. */
  isShown(): boolean
}

/** What every document door's answer has. */
export interface OperationAnswer {
  readonly success: boolean
  readonly operationId: string
  readonly download_url: string
}

/**
 * Has a document door do its work, and tells how far it is. The fields are asked for again, `whole`, where a file that they named is
 * gone, or the session with it. Null where the answer bears no link: by the API's rule that isn't a success.
 *
 * @throws ApiError
 */
export async function runOperation<Answer extends OperationAnswer>(
  path: string,
  fieldsOf: (whole: boolean) => Readonly<Record<string, string | File>>,
  follow: RunOptions,
): Promise<(Answer & { readonly sessionId: string }) | null> {
  // One press is one operation, however often its request has to be sent.
  const headers = { prefer: 'respond-async', 'idempotency-key': crypto.randomUUID() }
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
  // Stopped while it waits for a full server: nothing is to be waited for.
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

/** @throws ApiError what the answer says that went wrong, whatever its status */
function resultOf<Answer extends OperationAnswer>(
  answer: Partial<Answer> & { readonly error?: unknown; readonly code?: unknown },
  sessionId: string,
) {
  const { success, error, code } = answer
  if (success === false && typeof error === 'string') {
    throw new ApiError(REFUSED_WITHIN, typeof code === 'string' ? code : 'FAILED', error)
  }
  // Typed by the door's own answer; the two fields that make it a success are looked at.
  return answer.success === true && answer.download_url ? { ...(answer as Answer), sessionId } : null
}

/** What is shown to the person right then, whatever it is, is no news to them afterwards; from elsewhere they are led to it. */
async function watched(sessionId: string, operationId: string, follow: RunOptions): Promise<object> {
  try {
    return await followOperation(sessionId, operationId, follow)
  } finally {
    if (!follow.signal.aborted) void (follow.isShown() ? markSeen(operationId) : refreshUnseen())
  }
}
