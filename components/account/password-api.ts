import { callApi } from './api-client'
import { keepSignIn, type SignedInAnswer } from './kept-sign-in'
import { openPost } from './open-post'

/**
 * Emails a link for a new password if there is an account with this address; the response doesn't reveal whether there
 * is.
 */
export async function forgetPassword(email: string): Promise<void> {
  await openPost('/api/password/forget', { email })
}

/**
 * Sets a new password with the token of an emailed link; every session ends.
 *
 * @throws ApiError LINK_NOT_VALID, PASSWORD_…
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  await openPost('/api/password/reset', { token, password })
}

/**
 * Changes the signed-in person's password. Their other sessions end; this one goes on with the token kept here.
 *
 * @param current null where they have none yet
 * @throws ApiError PASSWORD_…, SIGN_IN_NOT_FRESH
 */
export async function changePassword(current: string | null, next: string): Promise<void> {
  const response = await callApi('/api/password-change', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...(current !== null && { current_password: current }), password: next }),
  })
  keepSignIn((await response.json()) as SignedInAnswer)
}
