import type { Problem } from '../problem'
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
  readonly page: number
  readonly box: Box
}

/** A piece of a table on one page. */
export interface PdfPiece {
  readonly page: number
  readonly box: Box
  /** The rows of the table that it gives, from the first to the last, from 0. */
  readonly rows: readonly [number, number]
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
  readonly rows: number
  readonly cols: number
  readonly headerRows: number
  /** Anchors only, by row and column. */
  readonly cells: readonly PdfCell[]
  /** The edges of its columns along the page that it begins on, in points. */
  readonly columnEdges: readonly number[]
  /** Empty where it was not joined. */
  readonly joinedFrom: readonly PdfPiece[]
}

export interface PdfTables {
  readonly pages: number
  readonly tables: readonly PdfTable[]
  readonly problems: readonly Problem[]
  /** Of all pages that were read. */
  readonly paragraphs: number
  readonly pictures: number
}
