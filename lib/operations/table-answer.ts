import { z } from 'zod'
import { LOOKS } from '@/lib/documents/word-tables/look'
import { COLUMN_EVIDENCE } from '@/lib/documents/word-tables/typing/column-report'

const count = z.int().min(0)
const CELL_TYPES = ['text', 'number', 'percent', 'date', 'boolean', 'empty'] as const

const lookSchema = z.strictObject({
  kept: count.describe('Cells that look like numbers but stay text.'),
  odd: count.describe('Text cells in a column of numbers.'),
  unread: count.describe('Cells that can’t be read as the column’s chosen type.'),
})

/** A table of a Word file as a list of them shows it. */
export const tableSchema = z
  .strictObject({
    id: z.string(),
    number: z.int().min(1).describe('The number of the table in the workbook.'),
    part: z.string(),
    where: z.enum(['body', 'header', 'footer', 'footnotes', 'endnotes', 'comments']),
    parentId: z.string().nullable(),
    parentCell: z.strictObject({ row: count, col: count }).nullable(),
    caption: z.string().nullable(),
    heading: z.string().nullable(),
    page: z.int().min(1).nullable().optional().describe('The page on which it begins, if Word saved page breaks.'),
    rows: count,
    cols: count,
    headerRows: count,
    head: count.describe('The number of header rows at the top, whether or not they repeat on each page.'),
    joinedFrom: z.array(z.string()),
    types: z.record(z.enum(CELL_TYPES), count).describe('The number of cells of each type.'),
    look: lookSchema.describe('The number of cells to check below the header.'),
    merged: count,
    notes: count,
    pictures: count,
  })
  .meta({ id: 'Table' })

const readingSchema = {
  text: z.string(),
  type: z.enum(CELL_TYPES),
  value: z
    .union([z.string(), z.boolean()])
    .nullable()
    .describe(
      'A number as a decimal string, a percentage as a fraction, an ISO 8601 date, or true or false; null for text.',
    ),
  numFmt: z.string().nullable().describe('The number format that shows the text’s digits in a workbook.'),
}

const decimal = z.enum(['.', ','])
const order = z.enum(['day-first', 'month-first'])

const columnTypeSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('text') }),
  z.strictObject({ as: z.literal('number'), decimal: decimal.optional() }),
  z.strictObject({ as: z.literal('date'), order: order.optional() }),
])

/** A column of a table: what it is, why, and what can be chosen for it. Its cells are those below the head. */
const tableColumnSchema = z
  .strictObject({
    column: count.describe('Counted from 0.'),
    type: z.enum([...CELL_TYPES, 'mixed']).describe('The type of most cells.'),
    numFmt: z.string().nullable().describe('The number format of all typed cells; null if they differ.'),
    evidence: z.enum(COLUMN_EVIDENCE).describe('The reason for the type.'),
    chosen: columnTypeSchema.nullable(),
    typed: count,
    texts: count.describe('The number of cells that stay text, without empty ones.'),
    offers: z
      .array(
        z.strictObject({
          as: z.enum(['text', 'number', 'date']),
          decimal: decimal.nullable(),
          order: order.nullable(),
          typed: count.describe('The number of cells that would be read this way.'),
          sample: z.strictObject(readingSchema).nullable().describe('An example cell in this reading.'),
        }),
      )
      .describe('The types you can choose, as accepted by `types` in the options.'),
    look: lookSchema,
  })
  .meta({ id: 'TableColumn' })

/** The same with some of its rows. */
export const previewedTableSchema = tableSchema.extend({
  shown: z
    .strictObject({ from: count, to: count, cols: count })
    .describe('The rows and the number of columns in the preview.'),
  columns: z.array(tableColumnSchema),
  preview: z.array(
    z.strictObject({
      row: count,
      col: count,
      rowSpan: z.int().min(1),
      colSpan: z.int().min(1),
      ...readingSchema,
      look: z.enum(LOOKS).nullable(),
    }),
  ),
})
