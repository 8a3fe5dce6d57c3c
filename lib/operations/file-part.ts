import type { StoredFile } from '@/lib/db/generated/client'
import { contentTypeOf } from '@/lib/mail/content-type'
import { entryRange } from '@/lib/mail/stored-entry'
import type { ByteRange } from '@/lib/storage/storage'

/** What is sent of a stored file: all of it, or one document of a zip. */
export interface FilePart {
  readonly name: string
  readonly contentType: string
  /** Where it lies in the file. */
  readonly range: ByteRange
  readonly bytes: number
  /** Of the content, in quotation marks. */
  readonly etag: string
}

/**
 * Returns a stored file to send, or the document with exactly this name in a zip of ours.
 *
 * @param entry null for the whole file
 * @throws AppError NOT_FOUND if it contains no such document
 */
export async function filePart(file: StoredFile, entry: string | null): Promise<FilePart> {
  const { name, contentType, bytes, sha256 } = file
  if (entry === null) return { name, contentType, bytes, range: { start: 0, end: bytes - 1 }, etag: `"${sha256}"` }
  const range = await entryRange(file, entry)
  const own = entry.split('/').at(-1) ?? entry
  return {
    name: own,
    contentType: contentTypeOf(own),
    bytes: range.end - range.start + 1,
    range,
    etag: `"${sha256}-${range.start}"`,
  }
}
