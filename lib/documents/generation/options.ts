import { DocumentError } from '../error'
import { PREMIUM_GATE, type GateLimits } from '../ooxml/limits'
import type { DataLanguage } from '../spreadsheets/language'
import type { SheetDate } from '../spreadsheets/model'
import type { Mapping } from './match'
import type { MissingPolicy } from './plan'

export interface GenerateOptions {
  /** The sheet's name; without it the first that holds a table. */
  readonly sheet?: string
  /** As the spreadsheet shows it, from 1; without it it is looked for. */
  readonly headerRow?: number
  readonly mapping?: Mapping
  /** `warn` unless chosen. */
  readonly missing?: MissingPolicy
  /** Of the file names, such as `Акт {№}`. */
  readonly pattern?: string
  /** That of the data: of dates, numbers and `{today}`. `auto`, unless chosen, takes the template's. */
  readonly language?: DataLanguage | 'auto'
  /** `docx` is for one row alone; `auto` gives a zip for several rows and the document for one. */
  readonly output?: 'auto' | 'zip' | 'docx'
  /** One merged document of all rows. */
  readonly single?: boolean
  /** One document for all rows that agree in these columns. */
  readonly groupBy?: readonly string[]
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

/** An option that this version does not know how to fulfil is refused, never passed over. */
export function refuseUnavailable({ single, groupBy }: GenerateOptions): void {
  if (single === true) throw new DocumentError('OPTION_NOT_AVAILABLE', { option: 'single' })
  if (groupBy !== undefined && groupBy.length > 0)
    throw new DocumentError('OPTION_NOT_AVAILABLE', { option: 'groupBy' })
}

/** The machine's own day, without a time. */
export function localToday(now = new Date()): SheetDate {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return { kind: 'date', year, month, day, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false }
}
