import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { ownFiles, ownFilesQuerySchema, ownFilesSchema } from '@/lib/operations/own-files'

export const GET = route({
  summary: 'List your files in one or all document sessions, newest first, with expiration times',
  query: ownFilesQuerySchema,
  answers: { 200: ownFilesSchema },
  codes: ['NOT_FOUND'],
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller, query }) => Response.json(await ownFiles(caller.session.userId, query)),
})
