import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { Template } from '@/lib/db/generated/client'
import { beginning } from '@/lib/documents/cut'
import type { Inspection } from '@/lib/documents/inspection/inspect'
import { throwOnErrors } from '@/lib/documents/generation/problems'
import type { Problem } from '@/lib/documents/problem'
import { AppError } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { DocumentForm, FormDescription } from '@/lib/http/route-documentation'
import { tellProblems, toldProblemSchema } from '@/lib/http/told-problem'
import type { Locale } from '@/lib/i18n/locales'
import { storage } from '@/lib/storage'
import { MAX_TEMPLATE_NAME, templateNameSchema } from '@/lib/templates/change-own-template'
import { keepTemplate, replaceFile, type TemplateFile } from '@/lib/templates/keep-template'
import { ownTemplate } from '@/lib/templates/own-templates'
import { templateAnswer, templateAnswerSchema } from '@/lib/templates/template-answer'
import { keptMappingSchema, templateSettingsSchema } from '@/lib/templates/template-settings'
import { sessionIdSchema } from '../document-sessions'
import { LOOK_LIMIT } from '../look-at-files'
import { processPools } from '../process/process-pool'
import { withinPlan } from '../plan-limits'
import { parseOptions, withDocumentForm } from '../receive-request'
import { ownFileByName } from '../stored-files'
import { generateLimits } from '../tools/generate-limits'

const FIELD = 'template'

const keptOptionsSchema = z.strictObject({
  name: templateNameSchema.optional().describe('The template’s name; by default, the file name.'),
  mapping: keptMappingSchema.optional(),
  settings: templateSettingsSchema.optional(),
})

const texts = {
  sessionId: sessionIdSchema
    .optional()
    .describe('The session of the file that `template` names, if it isn’t an upload.'),
}

/** A template to be kept. */
export const newTemplateForm: DocumentForm<typeof keptOptionsSchema> = {
  files: { [FIELD]: 'required' },
  texts,
  options: keptOptionsSchema,
}

/** Another file for a kept template. */
export const templateFileForm: FormDescription = { files: { [FIELD]: 'required' }, texts }

/** What is remarked on a template that can be used goes along with it. */
export const receivedTemplateSchema = templateAnswerSchema.extend({ problems: z.array(toldProblemSchema) })

export interface TemplateRequest {
  readonly request: Request
  readonly user: SubscribedUser
  readonly locale: Locale
}

/**
 * Receives a template and saves it after the same checks as before a run.
 *
 * @throws DocumentError with all problems of the template; AppError TOO_MANY_TEMPLATES, LIMIT_TEMPLATES,
 * TEMPLATES_FULL, FILE_MISSING, NOT_FOUND, and what `withDocumentForm` throws
 */
export function receiveTemplate(asked: TemplateRequest): Promise<z.infer<typeof receivedTemplateSchema>> {
  const { request, user } = asked
  return withDocumentForm(request, user, newTemplateForm, async (form, newPath) => {
    const options = parseOptions(form.texts.get('options'), keptOptionsSchema)
    const file = await templateFile(user, form, newPath)
    const problems = await withinPlan(user, checkTemplate(user, file, request.signal))
    const { name = nameOf(file), mapping = {}, settings = {} } = options
    return received(await keepTemplate(user, { file, name, mapping, settings }), problems, asked.locale)
  })
}

/**
 * Receives another file for a user's template.
 *
 * @throws as `receiveTemplate`
 */
export function receiveFile(asked: TemplateRequest, id: string): Promise<z.infer<typeof receivedTemplateSchema>> {
  const { request, user } = asked
  return withDocumentForm(request, user, templateFileForm, async (form, newPath) => {
    await ownTemplate(user.id, id)
    const file = await templateFile(user, form, newPath)
    const problems = await withinPlan(user, checkTemplate(user, file, request.signal))
    return received(await replaceFile(user, id, file), problems, asked.locale)
  })
}

function received(template: Template, problems: readonly Problem[], locale: Locale) {
  return { success: true as const, template: templateAnswer(template), problems: tellProblems(problems, locale) }
}

/** The upload, or the named file of the user's document session. */
async function templateFile(user: SubscribedUser, form: ReceivedForm, newPath: () => string): Promise<TemplateFile> {
  const uploaded = form.files.get(FIELD)
  if (uploaded !== undefined && uploaded.name !== '') {
    const { name, path, bytes, sha256 } = uploaded
    return { fileName: name, path, bytes, sha256 }
  }
  const name = form.texts.get(FIELD)
  if (!name) throw new AppError('FILE_MISSING', { field: FIELD }, { field: FIELD })
  const sessionId = sessionIdSchema.safeParse(form.texts.get('sessionId')).data ?? ''
  const { givenName, storageKey, bytes, sha256 } = await ownFileByName(user.id, sessionId, name)
  const copy = await storage().localCopy(storageKey)
  const path = newPath()
  try {
    await copyFile(copy.path, path)
  } finally {
    await copy.release()
  }
  return { fileName: givenName, path, bytes, sha256 }
}

/** @throws DocumentError with all problems, where one of them would stop every run */
async function checkTemplate(
  user: SubscribedUser,
  file: TemplateFile,
  signal: AbortSignal,
): Promise<readonly Problem[]> {
  const answer = await processPools().inspection.run(
    {
      tool: 'inspect',
      files: { template: { name: file.fileName, path: file.path } },
      options: { limits: generateLimits(limitsOf(user)) },
      output: '',
    },
    { limit: LOOK_LIMIT, signal, person: user.id, answer: () => Promise.resolve(1) },
  )
  // Typed by the job's tool; only our own code runs in the process.
  const { problems } = answer as Inspection
  throwOnErrors(problems)
  return problems
}

function nameOf({ fileName }: TemplateFile): string {
  return beginning(path.parse(fileName).name || fileName, MAX_TEMPLATE_NAME)
}
