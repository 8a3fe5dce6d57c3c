import { endedSessionsSchema, endOtherSessions, ownSessions, ownSessionsSchema } from '@/lib/accounts/own-sessions'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translate'

export const GET = route({
  summary: 'List your sessions',
  answers: { 200: ownSessionsSchema },
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller, locale }) =>
    Response.json({ success: true, sessions: await ownSessions(caller.session, translator(locale)) }),
})

export const DELETE = route({
  summary: 'Sign out of all your other sessions',
  answers: { 200: endedSessionsSchema },
  handle: async ({ caller }) => Response.json({ success: true, ended: await endOtherSessions(caller.session) }),
})
