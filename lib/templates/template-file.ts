import { Readable } from 'node:stream'
import { attachment } from '@/lib/http/content-disposition'
import type { OtherBody } from '@/lib/http/route-documentation'
import { storage } from '@/lib/storage'
import { ownTemplate } from './own-templates'

export const TEMPLATE_FILE_ANSWER: OtherBody = {
  contentType: 'any',
  description: 'The file as it was uploaded.',
  headers: { 'Content-Disposition': 'The name of the file in any script (RFC 6266, RFC 8187).' },
}

/**
 * Answers with the file of a person's template, as it was uploaded: a download, whatever is in it.
 *
 * @throws AppError NOT_FOUND
 */
export async function openTemplateFile(userId: string, id: string): Promise<Response> {
  const { storageKey, fileName, bytes, sha256 } = await ownTemplate(userId, id)
  const stream = await storage().read(storageKey)
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(bytes),
      'content-disposition': attachment(fileName),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      etag: `"${sha256}"`,
    },
  })
}
