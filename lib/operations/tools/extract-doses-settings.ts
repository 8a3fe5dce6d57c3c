import { z } from 'zod'
import { DECISION_REASONS } from '@/lib/documents/doses/model'
import type { DoseOptions } from '@/lib/documents/doses/options'
import { mappingSchema } from '@/lib/doses/mapping-schema'
import { profileNameSchema, newProfileSchema } from '@/lib/doses/profile-schema'
import { plainText } from '@/lib/plain-text'

const resolutionSchema = z
  .strictObject({
    sheet: plainText(255),
    cell: plainText(12).nullable().describe('Null for a whole column.'),
    column: plainText(3).nullable().describe('The column letter.'),
    reason: z
      .enum(DECISION_REASONS)
      .optional()
      .describe('The reason of the question it answers, because a cell can have several; by default, any.'),
    choice: z
      .union([z.literal('reject'), z.int().min(0).max(100)])
      .describe('The index of the chosen alternative, from 0, or that it isn’t a dose.'),
  })
  .meta({ id: 'DoseResolution' })

const includedRowSchema = z
  .strictObject({
    sheet: plainText(255),
    row: z.int().min(1).max(1_048_576).describe('The row number, as the spreadsheet shows it.'),
  })
  .meta({ id: 'IncludedRow' })

/** The settings of a dose extractor run, as the `options` field's JSON. */
export const extractDosesSettingsSchema = z.strictObject({
  language: z
    .enum(['ru', 'ro', 'en', 'auto'])
    .optional()
    .describe('The language of the words and numbers in the data.'),
  profile: z
    .union([profileNameSchema, newProfileSchema])
    .optional()
    .describe('The limits to compare with: the name of built-in or custom limits, or limits in full.'),
  suggestLimits: z
    .boolean()
    .optional()
    .describe('Without `profile`: compares with the limits that the file’s words name.'),
  mapping: mappingSchema
    .optional()
    .describe('The content of each column. By default, a mapping saved for this layout applies, if any.'),
  resolutions: z.array(resolutionSchema).max(10_000).optional().describe('The answers to questions.'),
  includedRows: z
    .array(includedRowSchema)
    .max(10_000)
    .optional()
    .describe('Rows to include although they look like statistics or totals.'),
  format: z.enum(['xlsx', 'csv', 'json']).optional().describe('`csv`: a ZIP of CSV files.'),
  rememberMapping: z
    .boolean()
    .optional()
    .describe('Saves `mapping` for files with this layout; an empty one deletes the saved mapping.'),
  update: z
    .boolean()
    .optional()
    .describe(
      'Creates the file of an earlier run again with other answers. Within a day, it doesn’t count toward the plan.',
    ),
})

/** The settings of a run: what was asked for, its profile with the limits. */
export type ExtractDosesSettings = Omit<z.infer<typeof extractDosesSettingsSchema>, 'profile'> & {
  readonly profile?: DoseOptions['profile'] | undefined
}

/** Of a look at what would be found. */
export const inspectDosesSettingsSchema = extractDosesSettingsSchema
  .omit({ format: true, rememberMapping: true, update: true })
  .extend({
    around: z
      .strictObject({ sheet: plainText(255), cell: plainText(12) })
      .optional()
      .describe('Returns only the table of this cell: its header and the rows around the cell.'),
  })
