import { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { Locale } from '@/lib/i18n/locales'
import { doseInspectionSchema } from './dose-answer'
import type { StoredInspection } from './inspect-files'
import { mailForecastSchema } from './mail-forecast'
import { foundProblemSchema, tellWithPlans } from './plan-limits'
import { previewedTableSchema } from './table-answer'

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

const tagSchema = z.strictObject({
  tag: z.string(),
  kind: z.enum(['value', 'section', 'inverted', 'end']),
  part: z.string().nullable(),
  paragraph: count.nullable(),
  column: z.string().nullable(),
})

const fileSchema = z.strictObject({
  role: z.enum(['data', 'template', 'document']),
  name: z.string(),
  kind: z.string().describe('What it is by its content, whatever its name says.'),
  bytes: count,
  sheets: z.array(sheetSchema),
  tags: z.array(tagSchema),
  tables: z.array(previewedTableSchema).describe('Of a Word document that is no template.'),
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

const matchSchema = z.strictObject({
  name: z.string(),
  tag: z.string(),
  places: count,
  how: matchHowSchema,
  column: columnSchema.nullable(),
  suggestion: columnSchema.nullable(),
  sample: z.string(),
  asks: z.boolean().describe('Without a value its place is blank, and nothing in the template foresees that.'),
})

const shownRowSchema = z.strictObject({
  number: rowNumber,
  cells: z.array(z.string()).describe('By `columns`, as they would be printed; a long text is cut and ends in `…`.'),
})

/** As many of the spreadsheet's rows as fit in a response. */
const shownSchema = z
  .strictObject({
    columns: z
      .array(z.strictObject({ letter: z.string(), header: z.string() }))
      .describe('At most 40, in the sheet’s order: of more, those with a tag or a problem before others.'),
    moreColumns: count.describe('How many columns are not shown.'),
    first: z.array(shownRowSchema).describe('The first rows under the header, at most 20.'),
    marked: z
      .array(shownRowSchema)
      .describe('Rows that problems are about, at most 100: of more, those with errors before others.'),
    out: z.array(shownRowSchema).describe('Rows that are left out, at most 100.'),
    moreMarked: count.describe('How many rows with problems are not shown.'),
  })
  .meta({ id: 'ShownRows' })

const readingSchema = z.strictObject({ text: z.string(), day: z.iso.date() })

const dateDoubtSchema = z.strictObject({
  row: rowNumber,
  column: z.string(),
  kind: z.enum(['impossible', 'ambiguous']),
  text: z.string(),
  month: z.strictObject({ number: z.int(), days: z.int() }).nullable().describe('Of an impossible date.'),
  readings: z.array(readingSchema).describe('Texts for the cell, and the day that each means.'),
  others: z
    .strictObject({ order: z.enum(['day-first', 'month-first']), count })
    .nullable()
    .describe('What the column’s other dates write first.'),
})

/** A cell that was changed over what the file has. */
export const appliedChangeSchema = z
  .strictObject({ row: rowNumber, column: z.string(), text: z.string(), before: z.string() })
  .meta({ id: 'AppliedChange' })

const reviewSchema = z
  .strictObject({
    dates: z.array(dateDoubtSchema).describe('Cells of date columns that hold no date, or either of two.'),
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
  shown: shownSchema.optional().describe('The spreadsheet’s own rows; where a table was found in it.'),
  review: reviewSchema.optional().describe('What a person may decide of rows and cells; where a table was found.'),
  matches: z.array(matchSchema),
  unused: z.array(columnSchema),
  stripped: z.array(strippedSchema),
  language: z.enum(['en', 'ru', 'ro']),
  doses: doseInspectionSchema.optional().describe('With `tool=doses`.'),
  mails: mailForecastSchema.optional().describe('With `mailColumn`: who would get how many documents.'),
  earlier: z
    .strictObject({ operationId: z.string(), finishedAt: z.iso.datetime(), unchanged: count })
    .optional()
    .describe('A run that made documents of the same template, so many of which are the same still: for `rerunOf`.'),
  stored: z.record(z.string(), z.string()).describe('The name of each file in the document session, by its role.'),
})

/** What `POST /api/documents/inspect` answers: the inspection with its problems in words. */
export function inspectAnswer(inspection: StoredInspection, user: SubscribedUser, locale: Locale) {
  return {
    success: true as const,
    ...inspection,
    problems: tellWithPlans(inspection.problems, user, locale),
  }
}
