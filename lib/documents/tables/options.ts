import type { ShapedReadOptions } from '../word-tables/options'

/** What is made of a Word file's tables. */
export interface ParseOptions extends ShapedReadOptions {
  /** Merged cells stay merged, or each of their places has the text. `keep` unless chosen. */
  readonly merges?: 'keep' | 'fill'
  /** A sheet for each table, or one for all. `sheets` unless chosen. */
  readonly layout?: 'sheets' | 'one'
  /** `csv` is a zip of them. `xlsx` unless chosen. */
  readonly format?: 'xlsx' | 'csv' | 'json'
  /** The ids of the tables that are written, as inspection gives them; all without it. */
  readonly tables?: readonly string[]
}
