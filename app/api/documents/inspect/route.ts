import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { inspectAnswer, inspectAnswerSchema } from '@/lib/operations/inspect-answer'
import { inspectFiles, inspectForm } from '@/lib/operations/inspect-files'
import { LOOK_CODES } from '@/lib/operations/look-at-files'
import { withDocumentRequest } from '@/lib/operations/receive-request'

export const POST = route({
  scope: 'documents',
  summary: 'Inspect files before a run',
  limits: [RATE_LIMITS.documents],
  form: inspectForm,
  answers: { 200: inspectAnswerSchema },
  codes: [...LOOK_CODES, 'DOSE_PROFILE_RESERVED'],
  handle: ({ request, caller, locale }) => {
    const { user } = caller.session
    return withDocumentRequest(request, user, inspectForm, async ({ session, form, settings }) => {
      const inspection = await inspectFiles({ user, session, form, settings, signal: request.signal })
      return Response.json(inspectAnswer(inspection, user, locale))
    })
  },
})
