import { downloadHeaders, NOTHING_RUNS } from '@/lib/http/download-headers'
import type { OtherBody } from '@/lib/http/route-documentation'
import { streamBody } from '@/lib/http/stream-body'
import { mailedFile } from '@/lib/mail/mailed-links'
import { directAccess, storage } from '@/lib/storage'
import { directAddress } from './direct-download'
import { filePart } from './file-part'

/** The URL contains a token: keep it out of other sites' logs and search indexes. */
const UNSEEN = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** The response bodies of an emailed download. */
export const MAILED_ANSWERS: { readonly 200: OtherBody; readonly 307: OtherBody } = {
  200: {
    contentType: 'any',
    description: 'The file.',
    headers: { 'Content-Disposition': 'The name of the file in any script (RFC 6266, RFC 8187).' },
  },
  307: {
    contentType: 'any',
    description: 'Redirects to the file in storage, on platforms that limit response size.',
    headers: { Location: 'A signed address in the storage, for five minutes.' },
  },
}

/**
 * Returns the one file, or the one document of it, that an email linked to. Only the token is checked.
 *
 * @throws AppError NOT_FOUND, the same if it has expired and if it never existed
 */
export async function openMailed(request: Request, token: string): Promise<Response> {
  const { file, entry } = await mailedFile(token)
  const direct = directAccess()
  if (entry === null && direct !== null && request.method !== 'HEAD') {
    const location = await directAddress(direct, file)
    return new Response(null, { status: 307, headers: { ...NOTHING_RUNS, ...UNSEEN, location } })
  }
  const { name, contentType, bytes, range } = await filePart(file, entry)
  const headers = {
    ...downloadHeaders(name, contentType),
    ...UNSEEN,
    'content-length': String(bytes),
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const stream = await storage().read(file.storageKey, range)
  return new Response(streamBody(stream, request.signal), { headers })
}
