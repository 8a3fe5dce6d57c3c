import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import {
  acceptedSchema,
  answerDocumentRequest,
  OPERATION_CODES,
  OPERATION_HEADERS,
} from '@/lib/operations/answer-document-request'
import {
  extractDosesAnswerSchema,
  extractDosesForm,
  extractDosesFormSettings,
} from '@/lib/operations/tools/extract-doses'

export const POST = route({
  scope: 'documents',
  summary: 'Extract every dose of a spreadsheet into a workbook',
  limits: [RATE_LIMITS.documents],
  headers: OPERATION_HEADERS,
  form: extractDosesForm,
  answers: { 200: extractDosesAnswerSchema, 202: acceptedSchema },
  codes: ['LIMIT_OPERATIONS', 'DOSE_PROFILE_RESERVED', ...OPERATION_CODES],
  handle: ({ request, caller, locale }) =>
    answerDocumentRequest({
      request,
      user: caller.session.user,
      locale,
      kind: 'doses',
      settingsOf: (_form, given, user) => extractDosesFormSettings(user, given),
    }),
})
