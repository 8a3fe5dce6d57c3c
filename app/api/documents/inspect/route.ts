import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { inspectAnswer } from '@/lib/operations/inspect-answer'
import { INSPECT_FIELDS, inspectFiles, inspectOptionsSchema } from '@/lib/operations/inspect-files'
import { withDocumentRequest } from '@/lib/operations/receive-request'

const FORM = { fileFields: Object.values(INSPECT_FIELDS), options: inspectOptionsSchema }

export const POST = route({
  limits: [RATE_LIMITS.documents],
  handle: ({ request, caller, locale }) =>
    withDocumentRequest(request, caller.session.user, FORM, async ({ session, form, settings }) => {
      const inspection = await inspectFiles({
        user: caller.session.user,
        session,
        form,
        settings,
        signal: request.signal,
      })
      return Response.json(inspectAnswer(inspection, locale))
    }),
})
