import { downloadHeaders } from '@/lib/http/download-headers'
import type { OtherBody } from '@/lib/http/route-documentation'
import { streamBody } from '@/lib/http/stream-body'
import { storage } from '@/lib/storage'
import { ownTemplate } from './own-templates'

export const TEMPLATE_FILE_ANSWER: OtherBody = {
  contentType: 'any',
  description: 'The original uploaded file.',
  headers: { 'Content-Disposition': 'The name of the file in any script (RFC 6266, RFC 8187).' },
}

/**
 * Returns the file of a user's template as it was uploaded, as an attachment.
 *
 * @param signal of the request
 * @throws AppError NOT_FOUND
 */
export async function openTemplateFile(userId: string, id: string, signal: AbortSignal): Promise<Response> {
  const { storageKey, fileName, bytes, sha256 } = await ownTemplate(userId, id)
  const stream = await storage().read(storageKey)
  return new Response(streamBody(stream, signal), {
    headers: {
      ...downloadHeaders(fileName, 'application/octet-stream'),
      'content-length': String(bytes),
      etag: `"${sha256}"`,
    },
  })
}
