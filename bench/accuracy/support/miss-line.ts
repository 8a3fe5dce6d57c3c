import type { CellMiss } from '@/lib/documents/word-tables/reader/test-support/compare'
import type { PlainCell } from '@/lib/documents/word-tables/reader/test-support/plain-table'

export interface DocumentMiss extends CellMiss {
  readonly document: string
}

function shown(cell: PlainCell | null): string {
  if (cell === null) return 'no cell'
  const spans = cell.rowSpan === 1 && cell.colSpan === 1 ? '' : `${cell.rowSpan}×${cell.colSpan} `
  return spans + JSON.stringify(cell.text)
}

/** A cell on which two programs differ, with table, row and column counted from 1. */
export function missLine(
  { document, table, row, col, ours, theirs }: DocumentMiss,
  names = { ours: 'ours', theirs: 'theirs' },
): string {
  const place = `${document}, table ${table + 1}, row ${row + 1}, column ${col + 1}`
  return `${place}: ${names.ours} ${shown(ours)}, ${names.theirs} ${shown(theirs)}`
}
