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

const points = z.number()

/** Left, top, right and bottom in points from the top left of the page as shown. */
const boxSchema = z.tuple([points, points, points, points])

const pdfFindingSchema = z
  .strictObject({
    method: z.enum(['ruled', 'aligned']).describe('Found by its lines or by its spacing.'),
    confidence: z.number().min(0).max(1),
    pieces: z
      .array(
        z.strictObject({
          page: z.int().min(1),
          box: boxSchema,
          rows: z.tuple([count, count]).describe('The first and last row of the table on this page, from 0.'),
          columns: z.array(points).describe('The column separators without the outer edges, in points.'),
          axis: z.enum(['x', 'y']).describe('`y` for text that is turned by 90 degrees.'),
        }),
      )
      .describe('Its part on each page.'),
  })
  .meta({ id: 'PdfTablePlace' })

/** A page of a PDF: its size, whether it could be read, and where its lines of text are. */
export const pdfPageSchema = z
  .strictObject({
    page: z.int().min(1),
    width: points,
    height: points,
    state: z.enum(['readable', 'scanned', 'without-unicode', 'damaged']),
    lines: z.array(boxSchema).describe('Up to 90 lines of text.'),
  })
  .meta({ id: 'PdfPage' })

const color = z.int().min(0).max(0xffffff).describe('RGB as one number.')

/** What is on a page of a PDF. */
export const pdfDrawingSchema = z
  .strictObject({
    page: z.int().min(1),
    width: points,
    height: points,
    words: z.array(
      z.strictObject({
        text: z.string(),
        box: boxSchema,
        turn: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).describe('Quarter turns clockwise.'),
        size: points,
        bold: z.boolean(),
        color,
      }),
    ),
    rules: z.array(z.strictObject({ box: boxSchema, width: points, color })),
    areas: z.array(z.strictObject({ box: boxSchema, color })),
    pictures: z.array(boxSchema),
    cut: z.boolean().describe('Whether the page has more than is returned.'),
  })
  .meta({ id: 'PdfDrawing' })

/** A table of a Word file or a PDF as a list of them shows it. */
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
    page: z
      .int()
      .min(1)
      .nullable()
      .optional()
      .describe('The page on which it begins; for a Word file, if Word saved page breaks.'),
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
    pdf: pdfFindingSchema.optional().describe('Only for a PDF.'),
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
