import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { receivedTemplateSchema, receiveFile, templateFileForm } from '@/lib/operations/kept-templates/receive-template'
import { TEMPLATE_FILE_CODES } from '@/lib/operations/kept-templates/template-codes'
import { openTemplateFile, TEMPLATE_FILE_ANSWER } from '@/lib/templates/template-file'

const params = { id: 'The id of the template' }

export const GET = route({
  summary: 'Download one of your templates',
  limits: [RATE_LIMITS.reading],
  params,
  answers: { 200: TEMPLATE_FILE_ANSWER },
  codes: ['NOT_FOUND'],
  handle: ({ request, caller, params: { id = '' } }) => openTemplateFile(caller.session.userId, id, request.signal),
})

export const PUT = route({
  summary: 'Replace a template’s file and keep its mapping and document numbers',
  limits: [RATE_LIMITS.documents],
  params,
  form: templateFileForm,
  answers: { 200: receivedTemplateSchema },
  codes: TEMPLATE_FILE_CODES,
  handle: async ({ request, caller, locale, params: { id = '' } }) =>
    Response.json(await receiveFile({ request, user: caller.session.user, locale }, id)),
})
