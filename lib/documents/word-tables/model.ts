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
  /** The same text with its looks, their texts joined being `text`; empty where it doesn't have any. */
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
  /** In twentieths of a point by grid column, null where the file says nothing. */
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

/** Where columns part: at points from the left of the page, or of text that is turned from its top. */
interface PdfSeparators {
  readonly axis: 'x' | 'y'
  readonly at: readonly number[]
}

/** Where a table of a PDF is on its pages, and how it was found. */
export interface PdfPlace {
  readonly pages: readonly number[]
  /** The lines right over it, the nearest first. */
  readonly titles: readonly string[]
  readonly box: PageBox
  /** By rules, or by how its text is aligned. */
  readonly method: 'ruled' | 'aligned'
  /** From 0 to 1. */
  readonly confidence: number
  /** Where a table over several pages was put together from; empty for any other. */
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
  /** The id of that table; null where there is none. */
  readonly previous: string | null
  /** The texts of the paragraphs between that are not empty, at most three of them. */
  readonly texts: readonly string[]
  /** A page or section break is between them. */
  readonly break: boolean
}

/** What a Word file says of how its numbers are written. */
export interface NumberEvidence {
  /** `w:decimalSymbol` of settings.xml. */
  readonly decimalSymbol: '.' | ',' | null
  /** The document's own language (`w:themeFontLang`, `w:docDefaults`), such as `ru-RU`. */
  readonly language: string | null
}

export interface WordTables {
  readonly tables: readonly WordTable[]
  readonly evidence: NumberEvidence
  /** What was seen through, left out or doubtful. */
  readonly messages: readonly Problem[]
}

export type CellType = 'text' | 'number' | 'percent' | 'date' | 'boolean' | 'empty'

/** What a cell's text was found to be. */
export interface CellTyping {
  readonly type: CellType
  /** A number's and a percentage's decimal text with the source's digits (a percentage's is the fraction); a date; a truth; else null. */
  readonly value: string | SheetDate | boolean | null
  /** Excel's code, null for General. */
  readonly numFmt: string | null
  /** It looks like a number and stays a text: it's marked so that Excel doesn't flag it. */
  readonly quotePrefix: boolean
}

/** A row of the file that a row of a joined table is. */
export interface RowOrigin {
  readonly table: string
  readonly row: number
}

/** A table joined of one or more of the file's. */
export interface JoinedTable extends Omit<WordTable, 'gap'> {
  /** The ids of the tables that it was joined of, itself first; empty where it was not joined. */
  readonly joinedFrom: readonly string[]
  /** For each of its rows the table of the file and the row there. */
  readonly origins: readonly RowOrigin[]
}

/** A table as it goes into the workbook: each cell typed. */
export interface ShapedTable extends JoinedTable {
  /** By the index of the cell in `cells`. */
  readonly typing: readonly CellTyping[]
  /** Rows from the top that name the columns, whether the file says so or they look it. */
  readonly namingRows: number
  /** What a person chose, by the column. */
  readonly chosen: ReadonlyMap<number, ColumnType>
  /** What the columns are and why, as many of them as were asked for. */
  readonly columns: readonly ColumnReport[]
}
