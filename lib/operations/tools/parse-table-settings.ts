import { z } from 'zod'
import { plainText } from '@/lib/plain-text'

const place = {
  table: plainText(20).describe('The table ID from the inspection.'),
  column: z.int().min(0).max(16_383).describe('Counted from 0.'),
}

/** The type that a user chose for a column. */
const typeChoiceSchema = z
  .discriminatedUnion('as', [
    z.strictObject({ ...place, as: z.literal('text') }),
    z.strictObject({
      ...place,
      as: z.literal('number'),
      decimal: z.enum(['.', ',']).optional().describe('The decimal mark; by default, detected.'),
    }),
    z.strictObject({
      ...place,
      as: z.literal('date'),
      order: z
        .enum(['day-first', 'month-first'])
        .optional()
        .describe('The order of ambiguous dates; by default, detected.'),
    }),
  ])
  .meta({ id: 'TypeChoice' })

const points = z.number().min(-20_000).max(20_000)

/** What a person says of a part of a page of a PDF. */
const frameSchema = z
  .strictObject({
    page: z.int().min(1).max(100_000),
    box: z
      .tuple([points, points, points, points])
      .describe('Left, top, right and bottom, in points from the top left of the page.'),
    columns: z
      .array(points)
      .max(200)
      .optional()
      .describe('The column separators without the outer edges, in points; by default, detected.'),
    table: z.boolean().optional().describe('`false`: there is no table here.'),
  })
  .meta({ id: 'TableFrame' })

/** The settings of a table parser run, as the `options` field's JSON. */
export const parseTableSettingsSchema = z.strictObject({
  view: z
    .enum(['accepted', 'original'])
    .optional()
    .describe('Whether tracked changes are read as accepted or as the original.'),
  join: z.boolean().optional().describe('Whether tables split across pages are joined; by default, they are.'),
  merges: z
    .enum(['keep', 'fill'])
    .optional()
    .describe('`fill`: repeats the text of a merged cell in each of its cells.'),
  layout: z.enum(['sheets', 'one']).optional().describe('One sheet per table, or one for all.'),
  format: z.enum(['xlsx', 'csv', 'json']).optional().describe('`csv`: a ZIP of CSV files.'),
  language: z.enum(['ru', 'ro', 'en', 'auto']).optional().describe('The language of the numbers and dates.'),
  types: z
    .array(typeChoiceSchema)
    .max(1_000)
    .optional()
    .describe(
      'Column types that replace the detected ones. No digits change: cells that can’t be read this way stay text, with a message.',
    ),
  frames: z
    .array(frameSchema)
    .max(1_000)
    .optional()
    .describe('For a PDF: corrections to the detected tables. A frame replaces the tables that it overlaps.'),
  tables: z
    .array(plainText(20))
    .min(1)
    .max(10_000)
    .optional()
    .describe('The IDs of the tables to export; by default, all.'),
})

export type ParseTableSettings = z.infer<typeof parseTableSettingsSchema>
