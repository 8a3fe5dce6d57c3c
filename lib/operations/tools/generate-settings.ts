import { z } from 'zod'
import { plainText } from '@/lib/plain-text'
import { MAX_SUBJECT } from '@/lib/mail/one-line'
import { mappingSchema, templateSettingsSchema } from '@/lib/templates/template-settings'
import type { MailSettings } from '../mail-request'

const MAX_LETTER = 4_000
/** As `plainText`, except for the control characters that part lines. */
const LINES = /^[^\p{Cc}\p{Cs}]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u

const rowNumber = z.int().min(1).max(1_048_576)

/** More corrected cells than anybody types. */
const MAX_CHANGES = 2_000

/** A cell that a user corrected. */
export const changeSchema = z
  .strictObject({
    row: rowNumber,
    column: z
      .string()
      .regex(/^[A-Z]{1,3}$/)
      .describe('Its letter.'),
    text: z.string().max(2_000).regex(LINES).describe('Empty for an empty cell.'),
  })
  .meta({ id: 'CellChange' })

/** The settings of a generator run, as the `options` field's JSON. */
export const generateSettingsSchema = templateSettingsSchema.extend({
  timeZone: plainText(100)
    .optional()
    .describe('The time zone for `{today}`, by its IANA name, such as `Asia/Vladivostok`; by default, the server’s.'),
  sheet: plainText(255).optional(),
  headerRow: rowNumber.optional(),
  mapping: mappingSchema
    .optional()
    .describe('The column for each tag, by header or letter; empty: the tag stays blank.'),
  rows: z
    .array(rowNumber)
    .min(1)
    .max(20_000)
    .optional()
    .describe('Only these rows, by their numbers in the spreadsheet.'),
  excludeRows: z
    .array(rowNumber)
    .max(20_000)
    .optional()
    .describe('Rows to leave out in addition to recognized totals and notes, by their numbers in the spreadsheet.'),
  includeRows: z
    .array(rowNumber)
    .max(20_000)
    .optional()
    .describe('Rows to include although they look like totals, notes or signatures.'),
  heldRows: z
    .array(rowNumber)
    .max(20_000)
    .optional()
    .describe('Rows that wait for a decision: this run doesn’t include them.'),
  constants: z
    .record(plainText(500), plainText(2_000))
    .optional()
    .describe('From a tag to the text that it prints in every document instead of a column’s value.'),
  changes: z
    .array(changeSchema)
    .max(MAX_CHANGES)
    .optional()
    .describe('Cells to read with another text; the file itself isn’t changed.'),
  mailColumn: plainText(300)
    .optional()
    .describe('Emails each document to the address in this column, given by header or letter.'),
  mailTest: z.boolean().optional().describe('With `mailColumn`: sends the first three emails to the caller instead.'),
  mailSubject: plainText(MAX_SUBJECT)
    .optional()
    .describe('The email subject, with tags as in a template: `Акт {№}`. By default, the file name.'),
  mailText: z
    .string()
    .max(MAX_LETTER)
    .regex(LINES)
    .optional()
    .describe(
      'The email text before the file, in plain text with tags as in a template. By default, the standard text.',
    ),
  saveMapping: z.boolean().optional().describe('With `templateId`: saves the mapping with the template.'),
  rerunOf: plainText(100)
    .optional()
    .describe('The ID of an earlier operation, to create only some of its documents again.'),
  only: z
    .enum(['failed', 'changed'])
    .optional()
    .describe('With `rerunOf`: only rows that failed, or only changed documents.'),
})

/** The settings of a run: what was asked for, and what its form’s own fields add. */
export type GenerateSettings = z.infer<typeof generateSettingsSchema> &
  MailSettings & {
    /** Of the kept template that was named. */
    readonly templateId?: string
  }

export const templateIdSchema = plainText(100)
  .optional()
  .describe(
    'A saved template instead of the file `template`; its mapping and settings apply unless `options` sets others.',
  )
