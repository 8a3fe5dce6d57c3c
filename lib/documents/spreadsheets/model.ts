import type { Problem } from '../problem'

/** A spreadsheet of any kind, as the tools see it: value, number format and shown text of each cell. */
export type SpreadsheetKind = 'xlsx' | 'xlsm' | 'xlsb' | 'xls' | 'ods' | 'csv'

/**
 * A calendar date and time as the sheet holds it, without a time zone: a serial number means the same day everywhere.
 * `hasDate` is false for a bare time of day, `hasTime` for a bare date.
 */
export interface SheetDate {
  readonly kind: 'date'
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly hasDate: boolean
  readonly hasTime: boolean
}

/** Excel's own error values, by name: `#N/A`, `#DIV/0!`. */
export interface SheetError {
  readonly kind: 'error'
  readonly name: string
}

export type CellValue = string | number | boolean | SheetDate | SheetError | null

export interface Cell {
  readonly value: CellValue
  /** The number format's code, null for General. */
  readonly numFmt: string | null
  /** What a person sees in the cell. */
  readonly text: string
}

/** A merged range, zero-based and inclusive. */
export interface Merge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface Sheet {
  readonly name: string
  readonly hidden: boolean
  /** Rows by zero-based index, as far as the last row that holds something; a row by zero-based column. Gaps are undefined. */
  readonly rows: readonly (readonly (Cell | undefined)[] | undefined)[]
  /** One more than the last column that holds something. */
  readonly width: number
  readonly merges: readonly Merge[]
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
}

export interface Workbook {
  readonly kind: SpreadsheetKind
  readonly sheets: readonly Sheet[]
  /** What is doubtful about the file without being wrong. */
  readonly problems?: readonly Problem[]
}
