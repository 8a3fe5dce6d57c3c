import type { GateLimits } from '../ooxml/limits'
import type { NamedFile } from '../tool'
import type { LimitProfile } from './limits/profiles'
import type { DoseLanguage } from './lexicon/types'
import type { ColumnMapping } from './layout-model'
import type { DecisionReason } from './model'

/** The user's answer about one place: `column` without a cell is the entire column. */
export interface Resolution {
  readonly sheet: string
  /** In A1 notation; null for a column. */
  readonly cell: string | null
  readonly column: string | null
  /** Which question about the cell it answers; any question if missing. A column has only one question. */
  readonly reason?: DecisionReason | undefined
  /** The index of the chosen alternative, from 0; or that it isn't a dose. */
  readonly choice: 'reject' | number
}

/** A row that the user restored as data. */
export interface IncludedRow {
  readonly sheet: string
  /** From 1, as the spreadsheet shows it. */
  readonly row: number
}

/** Options for reading a file's doses and for the output. */
export interface DoseOptions {
  /** The language of the words in the data. `auto` by default. */
  readonly language?: DoseLanguage | 'auto'
  /** The name of a built-in profile, or a custom one. Without it, nothing is compared with limits. */
  readonly profile?: string | LimitProfile
  /** Without `profile`, compares with the limits that the file's own words name. */
  readonly suggestLimits?: boolean
  readonly mapping?: readonly ColumnMapping[]
  /** Earlier mappings by `layoutShape`. The mapping for this file's shape applies if `mapping` is missing. */
  readonly remembered?: Readonly<Record<string, readonly ColumnMapping[]>>
  readonly resolutions?: readonly Resolution[]
  /** Rows that were left out as statistics or totals but are data. */
  readonly includedRows?: readonly IncludedRow[]
  /** `csv` is a zip of CSV files. `xlsx` by default. */
  readonly format?: 'xlsx' | 'csv' | 'json'
  /** The previous period's file, for comparison. */
  readonly before?: NamedFile
  readonly limits?: GateLimits
}
