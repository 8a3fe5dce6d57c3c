import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import {
  acceptedSchema,
  answerDocumentRequest,
  OPERATION_CODES,
  OPERATION_HEADERS,
} from '@/lib/operations/answer-document-request'
import { generateAnswerSchema, generateForm, generateFormSettings } from '@/lib/operations/tools/generate'

export const POST = route({
  scope: 'documents',
  summary: 'Create a document for each row of a spreadsheet',
  limits: [RATE_LIMITS.documents],
  headers: OPERATION_HEADERS,
  form: generateForm,
  answers: { 200: generateAnswerSchema, 202: acceptedSchema },
  codes: [
    'LIMIT_DOCUMENTS',
    'LIMIT_ROWS',
    'LIMIT_PDF',
    'RERUN_NO_RESULT',
    'RERUN_NOTHING',
    'ACT_NUMBERS_OVER',
    'LIMIT_MAIL',
    'EMAIL_NOT_CONFIRMED',
    'MAIL_ADDRESS_NOT_VALID',
    'MAIL_TOO_MANY_ADDRESSES',
    'MAIL_DAILY_LIMIT',
    ...OPERATION_CODES,
  ],
  handle: ({ request, caller, locale }) =>
    answerDocumentRequest({
      request,
      user: caller.session.user,
      locale,
      kind: 'generate',
      settingsOf: generateFormSettings,
    }),
})
