import type { Merge } from '../../spreadsheets/model'
import type { OutCell, OutRow } from '../../spreadsheets/writing/sheet'
import type { ShapedTable, WordCell } from '../../word-tables/model'
import { outCell, type CellContext } from './cell'
import { heightOf, linesOf } from '../../spreadsheets/writing/row-height'

/** Rows of a table from one up to another, not with it. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

export interface RowContext {
  readonly fill: boolean
  readonly widths: readonly number[]
  contextOf(cell: WordCell, index: number): CellContext
}

const isMerged = ({ rowSpan, colSpan }: WordCell) => rowSpan > 1 || colSpan > 1

/** How many grid places cells take besides their first. */
export function coveredPlaces({ cells }: Pick<ShapedTable, 'cells'>): number {
  return cells.reduce((sum, { rowSpan, colSpan }) => sum + rowSpan * colSpan - 1, 0)
}

/** The merged ranges of a stretch of rows, its first row at `top`; a merge that the stretch cuts is merged on each side. */
export function mergesOf({ cells }: ShapedTable, { from, to }: RowRange, top: number): Merge[] {
  return cells.filter(isMerged).flatMap(({ row, col, rowSpan, colSpan }) => {
    const [first, last] = [Math.max(row, from), Math.min(row + rowSpan, to) - 1]
    if (last < first || (first === last && colSpan === 1)) return []
    return [{ top: top + first - from, left: col, bottom: top + last - from, right: col + colSpan - 1 }]
  })
}

/**
 * The rows of a table one after another. Where merged cells are filled, each place that they cover has the value; else, where a
 * stretch begins amid a merged cell, its first row has it again.
 */
export function* tableRows(
  table: ShapedTable,
  { from, to }: RowRange,
  context: RowContext,
): Generator<OutRow, void, void> {
  const { cells, typing } = table
  /** What merged cells above have in rows to come. */
  const pending = new Map<number, OutCell[]>()
  let at = 0
  for (let row = 0; row < to; row++) {
    const out: OutCell[] = pending.get(row) ?? []
    const inherited = out.length
    pending.delete(row)
    const begins = at
    for (; cells[at]?.row === row; at++) {
      const cell = cells[at]
      const typed = typing[at]
      if (cell === undefined || typed === undefined) continue
      const isSeen = row >= from
      const merged = isMerged(cell)
      if (!isSeen && !merged) continue
      const made = outCell(cell, typed, context.contextOf(cell, at))
      if (isSeen) out.push(made)
      if (merged) spread(cell, made, { from, to }, context.fill, isSeen ? out : null, pending)
    }
    if (row < from) continue
    if (inherited > 0 || context.fill) out.sort((a, b) => a.col - b.col)
    yield { cells: out, height: context.fill ? null : rowHeight(cells, begins, at, context.widths) }
  }
}

/** Puts a merged cell's value where it covers: in its own row and into those to come. */
function spread(
  cell: WordCell,
  made: OutCell,
  { from, to }: RowRange,
  fill: boolean,
  own: OutCell[] | null,
  pending: Map<number, OutCell[]>,
): void {
  const copy = ({ col }: { readonly col: number }): OutCell => ({ ...made, col, note: null })
  const end = Math.min(cell.row + cell.rowSpan, to)
  if (!fill) {
    if (own !== null || end <= from) return
    pending.set(from, [...(pending.get(from) ?? []), copy(cell)])
    return
  }
  for (let row = Math.max(cell.row, from); row < end; row++) {
    const into = row === cell.row ? own : (pending.get(row) ?? [])
    if (into === null) continue
    for (let col = cell.col; col < cell.col + cell.colSpan; col++) {
      if (row !== cell.row || col !== cell.col) into.push(copy({ col }))
    }
    if (row !== cell.row) pending.set(row, into)
  }
}

function linesIn({ text, col, colSpan }: WordCell, widths: readonly number[]): number {
  const width =
    colSpan === 1 ? (widths[col] ?? 1) : widths.slice(col, col + colSpan).reduce((sum, each) => sum + each, 0)
  return text.length <= width && !text.includes('\n') ? 1 : linesOf(text, width)
}

/** Programs fit a row to its cells but not to merged ones: null where that is enough. */
function rowHeight(cells: readonly WordCell[], begins: number, ends: number, widths: readonly number[]): number | null {
  let [merged, single] = [1, 1]
  for (let at = begins; at < ends; at++) {
    const cell = cells[at]
    if (cell === undefined || cell.rowSpan > 1) continue
    if (cell.colSpan > 1) merged = Math.max(merged, linesIn(cell, widths))
  }
  if (merged === 1) return null
  for (let at = begins; at < ends; at++) {
    const cell = cells[at]
    if (cell?.rowSpan === 1 && cell.colSpan === 1) single = Math.max(single, linesIn(cell, widths))
  }
  return heightOf(Math.max(merged, single))
}
