import { z } from 'zod'
import { LOOKS } from '@/lib/documents/word-tables/look'
import { COLUMN_EVIDENCE } from '@/lib/documents/word-tables/typing/column-report'

const count = z.int().min(0)
const CELL_TYPES = ['text', 'number', 'percent', 'date', 'boolean', 'empty'] as const

const lookSchema = z.strictObject({
  kept: count.describe('They look like numbers and stay texts.'),
  odd: count.describe('They are texts in a column of numbers.'),
  unread: count.describe('They can’t be read as the type that was chosen for their column.'),
})

/** A table of a Word file as a list of them shows it. */
export const tableSchema = z
  .strictObject({
    id: z.string(),
    number: z.int().min(1).describe('As the workbook counts it.'),
    part: z.string(),
    where: z.enum(['body', 'header', 'footer', 'footnotes', 'endnotes', 'comments']),
    parentId: z.string().nullable(),
    parentCell: z.strictObject({ row: count, col: count }).nullable(),
    caption: z.string().nullable(),
    heading: z.string().nullable(),
    page: z.int().min(1).nullable().optional().describe('That it begins on, where Word saved its page breaks.'),
    rows: count,
    cols: count,
    headerRows: count,
    head: count.describe('Rows from the top that name the columns, also where they are not repeated on each page.'),
    joinedFrom: z.array(z.string()),
    types: z.record(z.enum(CELL_TYPES), count).describe('How many cells are of each type.'),
    look: lookSchema.describe('How many cells under the head a person should look at.'),
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
    .describe('A number’s decimal text, a percentage’s fraction, an ISO 8601 date, a truth; null of a text.'),
  numFmt: z.string().nullable().describe('The format that shows the text’s own digits in a workbook.'),
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
    column: count.describe('From 0.'),
    type: z.enum([...CELL_TYPES, 'mixed']).describe('What most of its cells are.'),
    numFmt: z.string().nullable().describe('The format of all its typed cells; null where they have different ones.'),
    evidence: z.enum(COLUMN_EVIDENCE).describe('Why it is what it is.'),
    chosen: columnTypeSchema.nullable(),
    typed: count,
    texts: count.describe('Cells that stay texts, without empty ones.'),
    offers: z
      .array(
        z.strictObject({
          as: z.enum(['text', 'number', 'date']),
          decimal: decimal.nullable(),
          order: order.nullable(),
          typed: count.describe('So many of its cells would be read so.'),
          sample: z.strictObject(readingSchema).nullable().describe('A cell that has two readings, in this one.'),
        }),
      )
      .describe('What can be chosen for it, as `types` of the options takes it.'),
    look: lookSchema,
  })
  .meta({ id: 'TableColumn' })

/** The same with some of its rows. */
export const previewedTableSchema = tableSchema.extend({
  shown: z.strictObject({ from: count, to: count, cols: count }).describe('The rows and columns that the preview has.'),
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
