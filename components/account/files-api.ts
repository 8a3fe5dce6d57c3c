import { callApi } from './api-client'

/** A file in one of the user's document sessions, as the API returns it. */
export interface OwnFile {
  readonly id: string
  readonly sessionId: string
  readonly kind: 'upload' | 'result'
  /** Of the operation that made it or read it; null where there was none. */
  readonly tool: 'generate' | 'tables' | 'doses' | null
  readonly name: string
  readonly size: number
  readonly createdAt: string
  readonly expiresAt: string
  readonly download_url: string
}

/** A page of them, newest first. */
export interface OwnFiles {
  /** Of all, on this page or not. */
  readonly count: number
  readonly bytes: number
  readonly files: readonly OwnFile[]
}

/**
 * @param after the last id of the page before
 * @throws ApiError
 */
export async function fetchFiles(limit: number, after?: string): Promise<OwnFiles> {
  const query = new URLSearchParams({ limit: String(limit), ...(after !== undefined && { after }) })
  return (await (await callApi(`/api/users/files?${query}`)).json()) as OwnFiles
}

/** @throws ApiError FILE_IN_USE while an operation reads it; NOT_FOUND for one that is gone already */
export async function removeFile(id: string): Promise<void> {
  await callApi(`/api/users/files/${encodeURIComponent(id)}`, { method: 'DELETE' })
}
