import { z } from 'zod'
import { higherPlan, limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { DocumentError } from '@/lib/documents/error'
import { AppError } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { DocumentForm, JsonForm } from '@/lib/http/route-documentation'
import { toldProblemSchema } from '@/lib/http/told-problem'
import { plainText } from '@/lib/plain-text'
import { registerActs } from '@/lib/templates/act-numbers'
import { changeTemplate } from '@/lib/templates/keep-template'
import { keptMappingSchema } from '@/lib/templates/template-settings'
import { sessionIdSchema } from '../document-sessions'
import { appliedChangeSchema, strippedSchema } from '../inspect-answer'
import { mailSummarySchema } from '../mail-ledger'
import { checkMailSettings, readAddresses } from '../mail-request'
import { operationAnswerSchema } from '../operation-answer'
import type { GenerateSummary } from '../process/protocol'
import { GENERATE_LIMIT } from '../process/time-limit'
import { rerunOptions } from '../rerun'
import { generateExtras } from './generate-extras'
import { generateLimits } from './generate-limits'
import { coreSettings } from './core-settings'
import { type GenerateSettings, generateSettingsSchema, templateIdSchema } from './generate-settings'
import { remarksOf } from './remarks'
import type { ToolDefinition } from './tool-definition'

const jsonTextsSchema = z.strictObject({
  sessionId: sessionIdSchema,
  templateId: templateIdSchema,
  template: plainText(255).optional().describe('The name of a template in the session, instead of `templateId`.'),
  options: generateSettingsSchema.optional(),
  email: z.string().optional().describe('Recipients of the result: up to ten addresses, separated by commas.'),
  single_doc: z.boolean().optional().describe('`true`: one merged document.'),
  name: plainText(100).optional().describe('What messages and the history call the rows; by default, “rows”.'),
})

const rowsSchema = z
  .array(z.record(z.string(), z.unknown()))
  .min(1)
  .describe('An object for each row. Objects within it are tags such as `{address.city}`, lists are loops.')

/** A run with rows as JSON, in one request. */
const generateJson: JsonForm = {
  schema: jsonTextsSchema.extend({ rows: z.null() }),
  documented: jsonTextsSchema.extend({ rows: rowsSchema }).meta({ id: 'GenerateFromJson' }),
  field: 'excel',
  rows: 'rows',
}

export const generateForm: DocumentForm<typeof generateSettingsSchema> = {
  files: { excel: 'required', template: 'optional' },
  texts: {
    sessionId: sessionIdSchema,
    templateId: templateIdSchema,
    email: z
      .string()
      .optional()
      .describe('Recipients of the result: up to ten addresses, separated by commas. By default, none.'),
    single_doc: z.enum(['true', 'false', '']).optional().describe('`true`: one merged document.'),
  },
  options: generateSettingsSchema,
  json: generateJson,
}

/** The act generator: a spreadsheet and a template in, a document for each row out. */
export const generateTool: ToolDefinition<'data' | 'template', GenerateSettings> = {
  kind: 'generate',
  form: generateForm,
  fields: { data: 'excel', template: 'template' },
  timeLimit: GENERATE_LIMIT,
  countedStage: 'rendering',
  job: ({ files, settings, limits, extras, locale, output }) => ({
    tool: 'generate',
    files,
    options: { ...coreSettings(settings), ...extras, limits: generateLimits(limits, settings.output) },
    locale,
    output,
  }),
  extras: generateExtras,
  allowed: checkOutput,
  // Of one file for all documents a part would look like the whole.
  keepsFinished: ({ single, output }) => single !== true && output !== 'pdf' && output !== 'docx' && output !== 'xlsx',
  outcome(answer) {
    // What the process answers is typed by the job's tool, and only our own code runs in it.
    const { file, ...summary } = answer as GenerateSummary
    const { acts, documents, failed, problems } = summary
    const remarks = remarksOf([...problems, ...documents.flatMap(({ warnings }) => warnings)])
    const tally = { results: acts.length, failures: failed.length, remarks }
    return { file, documents: acts.length, tally, summary }
  },
  succeeded: (transaction, { operation, files }, summary) =>
    registerActs(transaction, operation.id, files.data.givenName, (summary as Omit<GenerateSummary, 'file'>).acts),
}

const milliseconds = z.number().min(0)

/** What the act generator answers with. */
export const generateAnswerSchema = operationAnswerSchema
  .extend({
    documents: z.array(
      z.strictObject({
        name: z.string(),
        rows: z.array(z.int().min(1)),
        size: z.int().min(0).optional().describe('In bytes; absent for runs from before sizes were recorded.'),
        warnings: z.array(toldProblemSchema),
      }),
    ),
    acts: z
      .array(
        z.strictObject({
          document: z.string(),
          rows: z.array(z.int().min(1)),
          number: z.int().nullable().describe('What `{act.number}` printed; null if the template has no such tag.'),
          email: z.string().nullable().describe('The rows’ value in `mailColumn`, if given; empty if they differ.'),
        }),
      )
      .describe('The document of each row or group, separate or merged.'),
    failed: z.array(z.int().min(1)).describe('The rows without a document.'),
    changes: z
      .array(appliedChangeSchema)
      .optional()
      .describe('Cells that were read with another text; absent from older runs.'),
    stoppedAt: z
      .int()
      .min(1)
      .nullish()
      .describe('The number of documents requested, if the run was stopped before all were created.'),
    unchanged: z.int().min(0).describe('The number of unchanged documents that weren’t created again.'),
    problems: z.array(toldProblemSchema),
    mail: mailSummarySchema.nullable().describe('The status of its emails so far; null if none were requested.'),
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
 * What the generator's own form fields add to the settings, after checking that the requested emails may be sent.
 *
 * @throws AppError MAIL_ADDRESS_NOT_VALID, MAIL_TOO_MANY_ADDRESSES, LIMIT_MAIL, EMAIL_NOT_CONFIRMED, MAIL_DAILY_LIMIT;
 * DocumentError MAIL_COLUMN_MERGED
 */
export async function generateFormSettings(
  form: ReceivedForm,
  given: Partial<GenerateSettings>,
  user: SubscribedUser,
): Promise<Partial<GenerateSettings>> {
  const single = given.single === true || form.texts.get('single_doc') === 'true'
  const mailTo = readAddresses(form.texts.get('email') ?? '')
  if (single && given.mailColumn !== undefined) throw new DocumentError('MAIL_COLUMN_MERGED')
  checkOutput(user, given)
  await rerunOptions(user.id, given)
  await checkMailSettings(user, { ...given, mailTo })
  await saveMapping(user, given)
  return { ...(single && { single }), ...(mailTo.length > 0 && { mailTo }) }
}

/** @throws AppError LIMIT_PDF */
function checkOutput(user: SubscribedUser, { output }: Partial<GenerateSettings>): void {
  if ((output !== 'pdf' && output !== 'pdfs') || limitsOf(user).pdf) return
  const plan = higherPlan(user, ({ pdf }) => pdf)
  throw new AppError('LIMIT_PDF', {}, { field: 'output', ...(plan && { plan }) })
}

/** Keeps the mapping of a run with its template, where that was asked for. */
async function saveMapping(user: SubscribedUser, settings: Partial<GenerateSettings>): Promise<void> {
  const { saveMapping: wanted, templateId, mapping } = settings
  if (wanted !== true) return
  if (templateId === undefined) throw new AppError('BAD_REQUEST', {}, { field: 'options' })
  const kept = keptMappingSchema.safeParse(mapping ?? {})
  if (!kept.success) throw new AppError('BAD_REQUEST', {}, { field: 'options' })
  await changeTemplate(user.id, templateId, { mapping: kept.data })
}
