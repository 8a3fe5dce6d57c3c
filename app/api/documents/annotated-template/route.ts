import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { ANNOTATED_ANSWER, annotateForm, annotateTemplate } from '@/lib/operations/annotate-template'
import { LOOK_CODES } from '@/lib/operations/look-at-files'
import { withDocumentRequest } from '@/lib/operations/receive-request'

export const POST = route({
  scope: 'documents',
  summary: 'Get a copy of the template with its problems as comments',
  limits: [RATE_LIMITS.documents],
  form: annotateForm,
  answers: { 200: ANNOTATED_ANSWER },
  codes: LOOK_CODES,
  handle: ({ request, caller, locale }) => {
    const { user } = caller.session
    return withDocumentRequest(request, user, annotateForm, ({ session, form, settings }) =>
      annotateTemplate({ user, session, form, settings, signal: request.signal }, locale),
    )
  },
})
