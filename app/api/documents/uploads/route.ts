import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { beginUpload, begunUploadSchema, uploadBodySchema } from '@/lib/operations/direct-upload'

export const POST = route({
  scope: 'documents',
  summary: 'Start a direct upload to storage, if the server supports it',
  limits: [RATE_LIMITS.documents],
  body: uploadBodySchema,
  answers: { 200: begunUploadSchema },
  codes: ['NOT_FOUND', 'FILE_TOO_LARGE', 'LIMIT_UPLOAD'],
  handle: async ({ caller, body }) => Response.json(await beginUpload(caller.session.user, body)),
})
