import {
  type CellMiss,
  type Comparison,
  plain,
  sameCell,
} from '@/lib/documents/word-tables/reader/test-support/compare'
import type { PlainCell, PlainTable } from '@/lib/documents/word-tables/reader/test-support/plain-table'

/** What one program makes of a document's tables; of LibreOffice's the texts alone count. */
export interface Reading {
  readonly tables: readonly PlainTable[]
  readonly textsAlone: boolean
}

function cellAt(table: PlainTable | undefined, { row, col }: PlainCell): PlainCell | undefined {
  return table?.cells.find((cell) => cell.row === row && cell.col === col)
}

/** Where LibreOffice makes one table of two that touch, its texts are looked for in all of them. */
function confirms({ tables, textsAlone }: Reading, reading: Reading, table: number, cell: PlainCell): boolean {
  if (textsAlone && tables.length !== reading.tables.length)
    return cell.text !== '' && tables.some(({ cells }) => cells.some(({ text }) => plain(text) === plain(cell.text)))
  const other = cellAt(tables[table], cell)
  return other !== undefined && (textsAlone ? plain(other.text) === plain(cell.text) : sameCell(cell, other))
}

/**
 * Compares with the cells on which two programs agree. If two pairs agree on different results, the cell is skipped.
 */
export function compareAgreed(ours: readonly PlainTable[], readings: readonly Reading[]): Comparison {
  const agreed = new Map<string, { table: number; cell: PlainCell } | null>()
  for (const reading of readings.filter(({ textsAlone }) => !textsAlone)) {
    const others = readings.filter((other) => other !== reading)
    for (const [table, { cells }] of reading.tables.entries()) {
      for (const cell of cells.filter((each) => others.some((other) => confirms(other, reading, table, each)))) {
        const place = `${table} ${cell.row},${cell.col}`
        const known = agreed.get(place)
        agreed.set(
          place,
          known === undefined || (known !== null && sameCell(known.cell, cell)) ? { table, cell } : null,
        )
      }
    }
  }
  let right = 0
  const misses: CellMiss[] = []
  for (const { table, cell } of [...agreed.values()].filter((each) => each !== null)) {
    const mine = cellAt(ours[table], cell) ?? null
    if (mine !== null && sameCell(mine, cell)) right++
    else misses.push({ table, row: cell.row, col: cell.col, ours: mine, theirs: cell })
  }
  return { right, misses }
}
