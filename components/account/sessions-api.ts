import { callApi } from './api-client'

/** Where the user is signed in, as the API returns it. */
export interface OwnSession {
  readonly id: string
  readonly device: string
  readonly createdAt: string
  readonly lastSeenAt: string
  /** Whether it is the current session. */
  readonly current: boolean
}

/** @throws ApiError */
export async function fetchSessions(): Promise<readonly OwnSession[]> {
  const response = await callApi('/api/sessions')
  return ((await response.json()) as { readonly sessions: readonly OwnSession[] }).sessions
}

/** @throws ApiError NOT_FOUND, for one that is over already */
export async function endSession(id: string): Promise<void> {
  await callApi(`/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/**
 * Ends every session but the one that asks.
 *
 * @returns how many
 * @throws ApiError
 */
export async function endOtherSessions(): Promise<number> {
  const response = await callApi('/api/sessions', { method: 'DELETE' })
  return ((await response.json()) as { readonly ended: number }).ended
}
