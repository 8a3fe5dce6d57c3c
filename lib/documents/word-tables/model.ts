import type { Problem } from '../problem'
import type { SheetDate } from '../spreadsheets/model'
import type { TextRun } from '../spreadsheets/writing/text-run'
import type { ColumnType } from './typing/choice'
import type { ColumnReport } from './typing/column-report'

/** A cell of a Word table, with the grid places that it takes (ECMA-376 §17.4.17). */
export interface WordCell {
  /** From 0; that of the anchor of a merged cell. */
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  /** Paragraphs and breaks joined by line feeds, without white space at both ends. */
  readonly text: string
  /** Its parts with their formatting, which together are `text`; empty without formatting. */
  readonly runs: readonly TextRun[]
  /** The texts of the footnotes and comments that its marks lead to. */
  readonly notes: readonly string[]
  /** The names of its pictures, `image1.png`. */
  readonly pictures: readonly string[]
  /** RGB in hexadecimal, without `auto`. */
  readonly fill: string | null
  readonly align: 'left' | 'center' | 'right' | null
  /** The ids of the tables nested in it. */
  readonly tables: readonly string[]
  /** The languages of its text (`w:lang`), the one with most text first. */
  readonly languages: readonly string[]
}

/** A table as in the file. */
export interface WordTable {
  /** `t1`, `t2` … in the order of the file: body, headers, footers, footnotes, endnotes, comments; a nested one after its parent. */
  readonly id: string
  readonly part: string
  /** The index from 0 of the last `w:p` before it in its part; -1 if there is none. */
  readonly paragraph: number
  /** The page of the body that it begins on, from 1, by the breaks that Word saved; null where the file has none. */
  readonly page: number | null
  readonly parentId: string | null
  readonly parentCell: { readonly row: number; readonly col: number } | null
  /** The paragraph before (or after) that numbers the table, such as «Таблица 3 – Дозы». */
  readonly caption: string | null
  /** The nearest heading before it. */
  readonly heading: string | null
  readonly rows: number
  readonly cols: number
  /** Rows from the top that are repeated on every page (`w:tblHeader`). */
  readonly headerRows: number
  /** Anchors only, by row and column. */
  readonly cells: readonly WordCell[]
  /** In twentieths of a point by grid column, null if the file doesn't specify it. */
  readonly widths: readonly (number | null)[]
  /**
   * The key of what is between it and the table before it in its part: only empty paragraphs, or the text of one
   * paragraph.
   */
  readonly gap: TableGap
  /** Only of a table out of a PDF. */
  readonly pdf?: PdfPlace
}

/** Points from the top left of a page. */
interface PageBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The separators of columns, in points from the left of the page, or from the top for rotated text. */
interface PdfSeparators {
  readonly axis: 'x' | 'y'
  readonly at: readonly number[]
}

/** Where a table of a PDF is on its pages, and how it was found. */
export interface PdfPlace {
  readonly pages: readonly number[]
  /** The lines of text directly above it, the nearest first. */
  readonly titles: readonly string[]
  /** The lines of text below it, the nearest first, if it is on one page. */
  readonly notes?: readonly string[]
  readonly box: PageBox
  /** By rules, or by how its text is aligned. */
  readonly method: 'ruled' | 'aligned'
  /** From 0 to 1. */
  readonly confidence: number
  /** The parts of a table that spans several pages; otherwise empty. */
  readonly pieces: readonly {
    readonly page: number
    readonly box: PageBox
    readonly rows: readonly [number, number]
    readonly separators: PdfSeparators
  }[]
  /** On the page that it begins on. */
  readonly separators: PdfSeparators
  /** By the index of the cell in `cells`. */
  readonly cells: readonly { readonly page: number; readonly box: PageBox }[]
}

/** What is between a table and the previous one among the same siblings. */
export interface TableGap {
  /** The ID of that table; null if there is none. */
  readonly previous: string | null
  /** The texts of the paragraphs between that are not empty, at most three of them. */
  readonly texts: readonly string[]
  /** A page or section break is between them. */
  readonly break: boolean
}

/** A Word file's settings for how numbers are written. */
export interface NumberEvidence {
  /** `w:decimalSymbol` of settings.xml. */
  readonly decimalSymbol: '.' | ',' | null
  /** The document's own language (`w:themeFontLang`, `w:docDefaults`), such as `ru-RU`. */
  readonly language: string | null
}

export interface WordTables {
  readonly tables: readonly WordTable[]
  readonly evidence: NumberEvidence
  /** Warnings about what was interpreted, left out or uncertain. */
  readonly messages: readonly Problem[]
}

export type CellType = 'text' | 'number' | 'percent' | 'date' | 'boolean' | 'empty'

/** The type detected in a cell's text. */
export interface CellTyping {
  readonly type: CellType
  /** A number's and a percentage's decimal text with the source's digits (a percentage's is the fraction); a date; a boolean; otherwise null. */
  readonly value: string | SheetDate | boolean | null
  /** Excel's code, null for General. */
  readonly numFmt: string | null
  /** It looks like a number and stays a text: it's marked so that Excel doesn't flag it. */
  readonly quotePrefix: boolean
}

/** The row of the file for a row of a joined table. */
export interface RowOrigin {
  readonly table: string
  readonly row: number
}

/** A table joined from one or more tables of the file. */
export interface JoinedTable extends Omit<WordTable, 'gap'> {
  /** The IDs of the tables it was joined from, its own first; empty if it wasn't joined. */
  readonly joinedFrom: readonly string[]
  /** For each of its rows the table of the file and the row there. */
  readonly origins: readonly RowOrigin[]
}

/** A table as it goes into the workbook: each cell typed. */
export interface ShapedTable extends JoinedTable {
  /** By the index of the cell in `cells`. */
  readonly typing: readonly CellTyping[]
  /** How many rows at the top are headers, by the file or by their appearance. */
  readonly namingRows: number
  /** The types the user chose, by column. */
  readonly chosen: ReadonlyMap<number, ColumnType>
  /** The columns' types and the reasons for them, for the requested columns. */
  readonly columns: readonly ColumnReport[]
}
