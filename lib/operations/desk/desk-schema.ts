import { z } from 'zod'
import { OperationKind } from '@/lib/db/generated/enums'
import { keptColumnMappingSchema } from '@/lib/doses/mapping-schema'
import { profileSchema } from '@/lib/doses/profile-schema'
import { plainText } from '@/lib/plain-text'
import { templateSchema } from '@/lib/templates/template-answer'
import { sessionIdSchema } from '../document-sessions'
import { matchHowSchema } from '../inspect-answer'
import { extractDosesSettingsSchema } from '../tools/extract-doses-settings'
import { changeSchema } from '../tools/generate-settings'
import { parseTableSettingsSchema } from '../tools/parse-table-settings'

export const deskQuerySchema = z.strictObject({ tool: z.enum(Object.values(OperationKind)) })

export type DeskTool = z.infer<typeof deskQuerySchema>['tool']

/** The largest body in bytes: ten thousand tags or decisions, and none of a file's rows. */
export const MAX_DESK_BYTES = 512 * 1024

/** Text as a user typed it or a file contains it, possibly with several lines; PostgreSQL can't store the rest. */
function anyText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[^\u0000\p{Cs}]*$/u)
}

const columnSchema = z.strictObject({ letter: plainText(3), header: anyText(5_000) })

const choiceSchema = z.discriminatedUnion('kind', [
  columnSchema.extend({ kind: z.literal('column'), before: matchHowSchema }),
  z.strictObject({ kind: z.literal('same'), text: anyText(2_000), before: matchHowSchema }),
  z.strictObject({ kind: z.literal('empty'), before: matchHowSchema }),
])

const { row, column, text } = changeSchema.shape
const moment = z.int().min(0).describe('In milliseconds of Unix time.')

/** The user's changes to cells and rows. */
const editsSchema = z.strictObject({
  cells: z.array(z.strictObject({ row, column, text, before: anyText(40_000), at: moment })).max(2_000),
  rows: z.array(z.strictObject({ row, kind: z.enum(['out', 'data']), at: moment })).max(20_000),
})

const language = z.enum(['auto', 'ru', 'ro', 'en'])

/** The generator's settings, exactly as its screen stores them. */
const generateSettingsSchema = z.strictObject({
  sheet: plainText(255).nullable(),
  headerRow: z.int().min(1).max(1_048_576).nullable(),
  choices: z.record(anyText(500), choiceSchema).describe('By tag name.'),
  edits: editsSchema.optional(),
  options: z.strictObject({
    single: z.boolean(),
    format: z.enum(['docx', 'pdf']),
    missing: z.enum(['blank', 'warn', 'block']),
    pattern: anyText(2_000),
    language,
    groupBy: z.union([z.literal('all'), z.array(columnSchema).max(100)]),
    includeHidden: z.boolean(),
    mailing: z.enum(['none', 'addresses', 'rows']),
    email: anyText(10_000),
    mailColumn: columnSchema.nullable(),
    mailTest: z.boolean(),
    mailSubject: anyText(2_000),
    mailText: anyText(20_000),
    onlyChanged: z.boolean(),
  }),
})

const { types, tables, frames } = parseTableSettingsSchema.shape

const tablesSettingsSchema = z.strictObject({
  reading: z.strictObject({ view: z.enum(['accepted', 'original']), join: z.boolean(), language }),
  writing: z.strictObject({
    layout: z.enum(['sheets', 'one']),
    format: z.enum(['xlsx', 'csv', 'json']),
    merges: z.enum(['keep', 'fill']),
  }),
  types: types.unwrap(),
  frames,
  only: tables.unwrap().nullable().describe('The only tables to export, until the tables are known.'),
  left: z.array(plainText(20)).max(10_000).describe('The tables that aren’t exported.'),
  shown: plainText(20).nullable(),
})

const { resolutions, includedRows } = extractDosesSettingsSchema.shape

const dosesSettingsSchema = z.strictObject({
  reading: z.strictObject({
    language,
    profile: profileSchema.nullable(),
    suggest: z.boolean().optional().describe('Without a profile, the limits that the file names are compared with.'),
  }),
  includedRows,
  writing: z.strictObject({ format: z.enum(['xlsx', 'csv', 'json']), remember: z.boolean() }),
  mapping: z.array(keptColumnMappingSchema).max(500).nullable(),
  hadRemembered: z.boolean(),
  resolutions: resolutions.unwrap(),
  shown: z.int().min(0).max(100_000),
})

/** The run that the screen shows, running or ended. */
const runSchema = z.strictObject({
  operationId: plainText(100).min(1),
  startedAt: z.int().min(0).describe('Unix time in milliseconds.'),
  tookMs: z.int().min(0).nullable().describe('Null while the run is in progress.'),
  count: z.int().min(0).nullable().describe('The number of documents or tables to create, if known.'),
  rows: z.int().min(0),
  again: z.boolean().describe('Whether it creates only what failed in an earlier run.'),
})

export type DeskRun = z.infer<typeof runSchema>

const roleSchema = z.enum(['data', 'template', 'document', 'before'])

/** The name of a file that has expired, or whose upload didn't finish. */
const goneSchema = z.strictObject({
  role: roleSchema,
  name: plainText(500),
  at: z.iso.datetime().nullable().describe('When it expired; null if it was deleted earlier.'),
  unfinished: z.literal(true).optional().describe('Set if it hasn’t been uploaded completely.'),
})

const common = {
  sessionId: sessionIdSchema.describe('The document session that contains the files.'),
  files: z
    .array(z.strictObject({ role: roleSchema, name: plainText(500) }))
    .max(4)
    .describe('The names of the files in the document session.'),
  templateId: plainText(100).nullable().describe('A saved template used instead of a file.'),
  gone: z.array(goneSchema).max(4).describe('Files that must be chosen again.'),
  run: runSchema.nullable(),
  last: plainText(100).min(1).nullable().describe('The previous operation, whose result can still be downloaded.'),
}

const GENERATE = { tool: z.literal('generate'), settings: generateSettingsSchema }
const TABLES = { tool: z.literal('tables'), settings: tablesSettingsSchema }
const DOSES = { tool: z.literal('doses'), settings: dosesSettingsSchema }

/** What a screen saves. */
export const deskSchema = z
  .discriminatedUnion('tool', [
    z.strictObject({ ...common, ...GENERATE }),
    z.strictObject({ ...common, ...TABLES }),
    z.strictObject({ ...common, ...DOSES }),
  ])
  .meta({ id: 'Desk' })

export type DeskContent<Tool extends DeskTool = DeskTool> = Extract<z.infer<typeof deskSchema>, { tool: Tool }>

export const savedDeskSchema = z.strictObject({
  success: z.literal(true),
  version: z.int().min(1).describe('The version in the ETag, for `If-Match`.'),
})

const opened = {
  ...common,
  success: z.literal(true),
  version: z.int().min(1).describe('The version in the ETag, for `If-Match`.'),
  savedAt: z.iso.datetime(),
  files: z.array(z.strictObject({ role: roleSchema, name: plainText(500), size: z.int().min(0) })),
  templateId: z.null(),
  template: templateSchema.nullable(),
}

/** The desk as it is opened: its files as they are kept now. */
export const openedDeskSchema = z
  .discriminatedUnion('tool', [
    z.strictObject({ ...opened, ...GENERATE }),
    z.strictObject({ ...opened, ...TABLES }),
    z.strictObject({ ...opened, ...DOSES }),
  ])
  .meta({ id: 'OpenedDesk' })

export type OpenedDesk<Tool extends DeskTool = DeskTool> = Extract<z.infer<typeof openedDeskSchema>, { tool: Tool }>
