import { Readable } from 'node:stream'
import { attachment } from '@/lib/http/content-disposition'
import { route } from '@/lib/http/route'
import { sessionQuerySchema } from '@/lib/operations/document-sessions'
import { openDownload } from '@/lib/operations/open-download'

export const GET = route({
  query: sessionQuerySchema,
  handle: async ({ caller, query, params }) => {
    const { file, stream } = await openDownload(caller.session.userId, query.sessionId, params['filename'] ?? '')
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        'content-type': file.contentType,
        'content-length': String(file.bytes),
        'content-disposition': attachment(file.name),
        'content-security-policy': 'sandbox',
      },
    })
  },
})
