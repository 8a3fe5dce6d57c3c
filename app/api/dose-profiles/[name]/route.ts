import { removedProfileSchema, removeProfile } from '@/lib/doses/own-profiles'
import { route } from '@/lib/http/route'

export const DELETE = route({
  summary: 'Delete custom dose limits',
  params: { name: 'The name of the profile' },
  answers: { 200: removedProfileSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { name = '' } }) => {
    await removeProfile(caller.session.userId, name)
    return Response.json({ success: true })
  },
})
