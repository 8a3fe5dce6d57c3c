import type { z } from 'zod'
import { limitsOf } from '@/lib/billing/plans'
import type { DocumentSession, StoredFile, User } from '@/lib/db/generated/client'
import type { Inspection } from '@/lib/documents/generation/inspect'
import { AppError } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { DocumentForm } from '@/lib/http/route-documentation'
import { peekActNumber } from '@/lib/templates/act-numbers'
import { sessionIdSchema } from './document-sessions'
import { takeInputs, withLocalCopies } from './inputs'
import type { TimeLimit } from './process/time-limit'
import { processPools } from './process/process-pool'
import { generateLimits } from './tools/generate'
import { numberedTemplate, profileExtras } from './tools/generate-extras'
import {
  coreSettings,
  type GenerateSettings,
  generateSettingsSchema,
  templateIdSchema,
} from './tools/generate-settings'

/** The form fields of an inspection, by what they carry. */
const INSPECT_FIELDS = { data: 'excel', template: 'template', document: 'docx' } as const

/** As for the run that will follow, so that what is said before holds then. */
export const inspectOptionsSchema = generateSettingsSchema.omit({
  single: true,
  saveMapping: true,
  rerunOf: true,
  only: true,
})

export const inspectForm: DocumentForm<typeof inspectOptionsSchema> = {
  files: { excel: 'optional', template: 'optional', docx: 'optional' },
  texts: { sessionId: sessionIdSchema, templateId: templateIdSchema },
  options: inspectOptionsSchema,
}

/** Of one look at files. */
export const INSPECTION_LIMIT: TimeLimit = { baseMs: 20_000, perItemMs: 0 }

export interface InspectRequest {
  readonly user: User
  readonly session: DocumentSession
  readonly form: ReceivedForm
  readonly settings: z.infer<typeof inspectOptionsSchema> & Pick<GenerateSettings, 'templateId'>
  readonly signal: AbortSignal
}

/** An inspection, with each file's name in the workspace by its role. */
export type StoredInspection = Inspection & { readonly stored: Readonly<Record<string, string>> }

/**
 * What is in the files before they are run. What is uploaded stays in the workspace, so that the run can name it instead
 * of sending it again: each file's `stored` is that name.
 *
 * @throws DocumentError, AppError
 */
export async function inspectFiles(request: InspectRequest): Promise<StoredInspection> {
  const { user, session, form, settings, signal } = request
  const limits = limitsOf(user)
  const expiresAt = new Date(Date.now() + limits.keptHours * 3_600_000)
  const { files } = await takeInputs(session, form, INSPECT_FIELDS, expiresAt)
  if (Object.keys(files).length === 0) throw new AppError('FILE_MISSING', { field: INSPECT_FIELDS.data })
  const { files: pictures, options: profile } = await profileExtras(user)
  const options = { ...coreSettings(settings), ...profile, limits: generateLimits(limits) }
  const found = await withLocalCopies({ ...pictures, ...files }, (jobFiles) =>
    processPools().inspection.run(
      { tool: 'inspect', files: jobFiles, options, output: '' },
      { limit: INSPECTION_LIMIT, signal, answer: () => nextActNumber(user, files.template, settings) },
    ),
  )
  const stored = Object.fromEntries(Object.entries(files).map(([role, file]) => [role, file.name]))
  // Typed by the job's tool; only our own code runs in the process.
  return { ...(found as Inspection), stored }
}

/** What the first act of the run that follows would get; looking reserves nothing. */
async function nextActNumber(
  user: User,
  template: StoredFile | undefined,
  { templateId }: Pick<GenerateSettings, 'templateId'>,
): Promise<number> {
  return template === undefined ? 1 : peekActNumber(numberedTemplate(user, templateId, template))
}
