import { callApi } from '@/components/account/api-client'
import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import type { fileInfoSchema } from '@/lib/operations/workspace'
import type { z } from 'zod'
import type { Downloadable } from './download-action'

export type FileInfo = z.infer<typeof fileInfoSchema>

/** Returns the details of a file that can be downloaded. @throws ApiError NOT_FOUND if it has expired */
export async function fetchFileInfo({ download_url, sessionId }: Downloadable): Promise<FileInfo> {
  // By the API's rule the last segment is the file's name, percent-encoded.
  const name = download_url.split('/').at(-1) ?? ''
  const query = new URLSearchParams({ sessionId })
  return (await (await callApi(`/api/documents/file-info/${name}?${query}`)).json()) as FileInfo
}

/**
 * Asks whether the link itself answers: the browser's own download would fail without a word.
 *
 * @throws ApiError
 */
export async function requireDownload(href: string): Promise<void> {
  let answer: Response
  try {
    // From here, the file is in separate storage.
    answer = await fetch(href, { method: 'HEAD', redirect: 'manual' })
  } catch {
    throw new ApiError(0, CONNECTION_LOST, null)
  }
  if (!answer.ok && answer.type !== 'opaqueredirect') throw new ApiError(answer.status, 'UNKNOWN', null)
}
