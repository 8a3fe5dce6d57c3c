import { callApi } from '@/components/account/api-client'
import type { OwnFiles } from '@/components/account/files-api'
import type { workspaceStatsSchema } from '@/lib/operations/workspace'
import type { z } from 'zod'
import { inSession } from '../in-session'

export type WorkspaceStats = z.infer<typeof workspaceStatsSchema>

/** As many files are named; the others are on the profile. */
const NAMED = 20

/** Returns the contents of the user's document session with its newest files. */
export interface Workspace {
  readonly sessionId: string
  readonly stats: WorkspaceStats
  readonly files: OwnFiles['files']
}

/** In a new session where the kept one is gone, or there is none yet. @throws ApiError */
export async function fetchWorkspace(): Promise<Workspace> {
  let session = ''
  const response = await inSession((sessionId) => {
    session = sessionId
    return callApi(`/api/documents/stats?${new URLSearchParams({ sessionId })}`)
  })
  const query = new URLSearchParams({ sessionId: session, limit: String(NAMED) })
  const { files } = (await (await callApi(`/api/users/files?${query}`)).json()) as OwnFiles
  return { sessionId: session, stats: (await response.json()) as WorkspaceStats, files }
}

/** Removes the files of a document session, and gives how many they were. @throws ApiError */
export async function cleanUp(sessionId: string): Promise<number> {
  const query = new URLSearchParams({ sessionId })
  const response = await callApi(`/api/documents/cleanup?${query}`, { method: 'POST' })
  return ((await response.json()) as { readonly cleaned_files: number }).cleaned_files
}
