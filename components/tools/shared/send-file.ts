import { uploadApi, type UploadOptions } from '@/components/account/upload-api'
import { sending } from './connections'
import { formWith } from './form-with'
import { inSession } from './in-session'

/**
 * Uploads files to the document session, from the start each time the connection is lost; to a new session if the saved
 * one is gone.
 *
 * @throws ApiError
 */
export function sendFile(
  path: string,
  fields: Readonly<Record<string, string | File>>,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return sending.persist(
    (attempt) =>
      inSession(async (sessionId) => {
        const options = {
          signal: attempt.signal,
          onProgress: (share: number) => {
            attempt.reached()
            onProgress?.(share)
          },
        }
        return uploadApi(path, await formWith(sessionId, fields, options), options)
      }),
    signal,
  )
}
