import { route } from '@/lib/http/route'
import { entitlementOf, entitlementSchema } from '@/lib/operations/entitlement'

export const GET = route({
  summary: 'The plan of the caller, with its limits and their use',
  answers: { 200: entitlementSchema },
  handle: async ({ caller }) => Response.json(await entitlementOf(caller.session.user)),
})
