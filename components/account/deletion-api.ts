import { callApi } from './api-client'

/**
 * Deletes the account of the signed-in person with all that is theirs.
 *
 * @param password null where it has none: the sign-in must be fresh then
 * @throws ApiError PASSWORD_WRONG, SIGN_IN_NOT_FRESH
 */
export async function deleteAccount(password: string | null): Promise<void> {
  await callApi('/api/users', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(password === null ? {} : { password }),
  })
}
