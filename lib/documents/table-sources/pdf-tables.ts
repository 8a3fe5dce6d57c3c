import type { PdfCell, PdfTable, PdfTables } from '../pdf/model'
import { problem, type Problem } from '../problem'
import type { PdfPlace, WordCell, WordTable } from '../word-tables/model'
import type { ReadDocument } from '../word-tables/read-document'
import { shapeTables } from '../word-tables/shape'
import type { TableReadOptions } from './table-source'

const NONE: readonly never[] = []
/** In a point there are twenty of what Word measures columns in. */
const TWIPS = 20
/** Below this a table may be none. */
const DOUBTFUL = 0.7

/** Returns the tables of a PDF as those of a Word document: typed, and with what is to be said of them. */
export function shapePdfTables(
  found: PdfTables,
  { language = 'auto', types, reported }: TableReadOptions,
): ReadDocument {
  const tables = found.tables.map(asTable)
  const about = tables.flatMap((table, index) => aboutTable(table, found.tables[index]))
  const instead = tables.length > 0 ? null : { paragraphs: found.paragraphs, pictures: found.pictures }
  const none = instead === null ? [] : [problem('TABLES_NONE', 'warning', { file: 'document', params: { ...instead } })]
  // Pages are joined where they are known; here nothing of them is left to join by.
  const shaped = shapeTables(
    { tables, evidence: { decimalSymbol: null, language: null }, messages: [...found.problems, ...about] },
    { join: false, language, types, reported },
  )
  const places = new Map(tables.map(({ id, pdf }) => [id, pdf]))
  const joined = shaped.tables.map((table) => {
    const pdf = places.get(table.id)
    return { ...table, ...(pdf && { pdf }), joinedFrom: piecesOf(table.id, pdf) }
  })
  return { tables: joined, messages: [...none, ...shaped.messages], instead, outlines: found.outlines }
}

/** Names for the pieces of a joined table: there are no other tables that they could be. */
function piecesOf(id: string, place: PdfPlace | undefined): string[] {
  return (place?.pieces ?? []).map((_, index) => `${id}.${index + 1}`)
}

function asTable(table: PdfTable, index: number): WordTable {
  const {
    page,
    pages,
    box,
    method,
    confidence,
    caption,
    heading,
    titles,
    notes = NONE,
    rows,
    cols,
    headerRows,
    columnEdges,
    separators,
    joinedFrom,
  } = table
  return {
    id: `t${index + 1}`,
    part: '',
    paragraph: -1,
    page,
    parentId: null,
    parentCell: null,
    caption,
    heading,
    rows,
    cols,
    headerRows,
    cells: table.cells.map(asCell),
    widths: columnEdges.slice(1).map((edge, column) => Math.round((edge - (columnEdges[column] ?? edge)) * TWIPS)),
    gap: { previous: null, texts: [], break: false },
    pdf: {
      pages,
      titles,
      ...(pages.length === 1 && { notes }),
      box,
      method,
      confidence,
      pieces: joinedFrom,
      separators,
      cells: table.cells.map((cell) => ({ page: cell.page, box: cell.box })),
    },
  }
}

function asCell({ row, col, rowSpan, colSpan, text, bold, align }: PdfCell): WordCell {
  return {
    row,
    col,
    rowSpan,
    colSpan,
    text,
    runs: text === '' ? NONE : [{ text, bold, italic: false, position: 'base', link: null }],
    notes: NONE,
    pictures: NONE,
    fill: null,
    align,
    tables: NONE,
    languages: NONE,
  }
}

/** What a person should know of a table of a PDF: that it was put together, and that only its white space shows it. */
function aboutTable({ id }: WordTable, table: PdfTable | undefined): Problem[] {
  if (table === undefined) return []
  const { page, pages, confidence, joinedFrom } = table
  const place = { file: 'document', page } as const
  const last = Math.max(...pages)
  const code = table.columnsFrom === undefined ? 'PDF_TABLE_JOINED' : 'PDF_COLUMNS_JOINED'
  return [
    ...(joinedFrom.length > 0 ? [problem(code, 'info', { ...place, params: { table: id, first: page, last } })] : []),
    ...(confidence < DOUBTFUL
      ? [problem('PDF_TABLE_DOUBTFUL', 'warning', { ...place, params: { table: id, page } })]
      : []),
  ]
}
