import { apiErrorOf } from '@/components/account/api-error'
import { send } from '@/components/account/api-request'
import type { Unseen } from '@/lib/operations/history/unseen'

const OPERATIONS = '/api/documents/operations'

/** How many operations are over that the person has not looked at. @throws ApiError */
export async function fetchUnseen(): Promise<Unseen> {
  return (await (await ask('unseen', {})).json()) as Unseen
}

/**
 * Marks operations that are over as looked at.
 *
 * @param ids those of them; all where there are none
 * @throws ApiError
 */
export async function postSeen(...ids: readonly string[]): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(ids.length === 0 ? {} : { ids })
  await ask('seen', { method: 'POST', headers, body })
}

/** By the cookie, and a session that is over is no news to the person: no one has pressed anything. */
async function ask(what: string, init: RequestInit): Promise<Response> {
  const response = await send(`${OPERATIONS}/${what}`, init, null)
  if (!response.ok) throw await apiErrorOf(response)
  return response
}
