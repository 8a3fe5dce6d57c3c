import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { numberingAnswerSchema, numberingChangeSchema, setNextNumber } from '@/lib/templates/register'
import { REGISTER_ANSWER, registerFile, registerQuerySchema } from '@/lib/templates/register-file'

const params = { id: 'The id of the template' }

export const GET = route({
  summary: 'Download the document register of a template',
  limits: [RATE_LIMITS.reading],
  params,
  query: registerQuerySchema,
  answers: { 200: REGISTER_ANSWER },
  codes: ['NOT_FOUND'],
  handle: ({ caller, query, locale, params: { id = '' } }) =>
    registerFile(caller.session.userId, id, query.format, locale),
})

export const PUT = route({
  summary: 'Set the next document number',
  params,
  body: numberingChangeSchema,
  answers: { 200: numberingAnswerSchema },
  codes: ['NOT_FOUND', 'ACT_NUMBER_USED'],
  handle: async ({ caller, body, params: { id = '' } }) =>
    Response.json({ success: true, numbering: await setNextNumber(caller.session.userId, id, body) }),
})
