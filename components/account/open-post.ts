import { apiErrorOf } from './api-error'
import { send } from './api-request'

/**
 * Posts as no one, no matter who is signed in: what the open screens ask for.
 *
 * @returns the answer's body
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
