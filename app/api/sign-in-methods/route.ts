import { signInMethods, signInMethodsSchema } from '@/lib/accounts/social/sign-in-methods'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'List your sign-in methods: password and providers',
  answers: { 200: signInMethodsSchema },
  handle: async ({ caller }) => Response.json({ success: true, ...(await signInMethods(caller.session.userId)) }),
})
