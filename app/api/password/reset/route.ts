import { resetSchema } from '@/lib/accounts/credentials'
import { resetAnswerSchema, resetPassword } from '@/lib/accounts/forgotten-password'
import { PASSWORD_CODES } from '@/lib/accounts/passwords'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  open: true,
  summary: 'Set a new password with an emailed link; all sessions end',
  answers: { 200: resetAnswerSchema },
  codes: ['LINK_NOT_VALID', ...PASSWORD_CODES],
  limits: [RATE_LIMITS.mailedLinks],
  body: resetSchema,
  handle: async ({ body, locale }) => {
    await resetPassword(body.token, body.password, locale)
    return Response.json({ success: true })
  },
})
