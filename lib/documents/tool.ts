import type { Converter } from './converter'
import type { PdfTables } from './pdf/model'
import type { PdfReadOptions } from './pdf/read-pdf-tables'

/** A tool's progress. `done` of `total` counts the units of `stage`: rows, tables, parts. */
export interface Progress {
  readonly stage: string
  readonly done: number
  readonly total: number
  /** Rows that have failed so far, if they are counted. */
  readonly failed?: number
  /** Documents so far with warnings. */
  readonly noted?: number
}

/** What every tool gets in addition to its input and options. */
export interface ToolContext {
  readonly onProgress?: (progress: Progress) => void
  /** Aborting it makes the tool throw the signal's reason at its next row. */
  readonly signal?: AbortSignal
  /** Converts Word files to PDF, and older files to DOCX; absent if this machine has no converter. */
  readonly converter?: Converter
  /** Reads the tables of a PDF instead of `readPdfTables`: where it can be stopped even if a damaged font never ends. */
  readonly readPdf?: (bytes: Uint8Array, options: PdfReadOptions) => Promise<PdfTables>
}

/** An uploaded file: its name and bytes. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}
