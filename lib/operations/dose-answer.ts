import { z } from 'zod'
import { POSITIONS } from '@/lib/documents/doses/lexicon/positions'
import { QUANTITIES } from '@/lib/documents/doses/lexicon/quantity'
import { ABOUT_ROLES, DOSE_ROLES, UNIT_SOURCES } from '@/lib/documents/doses/layout-model'
import { DECISION_REASONS } from '@/lib/documents/doses/model'
import { LEDGER_ROWS } from '@/lib/documents/doses/totals/ledger'
import { NOT_COMPARED } from '@/lib/documents/doses/totals/sheet-figures'
import { DOSE_REASONS } from '@/lib/documents/doses/why/dose-reasons'
import { DECIDED_BY } from '@/lib/documents/doses/why/decided'
import { EXCLUDED_KINDS } from '@/lib/documents/doses/why/excluded-rows'
import { profileSchema } from '@/lib/doses/profile-schema'

const count = z.int().min(0)
const text = z.string().nullable()
const decimal = z.string().nullable().describe('A plain decimal.')
const quantity = z.enum(QUANTITIES).nullable()
const position = z.enum(POSITIONS).nullable()
const subjectSchema = z.strictObject({ name: text, id: text })
const amount = z.strictObject({ min: z.string(), max: z.string(), unit: text }).nullable()
const periodUnit = z.enum(['h', 'd', 'wk', 'mo'])
const unitSource = z.enum(UNIT_SOURCES).nullable()
const interval = z.strictObject({ lower: z.string(), upper: decimal }).nullable()

/** Rows of which only the first are answered; the file has all of them. */
function first<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ count, rows: z.array(row) })
}

/** A dose as a table of them shows it. */
const doseSchema = z
  .strictObject({
    id: z.string(),
    sheet: z.string(),
    cell: z.string().describe('In A1 form; the first cell if cells are merged.'),
    subject: text,
    subjectId: text,
    date: text,
    periodFrom: text,
    periodTo: text,
    period: text.describe('`2024`, `2024-Q3` or `2024-03` if it’s a whole year, quarter or month.'),
    quantity,
    position,
    drug: text,
    device: text,
    raw: z.string(),
    value: decimal,
    min: decimal,
    max: decimal,
    comparator: z.enum(['<', '<=', '>', '>=', '~']).nullable(),
    uncertainty: text,
    censor: z
      .enum(['below_limit', 'not_detected', 'not_read', 'not_exchanged', 'unused', 'damaged', 'absent'])
      .nullable(),
    rawUnit: text,
    unit: text.describe('UCUM.'),
    canonicalValue: decimal,
    canonicalUnit: text,
    frequency: z
      .strictObject({ min: z.string(), max: z.string(), period: z.string(), periodMax: text, periodUnit })
      .nullable(),
    perDay: amount,
    duration: z.strictObject({ value: z.string(), unit: periodUnit }).nullable(),
    asNeeded: z.boolean(),
    form: text,
    route: text,
    role: z.enum(DOSE_ROLES),
    unitSource,
    confidence: z.number().min(0).max(1),
    sameAs: text.describe('The dose on another sheet that is counted instead of this one.'),
    warnings: z.array(z.string()).describe('Warning codes.'),
    rules: z.array(z.enum(DOSE_REASONS)).describe('IDs of the rules that classified the dose.'),
  })
  .meta({ id: 'Dose' })

/** The user's decisions: none of them is among the doses. */
const decisionSchema = z
  .strictObject({
    sheet: z.string(),
    cell: text.describe('Null if the question is about a whole column.'),
    column: z.string(),
    header: z.string(),
    raw: z.string(),
    reason: z.enum(DECISION_REASONS),
    alternatives: z.array(z.string()),
    count: count.describe('The number of cells the question covers.'),
    columns: z
      .array(z.string())
      .optional()
      .describe(
        'For a question about several columns, or several cells of a row: the letters. The answer holds for all.',
      ),
    proposal: z.string().optional().describe('The unit that the sizes of the numbers suggest, in UCUM.'),
    others: z
      .strictObject({ count, least: z.string(), largest: z.string(), unit: z.string() })
      .optional()
      .describe('For an outlier: the doses it’s compared with.'),
    check: z
      .array(z.string())
      .optional()
      .describe('For a total or statistic that the doses contradict: the ranges where a dose may be wrong.'),
  })
  .meta({ id: 'DoseDecision' })

/** A row whose numbers aren't a person's doses. */
const excludedSchema = z
  .strictObject({
    sheet: z.string(),
    row: z.int().min(1).describe('As the spreadsheet shows it.'),
    label: z.string(),
    kind: z.enum(EXCLUDED_KINDS),
    rules: z.array(z.string()).describe('IDs of the rules that left the row out.'),
  })
  .meta({ id: 'ExcludedRow' })

const columnSchema = z
  .strictObject({
    sheet: z.string(),
    table: count.describe('The index of the table on its sheet, from 0.'),
    column: z.string().describe('The column letter.'),
    header: z.string(),
    role: z.enum([...DOSE_ROLES, ...ABOUT_ROLES]),
    holds: z.enum(['values', 'strengths', 'instructions']).nullable(),
    quantity,
    unit: text,
    unitSource,
    position,
    period: text,
    subject: text,
    confidence: z.number().min(0).max(1),
    doubts: z.array(
      z.enum([
        'unitUnknown',
        'unitAssumed',
        'twoUnits',
        'quantityAgainstUnit',
        'perhapsDoses',
        'unusualMagnitude',
        'roleUnsure',
        'dateUnsure',
      ]),
    ),
    chosen: z.boolean().describe('Whether a mapping set it.'),
  })
  .meta({ id: 'DoseColumn' })

const totalSchema = z
  .strictObject({
    subject: subjectSchema,
    quantity: z.enum(QUANTITIES),
    position,
    period: text.describe('`2024`, `2024-Q3` or `2024-03`; null if the doses have no dates.'),
    lower: z.string(),
    upper: decimal.describe('Null if a detection limit isn’t given or a badge wasn’t read.'),
    unit: z.string(),
    n: count,
    censored: count,
  })
  .meta({ id: 'DoseTotal' })

const exceedanceSchema = z
  .strictObject({
    subject: subjectSchema,
    quantity: z.enum(QUANTITIES),
    position,
    period: z.string(),
    lower: z.string(),
    upper: decimal,
    unit: z.string(),
    limit: z.string(),
    limitId: z.string(),
    profile: z.string(),
    sure: z
      .boolean()
      .describe('False if the limit is exceeded only with values below detection at the detection limit.'),
    partial: z.boolean().describe('Whether the doses cover only part of the limit’s period.'),
  })
  .meta({ id: 'DoseExceedance' })

const change = z.enum(['rose', 'fell', 'same', 'unsure', 'new', 'missing'])

const comparisonSchema = z
  .strictObject({
    before: z.string().describe('The name of the other file.'),
    counts: z.record(change, count),
    count,
    rows: z.array(
      z.strictObject({
        subject: subjectSchema,
        quantity: z.enum(QUANTITIES),
        position,
        unit: z.string(),
        before: interval,
        now: interval,
        beforePeriod: text.describe('The period of the sum, such as `2024-Q3`.'),
        nowPeriod: text,
        change,
      }),
    ),
  })
  .meta({ id: 'DoseComparison' })

/** A sheet with doses: `cells` is `doses`, `censored`, `waiting` and `excluded` together. */
const sheetSchema = z
  .strictObject({
    sheet: z.string(),
    cells: count,
    doses: count.describe('Cells with a dose that counts.'),
    censored: count.describe('Cells below detection, or not read.'),
    waiting: count.describe('Cells that wait for an answer.'),
    excluded: count.describe('Statistics, totals, control badges, limits, repeated doses, and what was rejected.'),
    excludedRoles: z.array(z.enum(DOSE_ROLES)),
    quantities: z.array(z.enum(QUANTITIES)),
    units: z.array(z.string()).describe('UCUM.'),
    people: count,
    exceedances: count.nullable().describe('Null where nothing was compared.'),
    notCompared: z.enum(NOT_COMPARED).nullable().describe('Why nothing was compared.'),
  })
  .meta({ id: 'DoseSheet' })

const because = z.strictObject({
  by: z.enum(DECIDED_BY),
  cell: text.describe('The cell with the reason; null for a person’s choice.'),
  text: z.string().describe('The text of the cell.'),
})
const place = { sheet: z.string(), because }
const columns = { table: count, columns: z.array(z.string()).describe('Their letters.') }
const rowNumber = z.int().min(1).describe('As the spreadsheet shows it.')

/** What was decided from the file alone, and the cell with the reason. */
const decidedSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('header'), ...place, first: rowNumber, last: rowNumber }),
    z.strictObject({ kind: z.literal('unit'), ...place, ...columns, unit: z.string().describe('UCUM.') }),
    z.strictObject({ kind: z.literal('decimal'), ...place, mark: z.enum(['.', ',']) }),
    z.strictObject({ kind: z.literal('role'), ...place, ...columns, role: z.enum(DOSE_ROLES) }),
    z.strictObject({
      kind: z.literal('excluded'),
      ...place,
      what: z.enum(EXCLUDED_KINDS),
      rows: z.array(rowNumber),
    }),
    z.strictObject({ kind: z.literal('censored'), ...place, count, most: decimal, unit: text }),
  ])
  .meta({ id: 'DecidedFromFile' })

/** The limits that the file's own words name. */
const namedSchema = z
  .strictObject({
    name: z.string().describe('Of the profile.'),
    sheet: z.string(),
    cell: text,
    words: z.string().describe('As the file has them.'),
    used: z.boolean().describe('Whether the limits were used although no person chose them.'),
  })
  .meta({ id: 'NamedLimits' })

/** What was found in a file, as far as a screen shows it; a run answers it and so does a look at what a run would give. */
export const doseReportSchema = z
  .strictObject({
    doses: first(doseSchema),
    roles: z.record(z.enum(DOSE_ROLES), count).describe('The number of doses of each role.'),
    people: count.describe('The number of people, places or devices with doses.'),
    reconciliation: z.strictObject({
      numericCells: count,
      doses: count,
      censored: count,
      rejected: count,
      balanced: z.boolean(),
    }),
    ledger: z
      .strictObject({
        rows: z.record(z.enum(LEDGER_ROWS), count).describe('The number of rows of dose tables by kind.'),
        unexplained: count.describe('The number of numbers that belong to no dose, heading or known column.'),
      })
      .nullable(),
    sheets: first(sheetSchema).optional().describe('Sheets with doses; older results have none.'),
    decided: z.array(decidedSchema).optional().describe('What was decided from the file alone.'),
    excluded: first(excludedSchema),
    decisions: first(decisionSchema),
    columns: first(columnSchema),
    totals: z
      .strictObject({ people: count, shown: count, rows: z.array(totalSchema) })
      .describe('The sums of the people shown: by year, and by quarter and month unless there are too many.'),
    exceedances: first(exceedanceSchema),
    comparison: comparisonSchema.nullable(),
    profile: profileSchema.nullable().describe('The limits used for the comparison.'),
    named: namedSchema.nullable().optional().describe('The limits that the file’s words name.'),
    without: z
      .array(
        z.strictObject({
          sheet: z.string(),
          reason: z.enum(['noNumbers', 'noDoseWords', 'unitsWithoutValues', 'headersSayNothing', 'empty']),
        }),
      )
      .describe('Sheets without doses, with the reason.'),
    shape: z.string().describe('The layout’s fingerprint: files with the same one share a saved mapping.'),
    mappingRemembered: z.boolean().describe('Whether a mapping saved for this layout was applied.'),
  })
  .meta({ id: 'DoseReport' })

const rowKind = z.enum([
  'total',
  'subtotal',
  'statistic',
  'count',
  'control',
  'limit',
  'header',
  'group',
  'note',
  'blank',
])

/** The beginning of a table as it is in the file. */
const beginningSchema = z
  .strictObject({
    sheet: z.string(),
    table: count,
    hidden: z.boolean(),
    titles: z.array(z.string()),
    rows: count.describe('The range of rows below the header.'),
    preview: z.array(
      z.strictObject({
        row: z.int().min(1).describe('As the spreadsheet shows it.'),
        kind: rowKind.nullable().describe('Null for ordinary data.'),
        cells: z.array(z.strictObject({ column: z.string(), text: z.string() })).describe('Cells that aren’t empty.'),
      }),
    ),
  })
  .meta({ id: 'DoseTable' })

/** The schema of `PackedRows` in the API. */
export const packedRowsSchema = z
  .strictObject({
    count: z.int().min(0),
    fields: z
      .record(
        z.string(),
        z.strictObject({
          values: z
            .array(z.unknown())
            .describe('The different values: a single one applies to all rows; otherwise there is one per row.'),
          at: z.array(z.int().min(0)).nullable().describe('For each row, the index of its value.'),
        }),
      )
      .describe('By the name of the field in a row.'),
  })
  .meta({ id: 'PackedRows' })

/** What would be extracted from a file, with the beginning of each of its tables. */
export const doseInspectionSchema = doseReportSchema
  .extend({
    tables: z.array(beginningSchema),
    allDoses: packedRowsSchema
      .optional()
      .describe('The fields of every `Dose`, up to 100,000, if `doses` has only the first ones.'),
  })
  .meta({ id: 'DoseInspection' })

export type DoseReport = z.infer<typeof doseReportSchema>
export type DoseInspectionReport = z.infer<typeof doseInspectionSchema>
