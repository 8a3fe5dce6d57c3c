import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { CORRECTED_ANSWER, correctForm, correctSpreadsheet } from '@/lib/operations/corrected-spreadsheet'
import { LOOK_CODES } from '@/lib/operations/look-at-files'
import { withDocumentRequest } from '@/lib/operations/receive-request'

export const POST = route({
  scope: 'documents',
  summary: 'Get a copy of the spreadsheet with corrected cells',
  limits: [RATE_LIMITS.documents],
  form: correctForm,
  answers: { 200: CORRECTED_ANSWER },
  codes: LOOK_CODES,
  handle: ({ request, caller, locale }) => {
    const { user } = caller.session
    return withDocumentRequest(request, user, correctForm, ({ session, form, settings }) =>
      correctSpreadsheet({ user, session, form, settings, signal: request.signal }, locale),
    )
  },
})
