import { apiErrorOf } from '@/components/account/api-error'
import { send } from '@/components/account/api-request'
import type { Unseen } from '@/lib/operations/history/unseen'

const OPERATIONS = '/api/documents/operations'

/** Returns how many ended operations the user hasn't opened. @throws ApiError */
export async function fetchUnseen(): Promise<Unseen> {
  return (await (await ask('unseen', {})).json()) as Unseen
}

/**
 * Marks ended operations as seen.
 *
 * @param ids their ids; all if there are none
 * @throws ApiError
 */
export async function postSeen(...ids: readonly string[]): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(ids.length === 0 ? {} : { ids })
  await ask('seen', { method: 'POST', headers, body })
}

/** Uses the cookie. An ended session isn't reported, because the user didn't do anything. */
async function ask(what: string, init: RequestInit): Promise<Response> {
  const response = await send(`${OPERATIONS}/${what}`, init, null)
  if (!response.ok) throw await apiErrorOf(response)
  return response
}
