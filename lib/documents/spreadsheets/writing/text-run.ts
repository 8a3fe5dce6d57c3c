/** A stretch of a cell's text with the looks that a workbook keeps. */
export interface TextRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly position: 'base' | 'superscript' | 'subscript'
  /** Crossed out. */
  readonly struck?: true
  /** Where a link leads to, outside the document. */
  readonly link: string | null
}
