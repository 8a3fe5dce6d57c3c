import { confirmationSchema } from '@/lib/accounts/credentials'
import { confirmedSchema, confirmEmail } from '@/lib/accounts/email-confirmation'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  open: true,
  summary: 'Confirm an email address with the emailed link',
  answers: { 200: confirmedSchema },
  codes: ['LINK_NOT_VALID', 'EMAIL_TAKEN'],
  limits: [RATE_LIMITS.mailedLinks],
  body: confirmationSchema,
  handle: async ({ body }) => Response.json({ success: true, email: await confirmEmail(body.token) }),
})
