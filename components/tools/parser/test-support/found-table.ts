import type { FoundColumn, FoundTable } from '../answers'

type Cell = FoundTable['preview'][number]

/** A cell of a preview. */
export function cell(row: number, col: number, text: string, more: Partial<Cell> = {}): Cell {
  return { row, col, rowSpan: 1, colSpan: 1, text, type: 'text', value: null, numFmt: null, look: null, ...more }
}

/** A table of these cells. */
export function found(preview: readonly Cell[], more: Partial<FoundTable> = {}): FoundTable {
  const rows = Math.max(...preview.map(({ row, rowSpan }) => row + rowSpan))
  const cols = Math.max(...preview.map(({ col, colSpan }) => col + colSpan))
  return {
    id: 't1',
    number: 1,
    part: 'word/document.xml',
    where: 'body',
    parentId: null,
    parentCell: null,
    caption: null,
    heading: null,
    page: null,
    rows,
    cols,
    headerRows: 0,
    head: 0,
    joinedFrom: [],
    types: { text: 0, number: 0, percent: 0, date: 0, boolean: 0, empty: 0 },
    look: { kept: 0, odd: 0, unread: 0 },
    merged: 0,
    notes: 0,
    pictures: 0,
    shown: { from: 0, to: rows, cols },
    columns: [],
    preview,
    ...more,
  }
}

/** A column of a table, by default of plain numbers. */
export function foundColumn(more: Partial<FoundColumn> = {}): FoundColumn {
  return {
    column: 0,
    type: 'number',
    numFmt: '0',
    evidence: 'whole',
    chosen: null,
    typed: 2,
    texts: 0,
    offers: [],
    look: { kept: 0, odd: 0, unread: 0 },
    ...more,
  }
}
