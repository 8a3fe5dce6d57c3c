import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import {
  changeOwnTemplate,
  describedTemplate,
  describedTemplateSchema,
  templateChangeSchema,
} from '@/lib/templates/change-own-template'
import { removedTemplateSchema, removeTemplate } from '@/lib/templates/own-templates'
import { templateAnswerSchema } from '@/lib/templates/template-answer'

const params = { id: 'The id of the template' }

export const GET = route({
  summary: 'Get one of your templates and its next document number',
  limits: [RATE_LIMITS.reading],
  params,
  answers: { 200: describedTemplateSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { id = '' } }) => Response.json(await describedTemplate(caller.session.userId, id)),
})

export const PUT = route({
  summary: 'Update a template; omitted fields stay unchanged',
  params,
  body: templateChangeSchema,
  answers: { 200: templateAnswerSchema },
  codes: ['NOT_FOUND', 'TEMPLATE_CHANGED', 'LIMIT_SHARING'],
  handle: async ({ caller, body, params: { id = '' } }) =>
    Response.json(await changeOwnTemplate(caller.session.user, id, body)),
})

export const DELETE = route({
  summary: 'Delete a template and its document register',
  params,
  answers: { 200: removedTemplateSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { id = '' } }) => {
    await removeTemplate(caller.session.userId, id)
    return Response.json({ success: true })
  },
})
