import { callApi } from '@/components/account/api-client'
import type { HistoryEntry } from '@/lib/operations/history/entry'
import type { Recalled } from '@/lib/operations/history/recall'
import type { Unseen } from '@/lib/operations/history/unseen'

export type { HistoryEntry, Unseen }

/** Which operations are shown. */
export interface HistoryFilter {
  readonly kind: HistoryEntry['kind'] | 'all'
  readonly having: 'all' | 'remarks' | 'failures'
  readonly search: string
}

export const EVERYTHING: HistoryFilter = { kind: 'all', having: 'all', search: '' }

export interface HistoryPage {
  readonly operations: readonly HistoryEntry[]
  readonly counts: Readonly<Record<'found' | 'all' | HistoryEntry['kind'] | 'remarks' | 'failures', number>>
}

const OPERATIONS = '/api/documents/operations'

/**
 * The newest operations that the filter lets through.
 *
 * @param limit how many; at most 200
 * @throws ApiError
 */
export async function fetchHistory({ kind, having, search }: HistoryFilter, limit: number): Promise<HistoryPage> {
  const query = new URLSearchParams({ limit: String(limit) })
  if (kind !== 'all') query.set('kind', kind)
  if (having !== 'all') query.set('having', having)
  if (search.trim() !== '') query.set('search', search.trim())
  const response = await callApi(`${OPERATIONS}?${query}`)
  return (await response.json()) as HistoryPage
}

/** Repeats a run with the same files and settings. @throws ApiError SOURCES_GONE */
export async function runAgain(id: string): Promise<void> {
  await callApi(`${OPERATIONS}/${encodeURIComponent(id)}/again`, { method: 'POST' })
}

/** What it was asked to do. @throws ApiError NOT_FOUND */
export async function recallOperation(id: string): Promise<Recalled> {
  const response = await callApi(`${OPERATIONS}/${encodeURIComponent(id)}`)
  return (await response.json()) as Recalled
}

/** Takes from the history what has nothing left to download; gives how many. @throws ApiError */
export async function clearExpired(): Promise<number> {
  const response = await callApi(`${OPERATIONS}/clear`, { method: 'POST' })
  return ((await response.json()) as { readonly removed: number }).removed
}
