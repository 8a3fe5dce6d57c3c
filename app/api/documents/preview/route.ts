import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { previewAnswer, previewAnswerSchema, previewFiles, previewForm } from '@/lib/operations/preview-files'
import { LOOK_CODES } from '@/lib/operations/look-at-files'
import { withDocumentRequest } from '@/lib/operations/receive-request'

export const POST = route({
  scope: 'documents',
  summary: 'Preview the document of one row',
  limits: [RATE_LIMITS.previews],
  form: previewForm,
  answers: { 200: previewAnswerSchema },
  codes: LOOK_CODES,
  handle: ({ request, caller, locale }) => {
    const { user } = caller.session
    return withDocumentRequest(request, user, previewForm, async ({ session, form, settings }) => {
      const shown = await previewFiles({ user, session, form, settings, signal: request.signal }, locale)
      return Response.json(previewAnswer(shown, locale))
    })
  },
})
