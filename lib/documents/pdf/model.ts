import type { Problem } from '../problem'
import type { Readability } from './readability'
import type { Box } from './reading/content'

/** How a table was found: by its rules, or by how its text is aligned. */
export type PdfMethod = 'ruled' | 'aligned'

export interface PdfCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  /** The lines of the cell, joined by line feeds. */
  readonly text: string
  readonly bold: boolean
  readonly align: 'left' | 'center' | 'right' | null
  /** The page shows only part of its text, or signs that the cell was too narrow for its number. */
  readonly cut?: true
  readonly page: number
  readonly box: Box
}

/** The column edges on the displayed page: in points from its left side, or from its top if the text is turned. */
export interface PdfSeparators {
  readonly axis: 'x' | 'y'
  readonly at: readonly number[]
}

/** A piece of a table on one page. */
export interface PdfPiece {
  readonly page: number
  readonly box: Box
  /** The rows of the table on this page, first and last, from 0. */
  readonly rows: readonly [number, number]
  readonly separators: PdfSeparators
}

export interface PdfTable {
  readonly page: number
  readonly pages: readonly number[]
  readonly box: Box
  readonly method: PdfMethod
  /** From 0 to 1. */
  readonly confidence: number
  readonly caption: string | null
  readonly heading: string | null
  /** The lines directly above it, closest first. */
  readonly titles: readonly string[]
  /** The lines below it, closest first. */
  readonly notes?: readonly string[]
  readonly rows: number
  readonly cols: number
  readonly headerRows: number
  /** Only the top left cell of each merged area, by row and column. */
  readonly cells: readonly PdfCell[]
  /** The column edges along the page on which it begins, in points. */
  readonly columnEdges: readonly number[]
  readonly separators: PdfSeparators
  /** Empty if it wasn't joined. */
  readonly joinedFrom: readonly PdfPiece[]
  /** The pages on which groups of its columns begin, if the paper was too narrow for it. */
  readonly columnsFrom?: readonly number[]
}

/** What a page contains, enough for a thumbnail. */
export interface PdfPageOutline {
  /** From 1. */
  readonly page: number
  readonly width: number
  readonly height: number
  readonly state: Readability | 'damaged'
  /** Where the lines of text are. */
  readonly lines: readonly Box[]
}

export interface PdfTables {
  readonly pages: number
  /** Of the pages that were read, in their order. */
  readonly outlines: readonly PdfPageOutline[]
  readonly tables: readonly PdfTable[]
  readonly problems: readonly Problem[]
  /** Of all pages read. */
  readonly paragraphs: number
  readonly pictures: number
}
