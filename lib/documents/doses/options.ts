import type { GateLimits } from '../ooxml/limits'
import type { NamedFile } from '../tool'
import type { LimitProfile } from './limits/profiles'
import type { DoseLanguage } from './lexicon/types'
import type { ColumnMapping } from './layout-model'
import type { DecisionReason } from './model'

/** What a person decided of one place that needed it: `column` with no cell is all of a column. */
export interface Resolution {
  readonly sheet: string
  /** A1; null for a column. */
  readonly cell: string | null
  readonly column: string | null
  /** Which question of the cell it answers; without one any. A column is asked once. */
  readonly reason?: DecisionReason | undefined
  /** Which of the decision's alternatives, from 0; or no dose at all. */
  readonly choice: 'reject' | number
}

/** A row that a person put back among the data. */
export interface IncludedRow {
  readonly sheet: string
  /** From 1, as the spreadsheet shows it. */
  readonly row: number
}

/** How a file's doses are read and what is made of them. */
export interface DoseOptions {
  /** That of the data's words. `auto` unless chosen. */
  readonly language?: DoseLanguage | 'auto'
  /** The name of a profile that comes with the product, or one's own. Without it nothing is compared with a limit. */
  readonly profile?: string | LimitProfile
  /** Without `profile`, the limits that the file's own words name are compared with. */
  readonly suggestLimits?: boolean
  readonly mapping?: readonly ColumnMapping[]
  /** Earlier mappings by `layoutShape`. That of this file's shape holds where `mapping` is not given at all. */
  readonly remembered?: Readonly<Record<string, readonly ColumnMapping[]>>
  readonly resolutions?: readonly Resolution[]
  /** Rows that were left out as statistics or totals, and are data after all. */
  readonly includedRows?: readonly IncludedRow[]
  /** `csv` is a zip of them. `xlsx` unless chosen. */
  readonly format?: 'xlsx' | 'csv' | 'json'
  /** The file of the period before, to be compared with. */
  readonly before?: NamedFile
  readonly limits?: GateLimits
}
