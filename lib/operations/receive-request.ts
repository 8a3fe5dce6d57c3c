import type { z } from 'zod'
import { limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { DocumentSession } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { issuesOf } from '@/lib/http/read-json'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { DocumentForm, FormDescription } from '@/lib/http/route-documentation'
import { withForm } from '@/lib/http/with-form'
import { ownDocumentSession, sessionIdSchema } from './document-sessions'
import { useKeptTemplate } from './kept-templates/use-template'
import { uploadRefusal } from './upload-refusal'

export interface DocumentRequest<Settings> {
  readonly session: DocumentSession
  readonly form: ReceivedForm
  readonly settings: Settings
}

/**
 * Receives a document route's multipart body, checks it and passes it to `work`. Uploads that `work` hasn't moved by
 * then are deleted.
 *
 * @throws AppError NOT_FOUND for a workspace or a saved template of another user; what `withDocumentForm` throws
 */
export function withDocumentRequest<Options extends z.ZodType<object>, Answer>(
  request: Request,
  user: SubscribedUser,
  spec: DocumentForm<Options>,
  work: (received: DocumentRequest<z.infer<Options>>) => Promise<Answer>,
): Promise<Answer> {
  return withDocumentForm(request, user, spec, async (form, newPath) => {
    const session = await ownDocumentSession(user.id, sessionIdSchema.safeParse(form.texts.get('sessionId')).data ?? '')
    const settings = parseOptions(form.texts.get('options'), spec.options)
    return work({ session, ...(await useKeptTemplate(user, form, settings, newPath)) })
  })
}

/**
 * Receives a multipart body with files as large as the user's plan allows.
 *
 * @throws AppError LIMIT_UPLOAD for a file that a higher plan would allow; what `receiveForm` throws
 */
export function withDocumentForm<Answer>(
  request: Request,
  user: SubscribedUser,
  spec: FormDescription,
  work: (form: ReceivedForm, newPath: () => string) => Promise<Answer>,
): Promise<Answer> {
  const fields = {
    fileFields: Object.keys(spec.files),
    textFields: [...Object.keys(spec.texts), ...(spec.options === undefined ? [] : ['options'])],
    maxFileBytes: limitsOf(user).uploadBytes,
  }
  return withForm(request, fields, work, (error) => withPlan(error, user), spec.json)
}

function withPlan(error: unknown, user: SubscribedUser): unknown {
  if (!(error instanceof AppError) || error.code !== 'FILE_TOO_LARGE') return error
  return uploadRefusal(user, String(error.params['name']), Number(error.details?.['used']))
}

/** @throws AppError BAD_REQUEST */
export function parseOptions<Options extends z.ZodType>(text: string | undefined, schema: Options): z.infer<Options> {
  const parsed = schema.safeParse(text ? json(text) : {})
  if (parsed.success) return parsed.data
  throw new AppError('BAD_REQUEST', {}, { field: 'options', issues: issuesOf(parsed.error) })
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
