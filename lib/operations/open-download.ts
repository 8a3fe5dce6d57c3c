import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { StoredFile } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { requestedRange } from '@/lib/http/byte-range'
import { downloadHeaders, NOTHING_RUNS } from '@/lib/http/download-headers'
import type { OtherBody } from '@/lib/http/route-documentation'
import { streamBody } from '@/lib/http/stream-body'
import { directAccess, storage } from '@/lib/storage'
import type { DirectAccess } from '@/lib/storage/storage'
import { directAddress } from './direct-download'
import { sessionQuerySchema } from './document-sessions'
import { filePart, type FilePart } from './file-part'
import { ownFileByName } from './stored-files'

const HEADERS = {
  'Content-Disposition': 'The name of the file in any script (RFC 6266, RFC 8187).',
  ETag: 'Of the content.',
  'Accept-Ranges': '`bytes`',
}

/** The bodies of a download. */
export const DOWNLOAD_ANSWERS: { readonly 200: OtherBody; readonly 206: OtherBody; readonly 307: OtherBody } = {
  200: { contentType: 'any', description: 'The file.', headers: HEADERS },
  206: {
    contentType: 'any',
    description: 'The requested range of the file.',
    headers: { ...HEADERS, 'Content-Range': 'Which part it is, and of how much.' },
  },
  307: {
    contentType: 'any',
    description: 'Redirects to the file in storage, on platforms that limit response size.',
    headers: { Location: 'A signed address in the storage, for five minutes.' },
  },
}

/** Which file of which workspace is downloaded; its name goes in the path. */
export const downloadQuerySchema = sessionQuerySchema.extend({
  entry: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('For a ZIP result: the exact name of one file in it, a document or `errors.xlsx`.'),
})

/**
 * Returns a file of a user's workspace or one document of a zip created there, or the part that the Range header
 * requests. A downloaded result counts as seen. If browsers can reach the storage, whole files are downloaded from
 * there.
 *
 * @throws AppError NOT_FOUND, the same for another user's file and for one that doesn't exist; RANGE_NOT_SATISFIABLE
 */
export async function openDownload(
  request: Request,
  userId: string,
  { sessionId, entry = null }: { readonly sessionId: string; readonly entry?: string | undefined | null },
  name: string,
): Promise<Response> {
  const file = await ownFileByName(userId, sessionId, name)
  // A user's file isn't one of our zips: its directory hasn't been checked.
  if (entry !== null && file.kind !== 'result') throw new AppError('NOT_FOUND')
  const part = await filePart(file, entry)
  const headers = partHeaders(part)
  // A range has a meaning for GET alone (RFC 9110 §14.2).
  if (request.method === 'HEAD') return new Response(null, { headers })
  const direct = directAccess()
  if (entry === null && direct !== null && !request.headers.has('range')) return redirected(direct, file)
  const size = part.bytes
  const range = requestedRange(request.headers, size, part.etag)
  if (range === 'unsatisfiable') throw new AppError('RANGE_NOT_SATISFIABLE', { size }, { size })
  await markSeen(file)
  if (range === 'whole') {
    const stream = await storage().read(file.storageKey, entry === null ? undefined : part.range)
    return new Response(streamBody(stream, request.signal), { headers })
  }
  const { start, end } = range
  const from = part.range.start
  const stream = await storage().read(file.storageKey, { start: from + start, end: from + end })
  return new Response(streamBody(stream, request.signal), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  })
}

function partHeaders({ name, contentType, bytes, etag }: FilePart) {
  return {
    ...downloadHeaders(name, contentType),
    'content-length': String(bytes),
    'accept-ranges': 'bytes',
    etag,
  }
}

async function redirected(direct: DirectAccess, file: StoredFile): Promise<Response> {
  const location = await directAddress(direct, file)
  await markSeen(file)
  return new Response(null, { status: 307, headers: { ...NOTHING_RUNS, location } })
}

async function markSeen({ kind, operationId }: StoredFile): Promise<void> {
  if (kind !== 'result' || operationId === null) return
  await db().operation.updateMany({ where: { id: operationId, seenAt: null }, data: { seenAt: new Date() } })
}
