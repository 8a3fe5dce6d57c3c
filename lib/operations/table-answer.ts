import { z } from 'zod'

const count = z.int().min(0)
const CELL_TYPES = ['text', 'number', 'percent', 'date', 'boolean', 'empty'] as const

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
    rows: count,
    cols: count,
    headerRows: count,
    head: count.describe('Rows from the top that name the columns, also where they are not repeated on each page.'),
    joinedFrom: z.array(z.string()),
    types: z.record(z.enum(CELL_TYPES), count).describe('How many cells are of each type.'),
    look: z
      .strictObject({
        kept: count.describe('They look like numbers and stay texts.'),
        odd: count.describe('They are texts in a column of numbers.'),
      })
      .describe('How many cells under the head a person should look at.'),
    merged: count,
    notes: count,
    pictures: count,
  })
  .meta({ id: 'Table' })

/** The same with the beginning of its grid. */
export const previewedTableSchema = tableSchema.extend({
  preview: z.array(
    z.strictObject({
      row: count,
      col: count,
      rowSpan: z.int().min(1),
      colSpan: z.int().min(1),
      text: z.string(),
      type: z.enum(CELL_TYPES),
      look: z.enum(['kept', 'odd']).nullable(),
    }),
  ),
})
