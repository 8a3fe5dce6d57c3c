import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { GENERATE_FIELDS, generateDocuments, generateOptionsSchema } from '@/lib/operations/generate-documents'
import { generateAnswer } from '@/lib/operations/generate-answer'
import { withDocumentRequest } from '@/lib/operations/receive-request'

const FORM = {
  fileFields: Object.values(GENERATE_FIELDS),
  textFields: ['email', 'single_doc'],
  options: generateOptionsSchema,
}

export const POST = route({
  limits: [RATE_LIMITS.documents],
  handle: ({ request, caller, locale }) =>
    withDocumentRequest(request, caller.session.user, FORM, async ({ session, form, settings }) => {
      const outcome = await generateDocuments({
        user: caller.session.user,
        session,
        form,
        settings,
        single: form.texts.get('single_doc') === 'true',
        email: form.texts.get('email') || null,
        signal: request.signal,
      })
      return Response.json(generateAnswer(outcome, locale))
    }),
})
