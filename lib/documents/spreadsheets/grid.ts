import { DocumentError } from '../error'
import { PREMIUM_GATE } from '../ooxml/limits'
import type { Cell, Merge, Sheet } from './model'

/** Excel's own. */
export const MAX_ROWS = 1_048_576
export const MAX_COLUMNS = 16_384

/** Checking merged ranges takes time even if many overlap. */
const MERGE_WORK = 20_000_000

/** Counts the cells of a whole workbook as they are made. */
export class CellBudget {
  private cells = 0

  /** @param limit how many there may be */
  constructor(private readonly limit = PREMIUM_GATE.maxCells) {}

  /** @throws DocumentError SHEET_TOO_LARGE */
  spend(cells = 1): void {
    this.cells += cells
    if (this.cells > this.limit) throw new DocumentError('SHEET_TOO_LARGE', { limit: this.limit })
  }
}

/** Whether a zero-based cell is one that Excel has. */
export function isInGrid(row: number, column: number): boolean {
  return row >= 0 && row < MAX_ROWS && column >= 0 && column < MAX_COLUMNS
}

/** Zero-based, inclusive, as a file claims it. */
interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Builds one sheet from cells that really are there: what its file says about its extent is not asked. 1 % of ordinary sheets
 * claim a million rows.
 */
export class GridBuilder {
  private readonly rows: (Cell | undefined)[][] = []
  private width = 0
  private readonly merges: Merge[] = []
  private readonly hiddenRows: Span[] = []
  private readonly hiddenColumns: Span[] = []

  constructor(
    private readonly name: string,
    private readonly hidden: boolean,
    private readonly budget: CellBudget,
  ) {}

  /** @throws DocumentError SHEET_DAMAGED outside Excel's grid, SHEET_TOO_LARGE */
  put(row: number, column: number, cell: Cell | undefined): void {
    if (!isInGrid(row, column)) throw new DocumentError('SHEET_DAMAGED', { part: this.name })
    if (!cell) return
    this.budget.spend()
    const cells = (this.rows[row] ??= [])
    cells[column] = cell
    if (column >= this.width) this.width = column + 1
  }

  merge(range: Merge): void {
    this.merges.push(range)
  }

  hideRows(from: number, to: number): void {
    this.hiddenRows.push({ from, to })
  }

  hideColumns(from: number, to: number): void {
    this.hiddenColumns.push({ from, to })
  }

  /** The sheet, with hidden rows, hidden columns and merged ranges cut to where cells are. */
  build(): Sheet {
    const { rows, width } = this
    const merges = this.merges
      .map((merge) => ({
        ...merge,
        bottom: Math.min(merge.bottom, rows.length - 1),
        right: Math.min(merge.right, width - 1),
      }))
      .filter(({ top, left, bottom, right }) => top <= bottom && left <= right && (top < bottom || left < right))
    this.clearCovered(merges)
    return {
      name: this.name,
      hidden: this.hidden,
      rows,
      width,
      merges,
      hiddenRows: indexes(this.hiddenRows, rows.length),
      hiddenColumns: indexes(this.hiddenColumns, width),
    }
  }

  /** A merged range shows only its first cell, even if a program left content below it. */
  private clearCovered(merges: readonly Merge[]): void {
    let work = 0
    for (const { top, left, bottom, right } of merges) {
      for (let row = top; row <= bottom; row += 1) {
        const cells = this.rows[row]
        work += 1
        if (cells) {
          const last = Math.min(right, cells.length - 1)
          for (let column = row === top ? left + 1 : left; column <= last; column += 1) {
            if (cells[column]) cells[column] = undefined
          }
          work += Math.max(0, last - left)
        }
        if (work > MERGE_WORK) throw new DocumentError('SHEET_DAMAGED', { part: this.name })
      }
    }
  }
}

/** Returns what the spans cover below `end`, checking each index once even if spans repeat it. */
function indexes(spans: readonly Span[], end: number): Set<number> {
  const covered = new Set<number>()
  let next = 0
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    for (next = Math.max(next, from); next <= to && next < end; next += 1) covered.add(next)
  }
  return covered
}
