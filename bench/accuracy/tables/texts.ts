import { type CellMiss, type Comparison, plain } from '@/lib/documents/word-tables/reader/test-support/compare'
import type { PlainCell, PlainTable } from '@/lib/documents/word-tables/reader/test-support/plain-table'

interface Told extends PlainCell {
  readonly table: number
}

/** Returns all cells with text. */
function toldCells(tables: readonly PlainTable[]): Told[] {
  return tables.flatMap(({ cells }, table) =>
    cells.filter(({ text }) => plain(text) !== '').map((cell) => ({ ...cell, table })),
  )
}

/** Returns the cells whose texts the others lack, counting repeats. */
function without(cells: readonly Told[], others: readonly Told[]): Told[] {
  const counts = new Map<string, number>()
  for (const { text } of others) counts.set(plain(text), (counts.get(plain(text)) ?? 0) + 1)
  return cells.filter(({ text }) => {
    const count = counts.get(plain(text)) ?? 0
    counts.set(plain(text), count - 1)
    return count <= 0
  })
}

/** Compares only the texts of cells, regardless of position: LibreOffice joins adjacent tables. */
export function compareTexts(ours: readonly PlainTable[], theirs: readonly PlainTable[]): Comparison {
  const [mine, others] = [toldCells(ours), toldCells(theirs)]
  const [more, less] = [without(mine, others), without(others, mine)]
  const misses: CellMiss[] = []
  for (let index = 0; index < Math.max(more.length, less.length); index++) {
    const [one = null, other = null] = [more[index], less[index]]
    const { table, row, col } = one ?? other ?? { table: 0, row: 0, col: 0 }
    misses.push({ table, row, col, ours: one, theirs: other })
  }
  return { right: mine.length - more.length, misses }
}
