import type { Box } from '../reading/content'
import type { Word } from '../text/words'
import type { RuleLine } from './rule-lines'

export interface GridCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  readonly words: readonly Word[]
  readonly box: Box
}

/** How part of a page is divided into rows and columns. */
export interface Grid {
  readonly box: Box
  /** Edges of columns and rows: one more than there are columns and rows. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly cells: readonly GridCell[]
  /** Rules separate the columns; rules separate the rows. */
  readonly ruledColumns: boolean
  readonly ruledRows: boolean
  /** The columns are those of a printed spreadsheet without rules. */
  readonly isSpreadsheet?: boolean
  /** The horizontal rules. */
  readonly across?: readonly RuleLine[]
  /** Whether a vertical rule is drawn in any of these rows. */
  readonly ruledBetween?: (col: number, rows: readonly number[]) => boolean
}
