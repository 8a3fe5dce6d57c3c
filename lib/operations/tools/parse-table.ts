import { z } from 'zod'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import type { DocumentForm } from '@/lib/http/route-documentation'
import { toldProblemSchema } from '@/lib/http/told-problem'
import { sessionIdSchema } from '../document-sessions'
import { operationAnswerSchema } from '../operation-answer'
import type { ParseTableSummary } from '../process/protocol'
import { tableSchema } from '../table-answer'
import { chosenOptions } from './core-settings'
import { type ParseTableSettings, parseTableSettingsSchema } from './parse-table-settings'
import { remarksOf } from './remarks'
import type { ToolDefinition } from './tool-definition'

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
    options: { ...chosenOptions(settings), limits: { ...PREMIUM_GATE, maxInflatedBytes: limits.inflatedBytes } },
    locale,
    output,
  }),
  outcome(answer) {
    // What the process answers is typed by the job's tool, and only our own code runs in it.
    const { file, ...summary } = answer as ParseTableSummary
    const tally = { results: summary.tables.length, failures: 0, remarks: remarksOf(summary.problems) }
    return { file, documents: 1, tally, summary }
  },
}

const milliseconds = z.number().min(0)

/** What the table parser answers with. */
export const parseTableAnswerSchema = operationAnswerSchema
  .extend({
    tables: z.array(tableSchema),
    places: z
      .array(
        z.strictObject({
          table: z.string().describe('The table ID.'),
          sheet: z.string(),
          headerRow: z.int().min(1).nullable().describe('The header row, from 1; null if there is none or several.'),
        }),
      )
      .optional()
      .describe('The location of each exported table in the workbook; only for workbooks.'),
    problems: z.array(toldProblemSchema),
    timings: z.strictObject({ readMs: milliseconds, writeMs: milliseconds }),
  })
  .meta({ id: 'ParsedTables' })
