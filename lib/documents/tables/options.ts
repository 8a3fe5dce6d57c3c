import type { GateLimits } from '../ooxml/limits'
import type { DataLanguage } from '../spreadsheets/language'
import type { View } from './reader/story-state'
import type { TypeChoice } from './typing/choice'

/** How a Word file's tables are read. */
export interface ReadOptions {
  /** Which side of tracked changes counts: `accepted` unless chosen. */
  readonly view?: View
  readonly limits?: GateLimits
}

/** What is made of a Word file's tables. */
export interface ParseOptions extends ReadOptions {
  /** Whether tables that pages split are put together. They are unless told otherwise. */
  readonly join?: boolean
  /** Merged cells stay merged, or each of their places has the text. `keep` unless chosen. */
  readonly merges?: 'keep' | 'fill'
  /** A sheet for each table, or one for all. `sheets` unless chosen. */
  readonly layout?: 'sheets' | 'one'
  /** `csv` is a zip of them. `xlsx` unless chosen. */
  readonly format?: 'xlsx' | 'csv' | 'json'
  /** That of the data: of its numbers and dates. `auto`, unless chosen, takes the file's own. */
  readonly language?: DataLanguage | 'auto'
  /** What a person says that columns are; of two for one column the later holds. The evidence settles all others. */
  readonly types?: readonly TypeChoice[]
  /** The ids of the tables that are written, as inspection gives them; all without it. */
  readonly tables?: readonly string[]
}
