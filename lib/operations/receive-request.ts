import type { z } from 'zod'
import { limitsOf } from '@/lib/billing/plans'
import type { DocumentSession, User } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { issuesOf } from '@/lib/http/read-json'
import type { ReceivedForm } from '@/lib/http/receive-form'
import { receiveForm } from '@/lib/http/receive-form'
import type { FormDescription } from '@/lib/http/route-documentation'
import { temporaryFolder } from '@/lib/storage/temporary'
import { ownDocumentSession, sessionIdSchema } from './document-sessions'
import { uploadRefusal } from './upload-refusal'

export interface DocumentRequest<Settings> {
  readonly session: DocumentSession
  readonly form: ReceivedForm
  readonly settings: Settings
}

/**
 * Receives a document door's multipart body and hands it, checked, to `work`. Whatever arrived and was not taken over by
 * then is gone afterwards.
 *
 * @throws AppError NOT_FOUND for a workspace that is not this person's; LIMIT_UPLOAD for a file that a higher plan would take;
 * what `receiveForm` throws
 */
export async function withDocumentRequest<Options extends z.ZodType, Answer>(
  request: Request,
  user: User,
  spec: FormDescription<Options>,
  work: (received: DocumentRequest<z.infer<Options>>) => Promise<Answer>,
): Promise<Answer> {
  const folder = await temporaryFolder()
  try {
    const form = await receiveForm(
      request,
      {
        fileFields: Object.keys(spec.files),
        textFields: [...Object.keys(spec.texts), 'options'],
        maxFileBytes: limitsOf(user).uploadBytes,
      },
      folder.path,
    ).catch((error: unknown) => {
      throw withPlan(error, request, user)
    })
    const session = await ownDocumentSession(user.id, sessionIdSchema.safeParse(form.texts.get('sessionId')).data ?? '')
    return await work({ session, form, settings: parseOptions(form.texts.get('options'), spec.options) })
  } finally {
    await folder.remove()
  }
}

/** Where a body comes without its length, all that is known is that it passes the limit. */
function withPlan(error: unknown, request: Request, user: User): unknown {
  if (!(error instanceof AppError) || error.code !== 'FILE_TOO_LARGE') return error
  const length = request.headers.get('content-length') ?? limitsOf(user).uploadBytes + 1
  return uploadRefusal(user, String(error.params['name']), Number(length))
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
