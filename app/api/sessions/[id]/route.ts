import { clearedCookies } from '@/lib/accounts/cookies'
import { endOwnSession } from '@/lib/accounts/own-sessions'
import { endedSchema } from '@/lib/accounts/sessions'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const DELETE = route({
  summary: 'End one of your sessions; ending this one signs you out',
  params: { id: 'The id of the session, as the list has it' },
  answers: { 200: endedSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { id = '' } }) => {
    const wasThis = await endOwnSession(caller.session, id)
    return withCookies(Response.json({ success: true }), wasThis ? clearedCookies() : [])
  },
})
