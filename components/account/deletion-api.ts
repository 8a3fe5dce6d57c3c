import { callApi } from './api-client'

/**
 * Deletes the signed-in user's account and all its data.
 *
 * @param password null if the account has none: then the sign-in must be fresh
 * @throws ApiError PASSWORD_WRONG, SIGN_IN_NOT_FRESH
 */
export async function deleteAccount(password: string | null): Promise<void> {
  await callApi('/api/users', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(password === null ? {} : { password }),
  })
}
