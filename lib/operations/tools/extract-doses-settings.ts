import { z } from 'zod'
import { DECISION_REASONS } from '@/lib/documents/doses/model'
import type { DoseOptions } from '@/lib/documents/doses/options'
import { mappingSchema } from '@/lib/doses/mapping-schema'
import { profileNameSchema, newProfileSchema } from '@/lib/doses/profile-schema'
import { plainText } from '@/lib/plain-text'

const resolutionSchema = z
  .strictObject({
    sheet: plainText(255),
    cell: plainText(12).nullable().describe('Null for all of a column.'),
    column: plainText(3).nullable().describe('Its letter.'),
    reason: z
      .enum(DECISION_REASONS)
      .optional()
      .describe('Of the decision that it answers: a cell may be asked several questions. Without it any of them.'),
    choice: z
      .union([z.literal('reject'), z.int().min(0).max(100)])
      .describe('Which of the alternatives it is, from 0; or no dose at all.'),
  })
  .meta({ id: 'DoseResolution' })

const includedRowSchema = z
  .strictObject({
    sheet: plainText(255),
    row: z.int().min(1).max(1_048_576).describe('As the spreadsheet shows it.'),
  })
  .meta({ id: 'IncludedRow' })

/** What a person can set for a run of the dose extractor, as the `options` field's JSON. */
export const extractDosesSettingsSchema = z.strictObject({
  language: z.enum(['ru', 'ro', 'en', 'auto']).optional().describe('Of the data: of its words and numbers.'),
  profile: z
    .union([profileNameSchema, newProfileSchema])
    .optional()
    .describe('The limits to compare with: the name of one that comes with the product or of one’s own, or all of it.'),
  suggestLimits: z
    .boolean()
    .optional()
    .describe('Without `profile`, the limits that the file’s own words name are compared with.'),
  mapping: mappingSchema
    .optional()
    .describe('What is in which column. Without it the remembered one of a file of this shape holds, if there is one.'),
  resolutions: z.array(resolutionSchema).max(10_000).optional().describe('What was decided of what needed a decision.'),
  includedRows: z
    .array(includedRowSchema)
    .max(10_000)
    .optional()
    .describe('Rows that were left out as statistics or totals, and are data after all.'),
  format: z.enum(['xlsx', 'csv', 'json']).optional().describe('`csv`: a zip of them.'),
  rememberMapping: z
    .boolean()
    .optional()
    .describe('`mapping` is remembered for files of this shape; an empty one is forgotten.'),
})

/** The settings of a run: what was asked for, its profile with the limits. */
export type ExtractDosesSettings = Omit<z.infer<typeof extractDosesSettingsSchema>, 'profile'> & {
  readonly profile?: DoseOptions['profile'] | undefined
}

/** Of a look at what would be found. */
export const inspectDosesSettingsSchema = extractDosesSettingsSchema
  .omit({ format: true, rememberMapping: true })
  .extend({
    around: z
      .strictObject({ sheet: plainText(255), cell: plainText(12) })
      .optional()
      .describe('Of the tables only this cell’s is answered: its header, and the rows around the cell.'),
  })

/** Settings as the core takes them: without what only the server acts on, and what was not chosen is not there. */
export function doseOptions({ rememberMapping: _remember, ...settings }: ExtractDosesSettings): DoseOptions {
  const chosen = Object.entries(settings).filter(([, value]) => value !== undefined)
  // Only undefined values were left out.
  return Object.fromEntries(chosen) as DoseOptions
}
