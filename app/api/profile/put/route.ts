import { changeProfile, profileSchema } from '@/lib/accounts/profile/profile'
import { profileChangeSchema } from '@/lib/accounts/profile/profile-fields'
import { route } from '@/lib/http/route'

export const PUT = route({
  summary: 'Change the profile of the caller; a field that is not named stays',
  body: profileChangeSchema,
  answers: { 200: profileSchema },
  handle: async ({ caller, body }) => Response.json(await changeProfile(caller.session.userId, body)),
})
