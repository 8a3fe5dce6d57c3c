import { uploadApi, type UploadOptions } from '@/components/account/upload-api'
import { sending } from './connections'
import { formWith } from './form-with'
import { inSession } from './in-session'

/**
 * Sends files into the document session, whole again each time that the connection was lost meanwhile; in a new session where the
 * kept one is gone.
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
