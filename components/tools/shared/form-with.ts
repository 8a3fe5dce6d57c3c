import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import type { UploadOptions } from '@/components/account/upload-api'
import { STORE_BLOCKED } from './failure'
import { formOf } from './in-session'

type Fields = Readonly<Record<string, string | File>>

/** Two such files and their options fit into a body of 4.5 MB, which function platforms accept. */
const SMALL_BYTES = 2 * 1024 ** 2
/** One such file does. */
const MOST_IN_FORM = 4 * 1024 ** 2

/**
 * Returns the form for a document route. If browsers upload to the file storage, larger files are uploaded there first,
 * and the form contains their names. If the storage can't be reached from this page, files that fit into a form are
 * sent in it.
 *
 * @throws ApiError
 */
export async function formWith(sessionId: string, fields: Fields, options: UploadOptions = {}): Promise<FormData> {
  const large = Object.entries(fields).filter((field): field is [string, File] => isLarge(field[1]))
  if (large.length === 0 || document.documentElement.dataset.uploads !== 'direct') return formOf(sessionId, fields)
  const { uploadDirectly } = await import('./direct-upload').catch(() => {
    throw new ApiError(0, CONNECTION_LOST, null)
  })
  const names: Record<string, string> = {}
  const whole = large.reduce((sum, [, { size }]) => sum + size, 0)
  let before = 0
  try {
    for (const [field, file] of large) {
      names[field] = await uploadDirectly(sessionId, file, {
        ...options,
        onProgress: (share) => options.onProgress?.((before + share * file.size) / whole),
      })
      before += file.size
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== STORE_BLOCKED || bytesOf(fields) > MOST_IN_FORM) throw error
    return formOf(sessionId, fields)
  }
  return formOf(sessionId, { ...fields, ...names })
}

function isLarge(value: string | File): boolean {
  return typeof value !== 'string' && value.size > SMALL_BYTES
}

function bytesOf(fields: Fields): number {
  return Object.values(fields).reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)
}
