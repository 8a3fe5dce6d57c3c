import type { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { DocumentSession, StoredFile } from '@/lib/db/generated/client'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import type { ErrorCode } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import { peekActNumber } from '@/lib/templates/act-numbers'
import { type InputFields, type Inputs, takeInputs, withLocalCopies } from './inputs'
import { keptUntil } from './kept-until'
import { withinPlan } from './plan-limits'
import { processPools } from './process/process-pool'
import type { GenerateJobOptions, Job, JobFile, PictureRole } from './process/protocol'
import type { TimeLimit } from './process/time-limit'
import { generateLimits } from './tools/generate-limits'
import { numberedTemplate, profileExtras } from './tools/generate-extras'
import { coreSettings } from './tools/core-settings'
import { type GenerateSettings, generateSettingsSchema } from './tools/generate-settings'
import { runLimitsOf } from './run-limits'

/** As for the run that follows, so that the inspection's results apply to it. */
export const lookOptionsSchema = generateSettingsSchema.omit({
  single: true,
  saveMapping: true,
  rerunOf: true,
  only: true,
})

/** The codes of a route that shows what a run would create. */
export const LOOK_CODES: readonly ErrorCode[] = [
  'NOT_FOUND',
  'FILE_MISSING',
  'FILE_UNPROCESSABLE',
  'FILE_TOO_EXPENSIVE',
  'LIMIT_ROWS',
  'LIMIT_UNPACKED',
  ...DOCUMENT_CODES,
]

/** Of one look at files. */
export const LOOK_LIMIT: TimeLimit = { baseMs: 20_000, perItemMs: 0 }

export interface LookRequest {
  readonly user: SubscribedUser
  readonly session: DocumentSession
  readonly form: ReceivedForm
  readonly settings: z.infer<typeof lookOptionsSchema> & Pick<GenerateSettings, 'templateId'>
  readonly signal: AbortSignal
}

/** What a look's job is made of. */
export interface LookJob<Role extends string> {
  readonly files: Readonly<Partial<Record<Role | PictureRole, JobFile>>>
  readonly options: GenerateJobOptions
  /** What the first act of the run that follows would get; looking reserves nothing. */
  readonly actNumber: number
  /** The same files as the workspace keeps them. */
  readonly kept: Readonly<Partial<Record<Role, StoredFile>>>
}

/** What a look's job answers, and the name of each file in the workspace by its role. */
export interface Looked {
  readonly answer: unknown
  readonly stored: Readonly<Record<string, string>>
}

/**
 * Inspects files in a process that no long run occupies. Uploads stay in the workspace, so that the run can name them
 * instead of uploading them again.
 *
 * @param check throws if a file is missing
 * @throws DocumentError, AppError
 */
export async function lookAtFiles<Role extends string>(
  { user, session, form, settings, signal }: LookRequest,
  fields: InputFields<Role>,
  check: (inputs: Inputs<Role>) => void,
  jobOf: (look: LookJob<Role>) => Job | Promise<Job>,
): Promise<Looked> {
  const limits = runLimitsOf(user)
  const expiresAt = keptUntil(limits)
  const inputs = await takeInputs(session, form, fields, expiresAt)
  check(inputs)
  const files: Readonly<Partial<Record<string, StoredFile>>> = inputs.files
  const { files: pictures, options: profile } = await profileExtras(user)
  const options = { ...coreSettings(settings), ...profile, limits: generateLimits(limits) }
  const actNumber = await nextActNumber(user, files['template'], settings)
  const looked = withLocalCopies({ ...pictures, ...files }, async (copies) => {
    const job = await jobOf({ files: copies as LookJob<Role>['files'], options, actNumber, kept: inputs.files })
    return processPools().inspection.run(job, { limit: LOOK_LIMIT, signal, person: user.id })
  })
  const answer = await withinPlan(user, looked)
  const stored = Object.entries(files).map(([role, file]) => [role, file?.name ?? ''])
  return { answer, stored: Object.fromEntries(stored) }
}

async function nextActNumber(
  user: SubscribedUser,
  template: StoredFile | undefined,
  { templateId }: Pick<GenerateSettings, 'templateId'>,
): Promise<number> {
  return template === undefined ? 1 : peekActNumber(numberedTemplate(user, templateId, template))
}
