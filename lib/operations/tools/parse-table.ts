import { z } from 'zod'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import type { ParseOptions } from '@/lib/documents/tables/options'
import { plainText } from '@/lib/http/plain-text'
import type { DocumentForm } from '@/lib/http/route-documentation'
import { toldProblemSchema } from '@/lib/http/told-problem'
import { sessionIdSchema } from '../document-sessions'
import { operationAnswerSchema } from '../operation-answer'
import type { ParseTableSummary } from '../process/protocol'
import { tableSchema } from '../table-answer'
import type { ToolDefinition } from './tool-definition'

/** What a person can set for a run of the table parser, as the `options` field's JSON. */
export const parseTableSettingsSchema = z.strictObject({
  view: z.enum(['accepted', 'original']).optional().describe('Which side of tracked changes counts.'),
  join: z
    .boolean()
    .optional()
    .describe('Whether tables that pages split are put together; they are unless told otherwise.'),
  merges: z.enum(['keep', 'fill']).optional().describe('`fill`: the text of a merged cell in each of its places.'),
  layout: z.enum(['sheets', 'one']).optional().describe('A sheet for each table, or one for all.'),
  format: z.enum(['xlsx', 'csv', 'json']).optional().describe('`csv`: a zip of them.'),
  language: z.enum(['ru', 'ro', 'en', 'auto']).optional().describe('Of the data: of its numbers and dates.'),
  tables: z
    .array(plainText(20))
    .min(1)
    .max(10_000)
    .optional()
    .describe('The ids of the tables to write; all without it.'),
})

export type ParseTableSettings = z.infer<typeof parseTableSettingsSchema>

export const parseTableForm: DocumentForm<typeof parseTableSettingsSchema> = {
  files: { docx: 'required' },
  texts: { sessionId: sessionIdSchema },
  options: parseTableSettingsSchema,
}

/** The table parser: a Word file in, a workbook with every table of it out. */
export const parseTableTool: ToolDefinition<'document', ParseTableSettings> = {
  kind: 'tables',
  form: parseTableForm,
  fields: { document: 'docx' },
  timeLimit: { baseMs: 60_000, perItemMs: 0 },
  countedStage: null,
  job: ({ files, settings, limits, locale, output }) => ({
    tool: 'parse-table',
    files,
    options: { ...parseOptions(settings), limits: { ...PREMIUM_GATE, maxInflatedBytes: limits.inflatedBytes } },
    locale,
    output,
  }),
  outcome(answer) {
    // What the process answers is typed by the job's tool, and only our own code runs in it.
    const { file, ...summary } = answer as ParseTableSummary
    return { file, documents: 1, summary }
  },
}

/** Settings as the core takes them: what was not chosen is not there. */
function parseOptions(settings: ParseTableSettings): ParseOptions {
  const chosen = Object.entries(settings).filter(([, value]) => value !== undefined)
  // Only undefined values were left out.
  return Object.fromEntries(chosen) as ParseOptions
}

const milliseconds = z.number().min(0)

/** What the table parser answers with. */
export const parseTableAnswerSchema = operationAnswerSchema
  .extend({
    tables: z.array(tableSchema),
    problems: z.array(toldProblemSchema),
    timings: z.strictObject({ readMs: milliseconds, writeMs: milliseconds }),
  })
  .meta({ id: 'ParsedTables' })
