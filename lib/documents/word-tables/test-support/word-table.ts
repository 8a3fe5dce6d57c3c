import type { CellTyping, ShapedTable, WordCell, WordTable } from '../model'
import { headerDepth } from '../typing/header-depth'

/** A cell as a test writes it: its text, or more of it. */
export type CellLike = string | (Partial<WordCell> & { readonly typing?: CellTyping })

const NONE: readonly never[] = []
const TEXT: CellTyping = { type: 'text', value: null, numFmt: null, quotePrefix: false }

function cellOf(like: CellLike, row: number, col: number): WordCell {
  const given = typeof like === 'string' ? { text: like } : like
  const { text = '', colSpan = 1 } = given
  const runs = text === '' ? NONE : [{ text, bold: false, italic: false, position: 'base' as const, link: null }]
  return {
    row,
    col,
    rowSpan: 1,
    colSpan,
    text,
    runs,
    notes: NONE,
    pictures: NONE,
    fill: null,
    align: null,
    tables: NONE,
    languages: NONE,
    ...given,
  }
}

/** A cell all of whose text is bold. */
export function bold(text: string): CellLike {
  return { text, runs: [{ text, bold: true, italic: false, position: 'base', link: null }] }
}

/** A table of rows of cells; a cell's column follows from the spans before it in its row unless it is given. */
export function wordTable(rows: readonly (readonly CellLike[])[], more: Partial<WordTable> = {}): WordTable {
  const cells = rows.flatMap((likes, row) => {
    let col = 0
    return likes.map((like) => {
      const cell = cellOf(like, row, typeof like === 'string' ? col : (like.col ?? col))
      col = cell.col + cell.colSpan
      return cell
    })
  })
  const cols = cells.reduce((most, { col, colSpan }) => Math.max(most, col + colSpan), 0)
  return {
    id: 't1',
    part: 'word/document.xml',
    paragraph: -1,
    page: null,
    parentId: null,
    parentCell: null,
    caption: null,
    heading: null,
    rows: rows.length,
    cols,
    headerRows: 0,
    cells,
    widths: Array.from({ length: cols }, () => 2000),
    gap: { previous: null, texts: [], break: false },
    ...more,
  }
}

/** Tables as siblings one after another, each with the texts before it. */
export function siblings(...tables: readonly (readonly [texts: readonly string[], table: WordTable])[]): WordTable[] {
  return tables.map(([texts, table], index) => ({
    ...table,
    id: `t${index + 1}`,
    gap: { previous: index === 0 ? null : `t${index}`, texts, break: false },
  }))
}

/** A table as it goes into the workbook, with the typing that its cells give; texts otherwise. */
export function shapedTable(rows: readonly (readonly CellLike[])[], more: Partial<ShapedTable> = {}): ShapedTable {
  const { gap: _gap, ...table } = wordTable(rows)
  const typing = rows.flat().map((like): CellTyping => {
    if (typeof like !== 'string' && like.typing) return like.typing
    return (typeof like === 'string' ? like : (like.text ?? '')) === '' ? { ...TEXT, type: 'empty' } : TEXT
  })
  const id = more.id ?? table.id
  const origins = rows.map((_, row) => ({ table: id, row }))
  const namingRows = headerDepth({ ...table, ...more })
  return { ...table, joinedFrom: [], origins, typing, namingRows, chosen: new Map(), columns: NONE, ...more }
}
