import { apiErrorOf } from './api-error'
import type { SessionEnd } from './session-end'

export interface Doorkeeper {
  readToken(): string | null
  /** A fresh token; null where the session itself is over. */
  freshToken(): Promise<string | null>
  readonly sessionEnd: SessionEnd
  /** To the login screen, and afterwards back to the same place. */
  leave(): void
}

export type Authorised = (call: (token: string | null) => Promise<Response>) => Promise<Response>

/**
 * Makes calls as the signed-in user. An expired token is replaced once and the call repeated. If the session has ended,
 * the user signs in again in a dialog and the call is repeated; otherwise the sign-in page opens. The calls throw
 * ApiError.
 */
export function authorising({ readToken, freshToken, sessionEnd, leave }: Doorkeeper): Authorised {
  return async (call) => {
    const era = sessionEnd.era()
    let response = await call(readToken())
    if (response.status === 401) {
      const token = await freshToken()
      if (token !== null) {
        response = await call(token)
      } else if (await sessionEnd.signedInAgain(era)) {
        response = await call(readToken())
      } else {
        leave()
      }
    }
    if (!response.ok) throw await apiErrorOf(response)
    return response
  }
}
