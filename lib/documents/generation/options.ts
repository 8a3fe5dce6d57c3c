import { PREMIUM_GATE, type GateLimits } from '../ooxml/limits'
import type { DataLanguage } from '../spreadsheets/language'
import type { SheetDate } from '../spreadsheets/model'
import type { Mapping } from './matching/mapping'
import type { Profile } from './values/profile'

/** What happens if there's nothing to print: leave the place blank, leave it blank and warn, or don't create the row's document. */
export type MissingPolicy = 'blank' | 'warn' | 'block'

/** A cell whose text the user has replaced. */
export interface CellChange {
  /** As the spreadsheet shows it, from 1. */
  readonly row: number
  /** The column's letter. */
  readonly column: string
  /** The cell's new text; empty for an empty cell. */
  readonly text: string
}

export interface GenerateOptions {
  /** The sheet's name; by default, the first that contains a table. */
  readonly sheet?: string
  /** The row's number as the spreadsheet shows it, from 1; by default, the header is searched for. */
  readonly headerRow?: number
  /** Whether rows hidden manually or by a filter are included. They are by default. */
  readonly includeHidden?: boolean
  /** Only these rows, by their numbers in the spreadsheet: to retry those that failed. */
  readonly rows?: readonly number[]
  /** The numbers of rows to leave out, in addition to those left out as totals. */
  readonly excludeRows?: readonly number[]
  /** Rows that are data although they look like totals, notes or signatures. */
  readonly includeRows?: readonly number[]
  readonly mapping?: Mapping
  /** By a tag's name, the text that it prints in every document. */
  readonly constants?: Readonly<Record<string, string>>
  /** Cells that the user has corrected; the file itself isn't changed. */
  readonly changes?: readonly CellChange[]
  /** `warn` by default. */
  readonly missing?: MissingPolicy
  /** The pattern of the file names, such as `Акт {№}`. */
  readonly pattern?: string
  /** The language of dates, numbers and `{today}`. `auto`, the default, is the template's. */
  readonly language?: DataLanguage | 'auto'
  /** The language of messages, used for documents whose language is unknown. */
  readonly messagesIn?: DataLanguage
  /** `docx` and `xlsx` are for a single document of the template's kind; `pdf` joins all documents; `auto` is a zip of several or the single document. */
  readonly output?: 'auto' | 'zip' | 'docx' | 'xlsx' | 'pdf'
  /** PDFs instead of Word documents, in a zip or as the single document. */
  readonly pdf?: boolean
  /** Merge all rows into one document. */
  readonly single?: boolean
  /** One document for the rows with the same values in these columns (header or letter); `*` for all rows in one. */
  readonly groupBy?: readonly string[]
  readonly profile?: Profile
  /** Fingerprints of documents created before, by their rows (act-run.ts): unchanged documents aren't created again. */
  readonly known?: Readonly<Record<string, string>>
  /** The column (header or letter) with the address that each row's or group's document is sent to. */
  readonly mailColumn?: string
  /** The subject of the emails, with columns as tags; by default, the file's name. */
  readonly mailSubject?: string
  /** The text of the emails. */
  readonly mailText?: string
  /** The day that `{today}` prints; by default, today on this machine. */
  readonly today?: SheetDate
  readonly limits?: GenerateLimits
}

export interface GenerateLimits {
  readonly maxRows: number
  readonly gate: GateLimits
}

/** The limits of the highest plan. */
export const STANDARD_LIMITS: GenerateLimits = { maxRows: 20_000, gate: PREMIUM_GATE }

/** Returns today's date in a time zone (IANA), by default the machine's. @throws RangeError for an unknown zone */
export function localToday(timeZone?: string, now = new Date()): SheetDate {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 0, day = 0] = (['year', 'month', 'day'] as const).map((part) => parts.get(part))
  return { kind: 'date', year, month, day, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false }
}
