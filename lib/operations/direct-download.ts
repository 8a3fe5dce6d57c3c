import type { StoredFile } from '@/lib/db/generated/client'
import { attachment } from '@/lib/http/download-headers'
import type { DirectAccess } from '@/lib/storage/storage'

/** How long after a redirect the download may begin. */
const REDIRECT_SECONDS = 5 * 60

/** A URL at which the storage itself serves a file for a limited time. */
export function directAddress(
  direct: DirectAccess,
  { storageKey, name, contentType }: Pick<StoredFile, 'storageKey' | 'name' | 'contentType'>,
): Promise<string> {
  return direct.presignDownload(storageKey, {
    contentDisposition: attachment(name),
    contentType,
    expiresInSeconds: REDIRECT_SECONDS,
  })
}
