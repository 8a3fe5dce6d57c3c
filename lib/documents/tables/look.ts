import type { CellTyping, ShapedTable } from './model'

/** Why a person should look at a cell: it looks like a number and stays a text, or it is a text in a column of numbers. */
export type Look = 'kept' | 'odd'

const FIGURES: ReadonlySet<CellTyping['type']> = new Set(['number', 'percent', 'date'])

/**
 * The cells under a table's head that a person should look at, by their index in `cells`.
 * @param head how many rows from the top name the columns
 */
export function cellsToLook({ cells, typing }: Pick<ShapedTable, 'cells' | 'typing'>, head: number): Map<number, Look> {
  const found = new Map<number, Look>()
  const columns = new Map<number, { figures: number; texts: number[] }>()
  for (const [index, { row, col, colSpan }] of cells.entries()) {
    const typed = typing[index]
    if (row < head || typed === undefined) continue
    if (typed.quotePrefix && typed.type === 'text') found.set(index, 'kept')
    if (colSpan > 1) continue
    const column = columns.get(col) ?? { figures: 0, texts: [] }
    columns.set(col, column)
    if (FIGURES.has(typed.type)) column.figures++
    else if (typed.type === 'text') column.texts.push(index)
  }
  for (const { figures, texts } of columns.values()) {
    // Where texts are as many, the column is no column of numbers.
    if (figures <= texts.length) continue
    for (const index of texts) if (!found.has(index)) found.set(index, 'odd')
  }
  return found
}
