import { z } from 'zod'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { forgetMapping, rememberedMappings, rememberMapping } from '@/lib/doses/remembered-mappings'
import { usedProfile } from '@/lib/doses/own-profiles'
import type { User } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import type { DocumentForm } from '@/lib/http/route-documentation'
import { toldProblemSchema } from '@/lib/http/told-problem'
import { doseReportSchema } from '../dose-answer'
import { sessionIdSchema } from '../document-sessions'
import { operationAnswerSchema } from '../operation-answer'
import type { ExtractDosesSummary } from '../process/protocol'
import { doseOptions } from './core-settings'
import { type ExtractDosesSettings, extractDosesSettingsSchema } from './extract-doses-settings'
import { remarksOf } from './remarks'
import { DOSES_LIMIT } from '../process/time-limit'
import type { ToolDefinition } from './tool-definition'

export const extractDosesForm: DocumentForm<typeof extractDosesSettingsSchema> = {
  files: { excel: 'required', before: 'optional' },
  texts: { sessionId: sessionIdSchema },
  options: extractDosesSettingsSchema,
}

/** The dose extractor: a spreadsheet of any layout in, a workbook with every dose of it out. */
export const extractDosesTool: ToolDefinition<'data' | 'before', ExtractDosesSettings> = {
  kind: 'doses',
  form: extractDosesForm,
  fields: { data: 'excel', before: 'before' },
  optional: ['before'],
  timeLimit: DOSES_LIMIT,
  countedStage: null,
  job: ({ files, settings, limits, extras, locale, output }) => ({
    tool: 'extract-doses',
    files,
    options: {
      ...doseOptions(settings),
      ...extras,
      limits: { ...PREMIUM_GATE, maxInflatedBytes: limits.inflatedBytes },
    },
    locale,
    output,
  }),
  async extras({ user, settings }) {
    return { files: {}, options: await mappingExtras(user, settings) }
  },
  outcome(answer) {
    // What the process answers is typed by the job's tool, and only our own code runs in it.
    const { file, ...summary } = answer as ExtractDosesSummary
    const { doses, decisions } = summary.report
    const remarks = decisions.count + remarksOf(summary.problems)
    return { file, documents: 1, tally: { results: doses.count, failures: 0, remarks }, summary }
  },
  async succeeded(transaction, { user, settings: { mapping, rememberMapping: wanted } }, summary) {
    if (wanted !== true || mapping === undefined) return
    const { shape } = (summary as ExtractDosesSummary).report
    if (mapping.length === 0) await forgetMapping(transaction, user.id, shape)
    else await rememberMapping(transaction, user.id, shape, mapping)
  },
}

/** What reading doses needs in addition to its settings: the mappings that the user saved, if none is given. */
export async function mappingExtras(
  user: User,
  { mapping }: Pick<ExtractDosesSettings, 'mapping'>,
): Promise<{ readonly remembered?: Awaited<ReturnType<typeof rememberedMappings>> }> {
  return mapping === undefined ? { remembered: await rememberedMappings(user.id) } : {}
}

/**
 * Returns a run's settings with the limits of the named profile, so that later changes to the profile don't affect the result.
 *
 * @throws DocumentError LIMIT_PROFILE_UNKNOWN; AppError DOSE_PROFILE_RESERVED, BAD_REQUEST for a mapping to be remembered that is not there
 */
export async function extractDosesFormSettings(
  user: User,
  settings: Partial<ExtractDosesSettings>,
): Promise<Partial<ExtractDosesSettings>> {
  const { profile, rememberMapping: wanted, mapping } = settings
  if (wanted === true && mapping === undefined) throw new AppError('BAD_REQUEST', {}, { field: 'options' })
  return profile === undefined ? {} : { profile: await usedProfile(user.id, profile) }
}

const milliseconds = z.number().min(0)

/** What the dose extractor answers with. */
export const extractDosesAnswerSchema = operationAnswerSchema
  .extend({
    report: doseReportSchema,
    dosesSheet: z.string().nullable().optional().describe('The name of the workbook’s sheet with the doses.'),
    problems: z.array(toldProblemSchema),
    timings: z.strictObject({ readMs: milliseconds, extractMs: milliseconds, writeMs: milliseconds }),
  })
  .meta({ id: 'ExtractedDoses' })
