import { RATE_LIMITS } from '@/lib/http/rate-limits'
import type { RouteInput } from '@/lib/http/route'
import { route } from '@/lib/http/route'
import { DOWNLOAD_ANSWERS, downloadQuerySchema, openDownload } from '@/lib/operations/open-download'

const door = {
  scope: 'documents' as const,
  limits: [RATE_LIMITS.reading],
  params: { filename: 'The name of the file, as a person sees it' },
  query: downloadQuerySchema,
  handle: ({ request, caller, query, params }: RouteInput<undefined, typeof downloadQuerySchema, false, 'documents'>) =>
    openDownload(request, caller.session.userId, query, params['filename'] ?? ''),
}

export const GET = route({
  ...door,
  summary: 'Download a file of a document session, one document of a ZIP, or a range of either',
  headers: ['Range', 'If-Range'],
  answers: DOWNLOAD_ANSWERS,
  codes: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
})

export const HEAD = route({
  ...door,
  summary: 'Get the headers of a download',
  answers: { 200: DOWNLOAD_ANSWERS[200] },
  codes: ['NOT_FOUND'],
})
