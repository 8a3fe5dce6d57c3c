import { PREMIUM_GATE, type GateLimits } from '../ooxml/limits'
import type { DataLanguage } from '../spreadsheets/language'
import type { SheetDate } from '../spreadsheets/model'
import type { Mapping } from './matching/mapping'
import type { Profile } from './values/profile'

/** What is done where there is nothing to print: nothing is said, it is reported, or the row's document is not made. */
export type MissingPolicy = 'blank' | 'warn' | 'block'

/** A cell that a person has typed another text into, over what the file has. */
export interface CellChange {
  /** As the spreadsheet shows it, from 1. */
  readonly row: number
  /** The column's letter. */
  readonly column: string
  /** What the cell shows now; empty for an empty one. */
  readonly text: string
}

export interface GenerateOptions {
  /** The sheet's name; without it the first that contains a table. */
  readonly sheet?: string
  /** As the spreadsheet shows it, from 1; without it it is looked for. */
  readonly headerRow?: number
  /** Whether rows that the sheet hides, by hand or by a filter, count. They do by default. */
  readonly includeHidden?: boolean
  /** Only these rows, as the spreadsheet shows their numbers: to make what failed once more. */
  readonly rows?: readonly number[]
  /** Rows that aren't data, besides those that are left out because they add up others, by their numbers. */
  readonly excludeRows?: readonly number[]
  /** Rows that are data although they look like totals, notes or signatures. */
  readonly includeRows?: readonly number[]
  readonly mapping?: Mapping
  /** From a tag's name to a text that it prints in every document. */
  readonly constants?: Readonly<Record<string, string>>
  /** Cells of the data as a person has corrected them; the file itself stays as it is. */
  readonly changes?: readonly CellChange[]
  /** `warn` unless chosen. */
  readonly missing?: MissingPolicy
  /** Of the file names, such as `Акт {№}`. */
  readonly pattern?: string
  /** That of the data: of dates, numbers and `{today}`. `auto`, unless chosen, takes the template's. */
  readonly language?: DataLanguage | 'auto'
  /** The language that a person asked messages in, for documents whose own language nothing tells. */
  readonly messagesIn?: DataLanguage
  /** `docx` and `xlsx` are for one document alone, of the template's kind; `pdf` is all of them joined; `auto` gives a zip for several and the document for one. */
  readonly output?: 'auto' | 'zip' | 'docx' | 'xlsx' | 'pdf'
  /** In a zip, or as the one document: PDF in place of Word's. */
  readonly pdf?: boolean
  /** One merged document of all rows. */
  readonly single?: boolean
  /** One document for all rows that agree in these columns, by header or letter; `*` alone for all rows in one. */
  readonly groupBy?: readonly string[]
  readonly profile?: Profile
  /** The fingerprints of documents that were made before, by their rows (act-run.ts): what is the same is not made again. */
  readonly known?: Readonly<Record<string, string>>
  /** The column, by header or letter, that contains the address which each row's document, or each group's, is sent to. */
  readonly mailColumn?: string
  /** Of the mails, with columns as tags; without it each mail is called by its file. */
  readonly mailSubject?: string
  /** The text of the emails. */
  readonly mailText?: string
  /** The day that `{today}` prints; without it the machine's. */
  readonly today?: SheetDate
  readonly limits?: GenerateLimits
}

export interface GenerateLimits {
  readonly maxRows: number
  readonly gate: GateLimits
}

/** The highest plan's. */
export const STANDARD_LIMITS: GenerateLimits = { maxRows: 20_000, gate: PREMIUM_GATE }

/** The day in a time zone (IANA), without a time; the machine's own without one. @throws RangeError for a zone that there is not */
export function localToday(timeZone?: string, now = new Date()): SheetDate {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 0, day = 0] = (['year', 'month', 'day'] as const).map((part) => parts.get(part))
  return { kind: 'date', year, month, day, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false }
}
