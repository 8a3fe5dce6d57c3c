import { signInMethods, signInMethodsSchema } from '@/lib/accounts/social/sign-in-methods'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'The ways into the account of the caller: its password, and the providers that are or can be linked',
  answers: { 200: signInMethodsSchema },
  handle: async ({ caller }) => Response.json({ success: true, ...(await signInMethods(caller.session.userId)) }),
})
