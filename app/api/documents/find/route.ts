import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { findAnswerSchema, findForm, findInFiles } from '@/lib/operations/find-in-files'
import { LOOK_CODES } from '@/lib/operations/look-at-files'
import { withDocumentRequest } from '@/lib/operations/receive-request'

export const POST = route({
  scope: 'documents',
  summary: 'Find the documents of a run that print a text',
  limits: [RATE_LIMITS.previews],
  form: findForm,
  answers: { 200: findAnswerSchema },
  codes: LOOK_CODES,
  handle: ({ request, caller }) => {
    const { user } = caller.session
    return withDocumentRequest(request, user, findForm, async ({ session, form, settings }) => {
      const rows = await findInFiles({ user, session, form, settings, signal: request.signal })
      return Response.json({ success: true, rows })
    })
  },
})
