import { z } from 'zod'
import type { ParseOptions } from '@/lib/documents/tables/options'
import { plainText } from '@/lib/plain-text'

const place = {
  table: plainText(20).describe('The id of the table, as inspection gives it.'),
  column: z.int().min(0).max(16_383).describe('From 0.'),
}

/** What a person says that a column of a table is. */
const typeChoiceSchema = z
  .discriminatedUnion('as', [
    z.strictObject({ ...place, as: z.literal('text') }),
    z.strictObject({
      ...place,
      as: z.literal('number'),
      decimal: z.enum(['.', ',']).optional().describe('What parts the fraction; by the evidence without it.'),
    }),
    z.strictObject({
      ...place,
      as: z.literal('date'),
      order: z
        .enum(['day-first', 'month-first'])
        .optional()
        .describe('Of dates that don’t say it themselves; by the evidence without it.'),
    }),
  ])
  .meta({ id: 'TypeChoice' })

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
  types: z
    .array(typeChoiceSchema)
    .max(1_000)
    .optional()
    .describe(
      'What columns are, where the evidence says otherwise or nothing. No digit is changed: what can’t be read so stays text, and is told.',
    ),
  tables: z
    .array(plainText(20))
    .min(1)
    .max(10_000)
    .optional()
    .describe('The ids of the tables to write; all without it.'),
})

export type ParseTableSettings = z.infer<typeof parseTableSettingsSchema>

/** Settings as the core takes them: what was not chosen is not there. */
export function chosenOptions(settings: ParseTableSettings): ParseOptions {
  const chosen = Object.entries(settings).filter(([, value]) => value !== undefined)
  // Only undefined values were left out.
  return Object.fromEntries(chosen) as ParseOptions
}
