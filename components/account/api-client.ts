import { clearStored } from '@/components/layout/browser-storage'
import { send } from './api-request'
import { authorised } from './authorised'
import { localApi } from './local-api'
import { keepSignIn, type ApiUser, type RegisteredAnswer, type SignedInAnswer } from './kept-sign-in'
import { openPost } from './open-post'

/**
 * Calls the API as the signed-in person; in private mode what answers here.
 *
 * @throws ApiError
 */
export function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  return localApi()?.call(path, init) ?? authorised((token) => send(path, init, token))
}

/**
 * Signs in and saves the user in this browser.
 *
 * @throws ApiError EMAIL_NOT_VALID, CREDENTIALS_WRONG
 */
export async function logIn(email: string, password: string): Promise<ApiUser> {
  const answer = (await openPost('/api/auth/login', { email, password })) as SignedInAnswer
  keepSignIn(answer)
  return answer.user
}

/**
 * Makes an account, signs it in, and keeps it in this browser.
 *
 * @throws ApiError EMAIL_NOT_VALID, EMAIL_TAKEN, PASSWORD_…
 */
export async function register(email: string, password: string, name: string): Promise<ApiUser> {
  const answer = (await openPost('/api/auth/register', { email, password, ...(name && { name }) })) as RegisteredAnswer
  if (answer.user_id === undefined) return logIn(email, password)
  keepSignIn(answer)
  return answer.user
}

/**
 * Ends the session, clears local storage (language and theme stay in their cookies), and shows the login screen.
 *
 * @param path the login screen, with where to go from there
 */
export async function logOut(path = '/login'): Promise<void> {
  try {
    // Not as other calls: a session that is over already needs no new one to end.
    await send('/api/auth/logout', { method: 'POST' }, null)
  } finally {
    forgetEverything(path)
  }
}

/** Clears local storage, and shows another screen as if no one had been here. */
export function forgetEverything(path: string): void {
  clearStored()
  // A whole navigation: nothing that was drawn for this person stays in memory.
  window.location.assign(new URL(path, window.location.href))
}
