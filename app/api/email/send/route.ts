import { confirmationSentSchema, sendConfirmation } from '@/lib/accounts/email-confirmation'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Resend your email confirmation link',
  answers: { 200: confirmationSentSchema },
  codes: ['EMAIL_ALREADY_CONFIRMED'],
  limits: [RATE_LIMITS.confirmations],
  handle: async ({ caller, locale }) =>
    Response.json({ success: true, email: await sendConfirmation(caller.session.user, locale) }),
})
