import { prices, pricesQuerySchema, pricesSchema } from '@/lib/billing/prices'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'Get plan prices in a currency from Paddle',
  query: pricesQuerySchema,
  answers: { 200: pricesSchema },
  codes: ['PAYMENT_OFF', 'PAYMENT_UNAVAILABLE'],
  limits: [RATE_LIMITS.reading],
  handle: async ({ query }) => Response.json(await prices(query.currency)),
})
