import { callApi } from '@/components/account/api-client'
import type { fileInfoSchema } from '@/lib/operations/workspace'
import type { z } from 'zod'
import type { Downloadable } from './download-action'

export type FileInfo = z.infer<typeof fileInfoSchema>

/** What is known of a file that can be downloaded. @throws ApiError NOT_FOUND where it is no longer kept */
export async function fetchFileInfo({ download_url, sessionId }: Downloadable): Promise<FileInfo> {
  // By the API's rule the last segment is the file's name, percent-encoded.
  const name = download_url.split('/').at(-1) ?? ''
  const query = new URLSearchParams({ sessionId })
  return (await (await callApi(`/api/documents/file-info/${name}?${query}`)).json()) as FileInfo
}
