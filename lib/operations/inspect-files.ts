import type { z } from 'zod'
import type { Inspection } from '@/lib/documents/generation/inspect'
import { AppError } from '@/lib/errors'
import type { DocumentForm } from '@/lib/http/route-documentation'
import { sessionIdSchema } from './document-sessions'
import { lookAtFiles, lookOptionsSchema, type LookRequest } from './look-at-files'
import { templateIdSchema } from './tools/generate-settings'
import { parseTableSettingsSchema } from './tools/parse-table'

/** The form fields of an inspection, by what they carry. */
const INSPECT_FIELDS = { data: 'excel', template: 'template', document: 'docx' } as const

const { view, join } = parseTableSettingsSchema.shape

/** Of the generator’s files as of its run; of a document’s tables as of the parser’s. */
const inspectOptionsSchema = lookOptionsSchema.extend({ view, join })

export const inspectForm: DocumentForm<typeof inspectOptionsSchema> = {
  files: { excel: 'optional', template: 'optional', docx: 'optional' },
  texts: { sessionId: sessionIdSchema, templateId: templateIdSchema },
  options: inspectOptionsSchema,
}

export interface InspectRequest extends LookRequest {
  readonly settings: LookRequest['settings'] & z.infer<typeof inspectOptionsSchema>
}

/** An inspection, with each file's name in the workspace by its role. */
export type StoredInspection = Inspection & { readonly stored: Readonly<Record<string, string>> }

/**
 * What is in the files before they are run. What is uploaded stays in the workspace, so that the run can name it instead
 * of sending it again: each file's `stored` is that name.
 *
 * @throws DocumentError, AppError
 */
export async function inspectFiles({ settings, ...request }: InspectRequest): Promise<StoredInspection> {
  const { view, join, ...look } = settings
  const reading = { ...(view !== undefined && { view }), ...(join !== undefined && { join }) }
  const { answer, stored } = await lookAtFiles(
    { ...request, settings: look },
    INSPECT_FIELDS,
    ({ files }) => {
      if (Object.keys(files).length === 0) throw new AppError('FILE_MISSING', { field: INSPECT_FIELDS.data })
    },
    ({ files, options }) => ({ tool: 'inspect', files, options: { ...options, ...reading }, output: '' }),
  )
  // Typed by the job's tool; only our own code runs in the process.
  return { ...(answer as Inspection), stored }
}
