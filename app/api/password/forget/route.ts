import { forgottenSchema } from '@/lib/accounts/credentials'
import { forgetPassword, forgottenAnswerSchema } from '@/lib/accounts/forgotten-password'
import { consume, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  open: true,
  summary: 'Email a password reset link; the response is the same for every address',
  answers: { 200: forgottenAnswerSchema },
  codes: ['EMAIL_NOT_VALID'],
  limits: [RATE_LIMITS.forgottenByAddress],
  body: forgottenSchema,
  handle: async ({ body, locale }) => {
    await consume(RATE_LIMITS.forgottenByAccount, body.email)
    await forgetPassword(body.email, locale)
    return Response.json({ success: true })
  },
})
