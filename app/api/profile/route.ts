import { profileOf, profileSchema } from '@/lib/accounts/profile/profile'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'Get your profile',
  answers: { 200: profileSchema },
  handle: async ({ caller }) => Response.json(await profileOf(caller.session.userId)),
})
