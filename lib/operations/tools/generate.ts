import { z } from 'zod'
import type { PlanLimits } from '@/lib/billing/plans'
import type { GenerateLimits } from '@/lib/documents/generation/options'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { AppError } from '@/lib/errors'
import { plainText } from '@/lib/http/plain-text'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { FormDescription } from '@/lib/http/route-documentation'
import { toldProblemSchema } from '@/lib/http/told-problem'
import { sessionIdSchema } from '../document-sessions'
import { strippedSchema } from '../inspect-answer'
import { operationAnswerSchema } from '../operation-answer'
import type { GenerateSummary } from '../process/protocol'
import type { ToolDefinition } from './tool-definition'

/** What a person can set for a run of the act generator, as the `options` field's JSON. */
export const generateSettingsSchema = z.strictObject({
  sheet: plainText(255).optional(),
  headerRow: z.number().int().min(1).max(1_048_576).optional(),
  mapping: z.record(plainText(500), plainText(500)).optional(),
  missing: z.enum(['blank', 'warn', 'block']).optional(),
  pattern: plainText(300).optional(),
  language: z.enum(['ru', 'ro', 'en', 'auto']).optional(),
  single: z.boolean().optional(),
})

export type GenerateSettings = z.infer<typeof generateSettingsSchema>

export const generateForm: FormDescription<typeof generateSettingsSchema> = {
  files: { excel: 'required', template: 'required' },
  texts: {
    sessionId: sessionIdSchema,
    email: z.string().optional().describe('Where to send the result; absent or empty: nowhere.'),
    single_doc: z.enum(['true', 'false', '']).optional().describe('`true`: one merged document.'),
  },
  options: generateSettingsSchema,
}

/** A plan's limits as the tool knows them. */
export function generateLimits(limits: PlanLimits): GenerateLimits {
  return { maxRows: limits.rowsPerGeneration, gate: { ...PREMIUM_GATE, maxInflatedBytes: limits.inflatedBytes } }
}

/** The act generator: a spreadsheet and a template in, a document for each row out. */
export const generateTool: ToolDefinition<'data' | 'template', GenerateSettings> = {
  kind: 'generate',
  form: generateForm,
  fields: { data: 'excel', template: 'template' },
  // Reading and compiling, then 10 ms a row.
  timeLimit: { baseMs: 40_000, perItemMs: 10 },
  countedStage: 'rendering',
  job: ({ files, settings, limits, output }) => ({
    tool: 'generate',
    files,
    options: {
      ...settings,
      language: settings.language ?? 'auto',
      limits: generateLimits(limits),
    },
    output,
  }),
  outcome(answer) {
    // What the process answers is typed by the job's tool, and only our own code runs in it.
    const { file, ...summary } = answer as GenerateSummary
    return { file, documents: summary.documents.length, summary }
  },
}

const milliseconds = z.number().min(0)

/** What the act generator answers with. */
export const generateAnswerSchema = operationAnswerSchema
  .extend({
    documents: z.array(
      z.strictObject({ name: z.string(), rows: z.array(z.int().min(1)), warnings: z.array(toldProblemSchema) }),
    ),
    problems: z.array(toldProblemSchema),
    stripped: z.array(strippedSchema),
    timings: z.strictObject({
      readMs: milliseconds,
      compileMs: milliseconds,
      renderMs: milliseconds,
      writeMs: milliseconds,
    }),
  })
  .meta({ id: 'Generated' })

/**
 * What the act generator's own form fields add to the settings.
 *
 * @throws AppError MAIL_UNAVAILABLE: asked for and not sent would be a silent loss
 */
export function generateFormSettings(form: ReceivedForm): Partial<GenerateSettings> {
  if (form.texts.get('email')) throw new AppError('MAIL_UNAVAILABLE')
  return form.texts.get('single_doc') === 'true' ? { single: true } : {}
}
