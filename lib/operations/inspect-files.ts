import { z } from 'zod'
import type { Inspection } from '@/lib/documents/inspection/inspect'
import { AppError } from '@/lib/errors'
import { plainText } from '@/lib/plain-text'
import { issuesOf } from '@/lib/http/read-json'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { DocumentForm } from '@/lib/http/route-documentation'
import type { DoseInspectionReport } from './dose-answer'
import { sessionIdSchema } from './document-sessions'
import { earlierRun, type EarlierRun } from './earlier-run'
import { inspectDoses } from './inspect-doses'
import { lookAtFiles, lookOptionsSchema, type LookRequest } from './look-at-files'
import { mailForecast, type MailForecast } from './mail-forecast'
import { mailAllowance } from './mail-request'
import { rerunOptions } from './rerun'
import { inspectDosesSettingsSchema } from './tools/extract-doses-settings'
import { templateIdSchema } from './tools/generate-settings'
import { parseTableSettingsSchema } from './tools/parse-table-settings'

/** The form fields of an inspection, by what they carry. */
const INSPECT_FIELDS = { data: 'excel', template: 'template', document: 'docx' } as const

const { view, join, types, frames } = parseTableSettingsSchema.shape

const pageSchema = z
  .strictObject({ table: plainText(20), from: z.int().min(0) })
  .optional()
  .describe('Returns only this table, with all its columns and its rows from this one on (from 0).')

const drawSchema = z
  .int()
  .min(1)
  .max(100_000)
  .optional()
  .describe('For a PDF: returns the drawing of this page and no tables.')

/** Of the generator’s files as of its run; of a document’s tables as of the parser’s. */
const filesOptionsSchema = lookOptionsSchema.extend({
  view,
  join,
  types,
  frames,
  page: pageSchema,
  draw: drawSchema,
})

/** With `tool`, those of the dose extractor. */
const inspectOptionsSchema = z.union([filesOptionsSchema, inspectDosesSettingsSchema])

const toolSchema = z
  .enum(['doses', ''])
  .optional()
  .describe('`doses`: inspects `excel`, which can also be a Word file, as the dose extractor does, with its options.')

export const inspectForm: DocumentForm<typeof inspectOptionsSchema> = {
  files: { excel: 'optional', template: 'optional', docx: 'optional', before: 'optional' },
  texts: { sessionId: sessionIdSchema, templateId: templateIdSchema, tool: toolSchema },
  options: inspectOptionsSchema,
}

export interface InspectRequest extends Omit<LookRequest, 'settings'> {
  readonly settings: z.infer<typeof inspectOptionsSchema> & Pick<LookRequest['settings'], 'templateId'>
}

/** An earlier run, and what of it needn't be made again. */
export interface Earlier {
  readonly operationId: string
  readonly finishedAt: string
  /** As many documents of these files are what they were. */
  readonly unchanged: number
}

/** An inspection, with each file's name in the workspace by its role. */
export type StoredInspection = Omit<Inspection, 'addresses' | 'unchanged'> & {
  readonly stored: Readonly<Record<string, string>>
  /** Only where each document goes to the address in its row. */
  readonly mails?: MailForecast
  /** Only where an earlier run made documents of the same template that are the same still. */
  readonly earlier?: Earlier
  /** Only where it was asked for. */
  readonly doses?: DoseInspectionReport
}

/**
 * What is in the files before they are run. What is uploaded stays in the workspace, so that the run can name it instead
 * of sending it again: each file's `stored` is that name.
 *
 * @throws DocumentError, AppError
 */
export async function inspectFiles({ settings, ...request }: InspectRequest): Promise<StoredInspection> {
  const { templateId, ...options } = settings
  const tool = checked(toolSchema, request.form.texts.get('tool'), 'tool')
  if (tool === 'doses') {
    refuse(request.form, ['template', 'docx', 'templateId'])
    return inspectDoses({ ...request, settings: checked(inspectDosesSettingsSchema, options, 'options') })
  }
  refuse(request.form, ['before'])
  const { view, join, types, frames, page, draw, ...look } = checked(
    filesOptionsSchema,
    templateId === undefined ? options : read(options),
    'options',
  )
  const reading = { view, join, types, frames, page, draw }
  const before: { run: EarlierRun | null } = { run: null }
  const { answer, stored } = await lookAtFiles(
    { ...request, settings: { ...look, ...(templateId !== undefined && { templateId }) } },
    INSPECT_FIELDS,
    ({ files }) => {
      if (Object.keys(files).length === 0) throw new AppError('FILE_MISSING', { field: INSPECT_FIELDS.data })
    },
    async ({ files, options, kept: { data, template } }) => {
      const { id } = request.user
      before.run = data && template ? await earlierRun(id, { data, template }) : null
      const known = before.run && (await rerunOptions(id, { rerunOf: before.run.id, only: 'changed' }))
      return { tool: 'inspect', files, options: { ...options, ...known, ...reading }, output: '' }
    },
  )
  // Typed by the job's tool; only our own code runs in the process.
  const { addresses, unchanged = 0, ...inspection } = answer as Inspection
  const mails =
    addresses && mailForecast(addresses, inspection.table?.sheet ?? null, (await mailAllowance(request.user)).left)
  return {
    ...inspection,
    problems: [...inspection.problems, ...(mails?.problems ?? [])],
    ...(mails && { mails: mails.forecast }),
    ...(before.run !== null && unchanged > 0 && { earlier: earlierOf(before.run, unchanged) }),
    stored,
  }
}

/** A template is also saved with settings for its documents, which don't affect how files are read. */
function read(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name in filesOptionsSchema.shape))
}

/** `tool` selects the kind of options, which the form's own schema can't see. @throws AppError BAD_REQUEST */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, field: string): z.infer<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('BAD_REQUEST', {}, { field, issues: issuesOf(parsed.error) })
  return parsed.data
}

/** Fields that mean nothing together are a mistake. @throws AppError BAD_REQUEST */
function refuse({ texts, files }: ReceivedForm, fields: readonly string[]): void {
  const given = fields.find((field) => texts.get(field) || files.get(field)?.name)
  if (given !== undefined) throw new AppError('BAD_REQUEST', {}, { field: given })
}

function earlierOf({ id, finishedAt, createdAt }: EarlierRun, unchanged: number): Earlier {
  return { operationId: id, finishedAt: (finishedAt ?? createdAt).toISOString(), unchanged }
}
