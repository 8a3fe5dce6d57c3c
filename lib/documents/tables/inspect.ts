import { cut } from '../cut'
import type { Problem } from '../problem'
import { drawPdfPage, type PdfDrawing } from '../pdf/drawing/draw-page'
import type { PdfPageOutline } from '../pdf/model'
import type { NamedFile, ToolContext } from '../tool'
import type { Instead } from '../word-tables/instead'
import { DocumentError } from '../error'
import { judgeKind } from '../ooxml/kind'
import { cellsToLook, type Look } from '../word-tables/look'
import type { CellType, CellTyping, ShapedTable, WordCell } from '../word-tables/model'
import type { ParseOptions } from './options'
import { readTableDocument } from '../table-sources/read-table-document'
import type { CellReading, ColumnReport, OfferedType } from '../word-tables/typing/column-report'
import { isoDate, jsonBox, rounded, type JsonBox } from './writing/json'
import { partLabel, tableFigures } from './writing/tables-sheet'

/** How much of a table a preview shows. */
const PREVIEW_ROWS = 20
const PREVIEW_COLS = 12
/** Of one table as many are shown at once as its columns leave room for. */
const PAGE_CELLS = 40_000
/** A preview's texts end here. */
const PREVIEW_TEXT = 200

/** A cell of a preview, where it begins. */
export interface PreviewCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  /** Cut after 200 characters, with an ellipsis. */
  readonly text: string
  readonly type: CellType
  /** What the text was read as: a number's decimal text, a percentage's fraction, an ISO date; null of a text. */
  readonly value: string | boolean | null
  readonly numFmt: string | null
  /** Why a person should look at it; null for most. */
  readonly look: Look | null
}

/** A piece of a table on one page of a PDF. */
export interface PdfPiece {
  /** From 1. */
  readonly page: number
  readonly box: JsonBox
  /** The rows of the table that it gives, from the first to the last, from 0. */
  readonly rows: readonly [number, number]
  /** Where its columns part, without its sides: in points from the left of the page, or with `y` from its top. */
  readonly columns: readonly number[]
  readonly axis: 'x' | 'y'
}

/** Where a table of a PDF is, and how it was found. */
export interface PdfFinding {
  /** By rules, or by how its text is aligned. */
  readonly method: 'ruled' | 'aligned'
  /** From 0 to 1; 1 also where a person framed it. */
  readonly confidence: number
  /** In the order of the pages; one for a table on one page. */
  readonly pieces: readonly PdfPiece[]
}

/** A page of a PDF as a small picture of it shows it. */
export interface InspectedPage extends Omit<PdfPageOutline, 'lines'> {
  readonly lines: readonly JsonBox[]
}

export type TableWhere = 'body' | 'header' | 'footer' | 'footnotes' | 'endnotes' | 'comments'

/** A table as a list of them shows it. */
export interface TableSummary {
  readonly id: string
  /** From 1, as the workbook counts it. */
  readonly number: number
  readonly part: string
  readonly where: TableWhere
  readonly parentId: string | null
  readonly parentCell: { readonly row: number; readonly col: number } | null
  readonly caption: string | null
  readonly heading: string | null
  /** That it begins on, from 1; null where the file doesn't say. */
  readonly page: number | null
  readonly rows: number
  readonly cols: number
  readonly headerRows: number
  /** Rows from the top that name the columns, also where the file does not say that they are repeated. */
  readonly head: number
  readonly joinedFrom: readonly string[]
  /** How many cells are of each type. */
  readonly types: Readonly<Record<CellType, number>>
  /** Cells under the head that a person should look at, by the reason. */
  readonly look: Readonly<Record<Look, number>>
  readonly merged: number
  readonly notes: number
  readonly pictures: number
  /** Only of a PDF. */
  readonly pdf?: PdfFinding
}

/** How the cell of an offer reads, in a form that JSON has. */
export type PlainReading = Omit<CellReading, 'value'> & Pick<PreviewCell, 'value'>

/** What a column is, why, what it can be made, and what a person should look at in it. */
export interface InspectedColumn extends Omit<ColumnReport, 'offers'> {
  readonly offers: readonly (Omit<OfferedType, 'sample'> & { readonly sample: PlainReading | null })[]
  readonly look: Readonly<Record<Look, number>>
}

/** The same with some of its rows. */
export interface InspectedTable extends TableSummary {
  /** Those that the preview shows: rows from the first to before the second, and so many columns. */
  readonly shown: { readonly from: number; readonly to: number; readonly cols: number }
  readonly columns: readonly InspectedColumn[]
  readonly preview: readonly PreviewCell[]
}

/** One table alone, with its rows from one on and all its columns. */
export interface TablePage {
  readonly table: string
  /** From 0. */
  readonly from: number
}

export interface InspectTablesOptions extends ParseOptions {
  readonly page?: TablePage
  /** Of a PDF: draws this page, from 1, and reads no tables. */
  readonly draw?: number
}

export interface TablesInspection {
  readonly tables: readonly InspectedTable[]
  readonly messages: readonly Problem[]
  /** What the file holds where it has no table. */
  readonly instead: Instead | null
  /** Only of a PDF, and without `page`. */
  readonly pages?: readonly InspectedPage[]
  /** With `draw`. */
  readonly drawing?: PdfDrawing
}

const WHERE = {
  partBody: 'body',
  partHeader: 'header',
  partFooter: 'footer',
  partFootnotes: 'footnotes',
  partEndnotes: 'endnotes',
  partComments: 'comments',
} as const satisfies Record<ReturnType<typeof partLabel>, TableWhere>

/**
 * What `parseTables` would find with these options, without writing anything: all tables with their beginnings, or rows of one.
 * @throws DocumentError what the gate refuses, GATE_XML, CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT, TABLE_NOT_FOUND,
 * TABLE_COLUMN_NOT_FOUND; of a PDF those of `readPdfTables`, and PDF_PAGE_NOT_FOUND
 */
export async function inspectTables(
  file: NamedFile,
  { page, draw, ...options }: InspectTablesOptions,
  context: ToolContext,
): Promise<TablesInspection> {
  if (draw !== undefined && judgeKind(file.bytes) === 'pdf') {
    return { tables: [], messages: [], instead: null, drawing: await drawPdfPage(file.bytes, draw) }
  }
  const reported = (id: string) => (page === undefined ? PREVIEW_COLS : page.table === id ? Infinity : 0)
  const { tables, messages, instead, outlines } = await readTableDocument(file, { ...options, reported }, context)
  if (page === undefined) {
    const beginning = ({ rows: count, cols }: ShapedTable): Shown => ({
      from: 0,
      to: Math.min(count, PREVIEW_ROWS),
      cols: Math.min(cols, PREVIEW_COLS),
    })
    return {
      tables: tables.map((table, index) => inspected(table, index, beginning(table))),
      messages,
      instead,
      ...(outlines && { pages: outlines.map(inspectedPage) }),
    }
  }
  const index = tables.findIndex(({ id }) => id === page.table)
  const table = tables[index]
  if (table === undefined) throw new DocumentError('TABLE_NOT_FOUND', { table: page.table, count: tables.length })
  const from = Math.min(page.from, table.rows)
  const to = Math.min(table.rows, from + Math.max(1, Math.floor(PAGE_CELLS / Math.max(1, table.cols))))
  return { tables: [inspected(table, index, { from, to, cols: table.cols })], messages, instead }
}

/** A small picture shows no more lines. */
const MOST_LINES = 90

function inspectedPage({ lines, ...page }: PdfPageOutline): InspectedPage {
  return { ...page, lines: lines.slice(0, MOST_LINES).map(jsonBox) }
}

function pdfFinding({ page, rows, pdf }: ShapedTable): { readonly pdf?: PdfFinding } {
  if (pdf === undefined) return {}
  const { method, confidence, box, pieces, separators } = pdf
  const whole = { page: page ?? 1, box, rows: [0, rows - 1] as const, separators }
  return {
    pdf: {
      method,
      confidence,
      pieces: (pieces.length === 0 ? [whole] : pieces).map((piece) => ({
        page: piece.page,
        box: jsonBox(piece.box),
        rows: piece.rows,
        columns: piece.separators.at.map(rounded),
        axis: piece.separators.axis,
      })),
    },
  }
}

type Shown = InspectedTable['shown']

function inspected(table: ShapedTable, index: number, shown: Shown): InspectedTable {
  const looks = cellsToLook(table, table.namingRows)
  const byColumn = looksByColumn(table, looks)
  return {
    ...summarised(table, index),
    shown,
    columns: table.columns.slice(0, shown.cols).map((report) => ({
      ...report,
      offers: report.offers.map((offer) => ({ ...offer, sample: offer.sample && plainReading(offer.sample) })),
      look: counted(byColumn.get(report.column) ?? []),
    })),
    preview: previewOf(table, looks, shown),
  }
}

function plainReading({ value, ...reading }: CellReading): PlainReading {
  return { ...reading, value: plainValue(value) }
}

function plainValue(value: CellTyping['value']): PreviewCell['value'] {
  return typeof value === 'object' && value !== null ? isoDate(value) : value
}

/** What of an inspection is of PDFs alone. */
export function pdfOf({ pages, drawing }: TablesInspection): Pick<TablesInspection, 'pages' | 'drawing'> {
  return { ...(pages && { pages }), ...(drawing && { drawing }) }
}

type Looks = readonly (readonly [cell: number, look: Look])[]

function looksByColumn({ cells }: ShapedTable, looks: ReadonlyMap<number, Look>): ReadonlyMap<number, Looks> {
  const found = new Map<number, [number, Look][]>()
  for (const [index, look] of looks) {
    const col = cells[index]?.col ?? 0
    const own = found.get(col) ?? []
    found.set(col, own)
    own.push([index, look])
  }
  return found
}

function counted(looks: Iterable<readonly [cell: number, look: Look]>): Record<Look, number> {
  const counts = { kept: 0, odd: 0, unread: 0 }
  for (const [, look] of looks) counts[look]++
  return counts
}

/** What a list says of a table, which is at an index among all of the file. */
export function summarised(table: ShapedTable, index: number): TableSummary {
  const { types, merged, notes, pictures } = tableFigures(table)
  const head = table.namingRows
  const looks = cellsToLook(table, head)
  const { id, part, parentId, parentCell, caption, heading, page, rows, cols, headerRows, joinedFrom } = table
  return {
    id,
    number: index + 1,
    part,
    where: WHERE[partLabel(part)],
    parentId,
    parentCell,
    caption,
    heading,
    page,
    rows,
    cols,
    headerRows,
    head,
    joinedFrom,
    types,
    look: counted(looks),
    merged,
    notes,
    pictures: pictures.length,
    ...pdfFinding(table),
  }
}

function previewOf(
  { cells, typing }: ShapedTable,
  looks: ReadonlyMap<number, Look>,
  { from, to, cols }: Shown,
): PreviewCell[] {
  const preview: PreviewCell[] = []
  for (const [index, cell] of cells.entries()) {
    if (cell.row >= to) break
    if (cell.col < cols && cell.row + cell.rowSpan > from) preview.push(previewCell(cell, index))
  }
  return preview

  function previewCell({ row, col, rowSpan, colSpan, text }: WordCell, index: number): PreviewCell {
    const { type = 'text', value = null, numFmt = null } = typing[index] ?? {}
    return {
      row,
      col,
      rowSpan: Math.min(rowSpan, to - row),
      colSpan: Math.min(colSpan, cols - col),
      text: cut(text, PREVIEW_TEXT),
      type,
      value: plainValue(value),
      numFmt,
      look: looks.get(index) ?? null,
    }
  }
}
