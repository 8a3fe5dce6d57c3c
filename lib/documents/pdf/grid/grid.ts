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

/** How a part of a page falls into rows and columns. */
export interface Grid {
  readonly box: Box
  /** Edges of columns and rows, one more than there are of them. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly cells: readonly GridCell[]
  /** Columns parted by rules, and rows. */
  readonly ruledColumns: boolean
  readonly ruledRows: boolean
  /** The rules along its rows. */
  readonly across?: readonly RuleLine[]
  /** Whether a rule is drawn over any of these rows in a column. */
  readonly ruledBetween?: (col: number, rows: readonly number[]) => boolean
}
