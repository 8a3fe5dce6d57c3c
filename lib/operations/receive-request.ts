import type { z } from 'zod'
import { limitsOf } from '@/lib/billing/plans'
import type { DocumentSession, User } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { issuesOf } from '@/lib/http/read-json'
import { plainText } from '@/lib/http/plain-text'
import type { ReceivedForm } from '@/lib/http/receive-form'
import { receiveForm } from '@/lib/http/receive-form'
import { temporaryFolder } from '@/lib/storage/temporary'
import { ownDocumentSession } from './document-sessions'

/** What a document door reads beside its files: the workspace, and the tool's options as JSON. */
export interface DocumentForm<Options extends z.ZodType> {
  readonly fileFields: readonly string[]
  readonly textFields?: readonly string[]
  readonly options: Options
}

export interface DocumentRequest<Settings> {
  readonly session: DocumentSession
  readonly form: ReceivedForm
  readonly settings: Settings
}

/**
 * Receives a document door's multipart body and hands it, checked, to `work`. Whatever arrived and was not taken over by
 * then is gone afterwards.
 *
 * @throws AppError NOT_FOUND for a workspace that is not this person's; what `receiveForm` throws
 */
export async function withDocumentRequest<Options extends z.ZodType, Answer>(
  request: Request,
  user: User,
  spec: DocumentForm<Options>,
  work: (received: DocumentRequest<z.infer<Options>>) => Promise<Answer>,
): Promise<Answer> {
  const folder = await temporaryFolder()
  try {
    const form = await receiveForm(
      request,
      {
        fileFields: spec.fileFields,
        textFields: ['sessionId', 'options', ...(spec.textFields ?? [])],
        maxFileBytes: limitsOf(user).uploadBytes,
      },
      folder.path,
    )
    const session = await ownDocumentSession(user.id, plainText(100).safeParse(form.texts.get('sessionId')).data ?? '')
    return await work({ session, form, settings: parseOptions(form.texts.get('options'), spec.options) })
  } finally {
    await folder.remove()
  }
}

function parseOptions<Options extends z.ZodType>(text: string | undefined, schema: Options): z.infer<Options> {
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
