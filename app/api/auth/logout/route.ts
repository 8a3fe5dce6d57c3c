import { clearedCookies } from '@/lib/accounts/cookies'
import { endedSchema, endSession } from '@/lib/accounts/sessions'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const POST = route({
  summary: 'End this session and revoke its tokens',
  answers: { 200: endedSchema },
  handle: async ({ caller }) => {
    await endSession(caller.session.id)
    return withCookies(Response.json({ success: true }), clearedCookies())
  },
})
