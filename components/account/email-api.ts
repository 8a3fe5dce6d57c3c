import { callApi } from './api-client'
import { openPost } from './open-post'

/**
 * Confirms an address with the token of an emailed link.
 *
 * @returns the address
 * @throws ApiError LINK_NOT_VALID, EMAIL_TAKEN
 */
export async function confirmEmail(token: string): Promise<string> {
  return ((await openPost('/api/email/confirm', { token })) as { readonly email: string }).email
}

/**
 * Emails the confirmation link to the signed-in user again.
 *
 * @returns the address that it goes to
 * @throws ApiError EMAIL_ALREADY_CONFIRMED
 */
export async function sendConfirmation(): Promise<string> {
  const response = await callApi('/api/email/send', { method: 'POST' })
  return ((await response.json()) as { readonly email: string }).email
}
