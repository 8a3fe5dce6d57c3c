import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { copyShared } from '@/lib/templates/share'
import { templateAnswer, templateAnswerSchema } from '@/lib/templates/template-answer'

export const POST = route({
  summary: 'Copy a template shared by another user',
  limits: [RATE_LIMITS.documents],
  params: { shareId: 'What the other person was given for sharing it' },
  answers: { 201: templateAnswerSchema },
  codes: ['NOT_FOUND', 'LIMIT_SHARING', 'TOO_MANY_TEMPLATES', 'LIMIT_TEMPLATES', 'TEMPLATES_FULL'],
  handle: async ({ caller, params: { shareId = '' } }) => {
    const template = await copyShared(caller.session.user, shareId)
    return Response.json({ success: true, template: templateAnswer(template) }, { status: 201 })
  },
})
