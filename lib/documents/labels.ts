import type { DoseLabelCode } from './doses/writing/label-codes'
import type { Params } from './error'
import type { Problem } from './problem'

/** The words that the core writes into files; the core itself has none. */
export type LabelCode =
  | 'failedRows'
  | 'failedRowsReason'
  // What a result is, in its name.
  | 'filledInName'
  | 'dosesInName'
  // A workbook of tables: its sheets, and the columns of the first of them.
  | 'tablesSheet'
  | 'allTablesSheet'
  | 'tableName'
  | 'tablesNumber'
  | 'tablesSheetLink'
  | 'tablesWhere'
  | 'tablesHeading'
  | 'tablesCaption'
  | 'tablesParent'
  | 'tablesRows'
  | 'tablesCols'
  | 'tablesHeaderRows'
  | 'tablesJoined'
  | 'tablesJoinedOf'
  | 'tablesTypedNumbers'
  | 'tablesTypedPercents'
  | 'tablesTypedDates'
  | 'tablesTypedBooleans'
  | 'tablesTexts'
  | 'tablesKept'
  | 'tablesMerged'
  | 'tablesNotes'
  | 'tablesPictures'
  | 'tablesId'
  | 'tablesMessages'
  | 'longTextsSheet'
  | 'longTextsTable'
  | 'longTextsCell'
  | 'longTextsRest'
  // Where in a Word file something stands.
  | 'partBody'
  | 'partHeader'
  | 'partFooter'
  | 'partFootnotes'
  | 'partEndnotes'
  | 'partComments'
  // A workbook of doses.
  | DoseLabelCode

/** Gives words in the person's language: for what stands in files beside data, and for problems. */
export interface Labels {
  (code: LabelCode, params?: Params): string
  problem(problem: Problem): string
}
