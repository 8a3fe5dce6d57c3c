import type { DocumentCode } from './codes'
import type { Params } from './error'

export type Severity = 'error' | 'warning' | 'info'

/** Where a cell is in a Word table: the table's index in its part, row and column from 0. */
export interface TablePlace {
  readonly index: number
  readonly row: number
  readonly col: number
}

/** A problem in a file, with its location. Language-free: `lib/i18n` turns it into a sentence. */
export interface Problem {
  readonly code: DocumentCode
  readonly severity: Severity
  readonly file: 'data' | 'template' | 'document' | null
  readonly sheet: string | null
  /** As the spreadsheet shows it, from 1. */
  readonly row: number | null
  /** The column's letter. */
  readonly column: string | null
  /** Like `B7`. */
  readonly cell: string | null
  /** The package path, like `word/header1.xml`. */
  readonly part: string | null
  /** The index of the `w:p` in document order in its part, from 0, those in tables included. */
  readonly paragraph: number | null
  readonly table: TablePlace | null
  /** The page of a PDF, from 1; only there. */
  readonly page?: number
  /** The tag as written. */
  readonly tag: string | null
  /** The likely correction: a column's header or a tag. */
  readonly suggestion: string | null
  readonly params: Params
}

/** Returns a problem whose missing locations are null. */
export function problem(
  code: DocumentCode,
  severity: Severity,
  place: Partial<Omit<Problem, 'code' | 'severity'>> = {},
): Problem {
  return {
    code,
    severity,
    file: null,
    sheet: null,
    row: null,
    column: null,
    cell: null,
    part: null,
    paragraph: null,
    table: null,
    tag: null,
    suggestion: null,
    params: {},
    ...place,
  }
}
