import { route } from '@/lib/http/route'
import { entitlementOf, entitlementSchema } from '@/lib/operations/entitlement'

export const GET = route({
  summary: 'Get your plan, limits and usage',
  answers: { 200: entitlementSchema },
  handle: async ({ caller }) => Response.json(await entitlementOf(caller.session.user)),
})
