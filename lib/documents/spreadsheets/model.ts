import type { Picture } from '../pictures/picture'
import type { Problem } from '../problem'

/** A spreadsheet of any kind, as the tools see it: value, number format and shown text of each cell. */
export type SpreadsheetKind = 'xlsx' | 'xlsm' | 'xlsb' | 'xls' | 'ods' | 'csv' | 'docx'

/**
 * A calendar date and time as the sheet contains it, without a time zone: a serial number means the same day everywhere.
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
  /** All of the text or a part of it is struck through: somebody took it back. */
  readonly struck?: true
}

/** A cell's place, zero-based. */
export interface CellIndex {
  readonly row: number
  readonly column: number
}

/** A merged range, zero-based and inclusive. */
export interface Merge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A picture in a cell, or one that floats over the sheet and starts in a cell. */
export interface SheetPicture {
  /** Zero-based. */
  readonly row: number
  readonly column: number
  /** Its alternative text, empty where it has none. */
  readonly description: string
  /**
   * Its bytes, inflated at every call, with the size in which the sheet shows it.
   * @throws DocumentError PICTURE_KIND, PICTURE_DAMAGED, PICTURE_TOO_LARGE, PICTURE_LINKED, with the cell in its
   * parameters
   */
  load(): Picture
}

export interface Sheet {
  readonly name: string
  readonly hidden: boolean
  /** Rows by zero-based index, as far as the last row that contains something; a row by zero-based column. Gaps are undefined. */
  readonly rows: readonly (readonly (Cell | undefined)[] | undefined)[]
  /** One more than the last column that contains something. */
  readonly width: number
  readonly merges: readonly Merge[]
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Those in cells first, then those that float, the lowest first; left out where there are none. */
  readonly pictures?: readonly SheetPicture[]
  /** Formulas without a stored result, whose values are unknown: they have no cells. Omitted if there are none. */
  readonly uncalculated?: readonly CellIndex[]
  /** Rows with a formula over the rows above it in its own column, zero-based; left out where there are none. */
  readonly formulaRows?: ReadonlySet<number>
}

export interface Workbook {
  readonly kind: SpreadsheetKind
  readonly sheets: readonly Sheet[]
  /** What is doubtful about the file without being wrong. */
  readonly problems?: readonly Problem[]
}
