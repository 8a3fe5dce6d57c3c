import { z } from 'zod'
import { plainText } from '@/lib/plain-text'

/** What of a run's settings belongs to its template, and so is kept with it. */
export const templateSettingsSchema = z.strictObject({
  missing: z.enum(['blank', 'warn', 'block']).optional(),
  pattern: plainText(300).optional().describe('The file name pattern, such as `Акт {№}`.'),
  language: z.enum(['ru', 'ro', 'en', 'auto']).optional(),
  single: z.boolean().optional().describe('One merged document.'),
  groupBy: z
    .array(plainText(255).min(1))
    .max(5)
    .optional()
    .describe('Create one document for each group of rows with equal values in these columns; `*`: for all rows.'),
  includeHidden: z.boolean().optional().describe('Whether hidden rows are included; by default, they are.'),
  output: z
    .enum(['auto', 'zip', 'docx', 'xlsx', 'pdf', 'pdfs'])
    .optional()
    .describe(
      '`pdf`: one PDF of all documents; `pdfs`: a ZIP of PDFs; `auto`, the default: a ZIP, or the only document.',
    ),
})

export type TemplateSettings = z.infer<typeof templateSettingsSchema>

/** From a tag's name to a column's header or letter; empty: the tag stays empty. */
export const mappingSchema = z.record(plainText(500), plainText(500)).meta({ id: 'Mapping' })

export type TemplateMapping = Readonly<Record<string, string>>

/** The most entries of a saved mapping; no real template has more tags. */
export const keptMappingSchema = mappingSchema.refine((mapping) => Object.keys(mapping).length <= 2_000)
