import { readStored } from '@/components/layout/browser-storage'
import { apiErrorOf } from './api-error'
import { send } from './api-request'
import { keepSignIn, type SignedInAnswer } from './kept-sign-in'

/**
 * Makes a call as the signed-in person. A token that is over is exchanged once for a fresh one and the call made again;
 * where the session itself is gone, the login screen follows and afterwards the same place.
 *
 * @throws ApiError
 */
export async function authorised(call: (token: string | null) => Promise<Response>): Promise<Response> {
  let response = await call(readStored('token'))
  if (response.status === 401) {
    const token = await freshToken()
    if (token === null) {
      leaveForLogin()
      throw await apiErrorOf(response)
    }
    response = await call(token)
  }
  if (!response.ok) throw await apiErrorOf(response)
  return response
}

/** The cookie alone asks: the token is what is over. */
async function freshToken(): Promise<string | null> {
  const response = await send('/api/users/reset', {}, null)
  if (!response.ok) return null
  const answer = (await response.json()) as SignedInAnswer
  keepSignIn(answer)
  return answer.token
}

function leaveForLogin(): void {
  const here = window.location.pathname + window.location.search
  window.location.assign(here === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(here)}`)
}
