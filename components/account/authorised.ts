import { readStored } from '@/components/layout/browser-storage'
import { loginPath } from '@/lib/accounts/login-path'
import { apiErrorOf } from './api-error'
import { send } from './api-request'
import { authorising } from './authorising'
import { keepSignIn, type SignedInAnswer } from './kept-sign-in'
import { hasLoggedOutElsewhere, isAnotherPerson } from './page-person'
import { newSessionEnd } from './session-end'

/** Where this page's calls wait until their person has signed in again. */
export const sessionEnd = newSessionEnd()

let refreshing: Promise<string | null> | null = null

/**
 * Has the cookie exchanged for a fresh token, and keeps it with its person; null where the session is over. Two that ask at the same time
 * get the same.
 *
 * @throws ApiError
 */
export function refreshSignIn(): Promise<string | null> {
  refreshing ??= refresh().finally(() => {
    refreshing = null
  })
  return refreshing
}

/**
 * Makes a call as the signed-in person, by `authorising`'s rule.
 *
 * @throws ApiError
 */
export const authorised = authorising({
  readToken: () => readStored('token'),
  freshToken: refreshSignIn,
  sessionEnd,
  leave: leaveForLogin,
})

/** To the login screen, and afterwards back to the same place. */
export function leaveForLogin(): void {
  const here = window.location.pathname + window.location.search
  window.location.assign(loginPath(here))
}

async function refresh(): Promise<string | null> {
  const response = await send('/api/users/reset', {}, null)
  if (response.status === 401) {
    if (!hasLoggedOutElsewhere()) return null
    leaveForLogin()
    return untilThePageIsGone()
  }
  if (!response.ok) throw await apiErrorOf(response)
  const answer = (await response.json()) as SignedInAnswer
  keepSignIn(answer)
  if (!isAnotherPerson(answer.user.id)) return answer.token
  window.location.reload()
  return untilThePageIsGone()
}

/** The result of such a call is never shown, to this user or another. */
function untilThePageIsGone(): Promise<never> {
  return new Promise(() => undefined)
}
