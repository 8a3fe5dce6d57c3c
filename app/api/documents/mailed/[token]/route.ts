import { RATE_LIMITS } from '@/lib/http/rate-limits'
import type { RouteInput } from '@/lib/http/route'
import { route } from '@/lib/http/route'
import { MAILED_ANSWERS, openMailed } from '@/lib/operations/open-mailed'

const door = {
  open: true as const,
  limits: [RATE_LIMITS.reading],
  params: { token: 'As the mail carries it' },
  handle: ({ request, params }: RouteInput<undefined, undefined, true>) => openMailed(request, params['token'] ?? ''),
}

export const GET = route({
  ...door,
  summary: 'Download a file linked in an email',
  answers: MAILED_ANSWERS,
  codes: ['NOT_FOUND'],
})

export const HEAD = route({
  ...door,
  summary: 'Get the headers of a download linked in an email',
  answers: { 200: MAILED_ANSWERS[200] },
  codes: ['NOT_FOUND'],
})
