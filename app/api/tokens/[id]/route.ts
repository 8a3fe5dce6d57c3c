import { revokeApiToken } from '@/lib/accounts/api-tokens'
import { endedSchema } from '@/lib/accounts/sessions'
import { route } from '@/lib/http/route'

export const DELETE = route({
  summary: 'Revoke one of your API tokens',
  params: { id: 'The id of the token' },
  answers: { 200: endedSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { id = '' } }) => {
    await revokeApiToken(caller.session.userId, id)
    return Response.json({ success: true })
  },
})
