import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import {
  acceptedSchema,
  answerDocumentRequest,
  OPERATION_CODES,
  OPERATION_HEADERS,
} from '@/lib/operations/answer-document-request'
import { parseTableAnswerSchema, parseTableForm } from '@/lib/operations/tools/parse-table'

export const POST = route({
  scope: 'documents',
  summary: 'Extract every table of a Word or PDF file into a workbook',
  limits: [RATE_LIMITS.documents],
  headers: OPERATION_HEADERS,
  form: parseTableForm,
  answers: { 200: parseTableAnswerSchema, 202: acceptedSchema },
  codes: ['LIMIT_OPERATIONS', ...OPERATION_CODES],
  handle: ({ request, caller, locale }) =>
    answerDocumentRequest({ request, user: caller.session.user, locale, kind: 'tables' }),
})
