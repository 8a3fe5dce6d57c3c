import { changeProfile, profileSchema } from '@/lib/accounts/profile/profile'
import { profileChangeSchema } from '@/lib/accounts/profile/profile-fields'
import { route } from '@/lib/http/route'

export const PUT = route({
  summary: 'Update your profile; omitted fields stay unchanged',
  body: profileChangeSchema,
  answers: { 200: profileSchema },
  handle: async ({ caller, body }) => Response.json(await changeProfile(caller.session.userId, body)),
})
