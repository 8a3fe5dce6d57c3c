import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import {
  newTemplateForm,
  receivedTemplateSchema,
  receiveTemplate,
} from '@/lib/operations/kept-templates/receive-template'
import { TEMPLATE_FILE_CODES } from '@/lib/operations/kept-templates/template-codes'
import { templatesOf } from '@/lib/templates/own-templates'
import { templateAnswer, templatesAnswerSchema } from '@/lib/templates/template-answer'

export const GET = route({
  summary: 'List your saved templates by name',
  answers: { 200: templatesAnswerSchema },
  handle: async ({ caller }) => {
    const templates = await templatesOf(caller.session.userId)
    return Response.json({ success: true, templates: templates.map(templateAnswer) })
  },
})

export const POST = route({
  summary: 'Save a template with its mapping and settings',
  limits: [RATE_LIMITS.documents],
  form: newTemplateForm,
  answers: { 201: receivedTemplateSchema },
  codes: ['TOO_MANY_TEMPLATES', ...TEMPLATE_FILE_CODES],
  handle: async ({ request, caller, locale }) =>
    Response.json(await receiveTemplate({ request, user: caller.session.user, locale }), { status: 201 }),
})
