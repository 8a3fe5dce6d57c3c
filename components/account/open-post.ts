import { apiErrorOf } from './api-error'
import { send } from './api-request'

/**
 * Posts without a user, even if one is signed in, for the public screens.
 *
 * @returns the response's body
 * @throws ApiError
 */
export async function openPost(path: string, body: unknown): Promise<unknown> {
  const response = await send(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    null,
  )
  if (!response.ok) throw await apiErrorOf(response)
  return response.json()
}
