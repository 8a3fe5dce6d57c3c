import { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { Locale } from '@/lib/i18n/locales'
import { doseInspectionSchema } from './dose-answer'
import type { StoredInspection } from './inspect-files'
import { mailForecastSchema } from './mail-forecast'
import { foundProblemSchema, tellWithPlans } from './plan-limits'
import { pdfDrawingSchema, pdfPageSchema, previewedTableSchema } from './table-answer'

const rowNumber = z.int().min(1).describe('As the spreadsheet shows it.')
const count = z.int().min(0)

const columnSchema = z
  .strictObject({ index: count, letter: z.string(), header: z.string(), names: z.array(z.string()) })
  .meta({ id: 'Column' })

const sheetSchema = z.strictObject({
  name: z.string(),
  headerRow: rowNumber.nullable(),
  columns: z.array(z.strictObject({ letter: z.string(), header: z.string(), samples: z.array(z.string()) })),
  rows: count,
})

/** How a tag has come by its column. */
export const matchHowSchema = z.enum([
  'exact',
  'mapped',
  'blank',
  'builtin',
  'profile',
  'rows',
  'computed',
  'supposed',
  'none',
])

const tagSchema = z.strictObject({
  tag: z.string(),
  kind: z.enum(['value', 'section', 'inverted', 'end']),
  part: z.string().nullable(),
  paragraph: count.nullable(),
  column: z.string().nullable(),
  how: matchHowSchema.nullable().describe('Where its value comes from; null without a spreadsheet.'),
  sheet: z.string().nullable().optional().describe('The sheet of a workbook; absent for a Word template.'),
  cell: z.string().nullable().optional().describe('The cell, like `B7`; absent for a Word template.'),
})

const fileSchema = z.strictObject({
  role: z.enum(['data', 'template', 'document']),
  name: z.string(),
  kind: z.string().describe('The file type, based on the content.'),
  bytes: count,
  sheets: z.array(sheetSchema),
  tags: z.array(tagSchema),
  tables: z.array(previewedTableSchema).describe('For a Word document that isn’t a template, or a PDF.'),
  pages: z.array(pdfPageSchema).optional().describe('Only for a PDF.'),
  drawing: pdfDrawingSchema.optional().describe('Only with `draw`.'),
})

const matchSchema = z.strictObject({
  name: z.string(),
  tag: z.string(),
  places: count,
  how: matchHowSchema,
  column: columnSchema.nullable(),
  suggestion: columnSchema.nullable(),
  sample: z.string(),
  asks: z.boolean().describe('Whether a missing value leaves it blank, because the template has no default for it.'),
})

const shownRowSchema = z.strictObject({
  number: rowNumber,
  cells: z
    .array(z.string())
    .describe('The values as they would be printed, in the order of `columns`; long text is cut and ends in `…`.'),
})

/** How many of the spreadsheet's rows fit into a response. */
const shownSchema = z
  .strictObject({
    columns: z
      .array(z.strictObject({ letter: z.string(), header: z.string() }))
      .describe('Up to 40, in the sheet’s order; columns with a tag or a problem take precedence.'),
    moreColumns: count.describe('The number of columns not shown.'),
    first: z.array(shownRowSchema).describe('The first rows below the header, up to 20.'),
    marked: z.array(shownRowSchema).describe('Rows with problems, up to 100; rows with errors take precedence.'),
    out: z.array(shownRowSchema).describe('Rows that are left out, up to 100.'),
    moreMarked: count.describe('The number of rows with problems not shown.'),
  })
  .meta({ id: 'ShownRows' })

const readingSchema = z.strictObject({ text: z.string(), day: z.iso.date() })

const dateDoubtSchema = z.strictObject({
  row: rowNumber,
  column: z.string(),
  kind: z.enum(['impossible', 'ambiguous']),
  text: z.string(),
  month: z.strictObject({ number: z.int(), days: z.int() }).nullable().describe('Of an impossible date.'),
  readings: z.array(readingSchema).describe('Possible texts for the cell, with the date of each.'),
  others: z
    .strictObject({ order: z.enum(['day-first', 'month-first']), count })
    .nullable()
    .describe('What comes first in the column’s other dates.'),
})

/** A cell that was changed over what the file has. */
export const appliedChangeSchema = z
  .strictObject({ row: rowNumber, column: z.string(), text: z.string(), before: z.string() })
  .meta({ id: 'AppliedChange' })

const reviewSchema = z
  .strictObject({
    dates: z.array(dateDoubtSchema).describe('Cells of date columns with an invalid or ambiguous date.'),
    doubtful: z.array(rowNumber).describe('Rows that may be totals, notes or signatures, and count as data.'),
    totals: z.array(rowNumber).describe('Rows left out as totals or notes, unless `includeRows` has them.'),
    out: count.describe('How many rows are left out, with those of `excludeRows`.'),
    changes: z.array(appliedChangeSchema).describe('Those of `changes` that change something.'),
  })
  .meta({ id: 'Review' })

/** What was taken out of a template so that it opens nothing and fetches nothing. */
export const strippedSchema = z.strictObject({ part: z.string(), kind: z.string() })

export const inspectAnswerSchema = z.strictObject({
  success: z.literal(true),
  files: z.array(fileSchema),
  problems: z.array(foundProblemSchema),
  table: z.strictObject({ sheet: z.string(), headerRow: rowNumber, rows: count }).nullable(),
  shown: shownSchema.optional().describe('The spreadsheet’s rows, if it contains a table.'),
  review: reviewSchema.optional().describe('The rows and cells that need a decision, if it contains a table.'),
  matches: z.array(matchSchema),
  unused: z.array(columnSchema),
  stripped: z.array(strippedSchema),
  language: z.enum(['en', 'ru', 'ro']),
  doses: doseInspectionSchema.optional().describe('With `tool=doses`.'),
  mails: mailForecastSchema
    .optional()
    .describe('With `mailColumn`: the recipients and the number of documents for each.'),
  earlier: z
    .strictObject({ operationId: z.string(), finishedAt: z.iso.datetime(), unchanged: count })
    .optional()
    .describe(
      'An earlier run with the same template and the number of its unchanged documents; use its ID as `rerunOf`.',
    ),
  stored: z.record(z.string(), z.string()).describe('The name of each file in the document session, by role.'),
})

/** What `POST /api/documents/inspect` answers: the inspection with its problems in words. */
export function inspectAnswer(inspection: StoredInspection, user: SubscribedUser, locale: Locale) {
  return {
    success: true as const,
    ...inspection,
    problems: tellWithPlans(inspection.problems, user, locale),
  }
}
