import type { Cell, SheetPicture } from '../../spreadsheets/model'
import type { CellChange } from '../options'

/** A column of the table that documents are made from. */
export interface DataColumn {
  /** From 0. */
  readonly index: number
  readonly letter: string
  readonly header: string
  /** Every name that a tag may call it by, normalised: with its groups, with a number where another column has its header. */
  readonly names: readonly string[]
  /** Of JSON data: its name is a path of keys, and it doesn't have its own letter. */
  readonly isPath?: true
  /** Of JSON data: the list whose entries have it, by its path; undefined for a value of the objects themselves. */
  readonly list?: string | undefined
  /** The name below the header in a workbook of Actum's own: it counts where no header has it. */
  readonly constantName?: string | undefined
}

/** A line of the table under its header. */
export interface DataRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number
  /** By the column's index. */
  readonly cells: readonly (Cell | undefined)[]
  /** The number of the row where a column's value is: another than this one's for a cell that is merged with it. */
  standsIn(columnIndex: number): number
  /** The picture that is in a column's cell; the lowest where there are several. */
  picture(columnIndex: number): SheetPicture | null
  /** How many pictures are in a column's cell. */
  pictureCount(columnIndex: number): number
  /** Of JSON data: where its object is (RFC 6901). */
  readonly pointer?: string
  /** Of JSON data: the entries of a list in it, by the list's path. */
  entries?(list: string): readonly DataRow[]
  /** Of JSON data: where a column's value is. */
  addressOf?(column: DataColumn): string
}

/** A cell that was changed, with what the file has there. */
export interface AppliedChange extends CellChange {
  readonly before: string
}

/** The sheet that documents are made from: its header and the rows under it that contain something. */
export interface DataTable {
  readonly sheet: string
  /** Whether the template's tags chose the sheet: an earlier one contains a table too, without their columns. */
  readonly isByNames: boolean
  /** As the spreadsheet shows it, from 1. */
  readonly headerRow: number
  readonly columns: readonly DataColumn[]
  /** All that is above each column, from the top, by its index. */
  readonly headerPaths: ReadonlyMap<number, readonly string[]>
  /** Those that documents are made of. */
  readonly rows: readonly DataRow[]
  /** These and the ones that were not asked for this time, by which documents are numbered. */
  readonly allRows: readonly DataRow[]
  /** How many of the rows the sheet hides. */
  readonly hiddenRows: number
  /** The line under the header that only numbers its columns, as the spreadsheet shows it, from 1; null where there is none. */
  readonly columnNumbersRow: number | null
  /** How many cells took their value from the cell that they are merged with. */
  readonly filledCells: number
  /** Rows that were left out because they add up others, or are notes below such a row. */
  readonly leftOut: readonly number[]
  /** The rows that are left out, those that a person has left out too. */
  readonly outRows: readonly DataRow[]
  /** The changed cells of these rows and the others. */
  readonly changes: readonly AppliedChange[]
  /** Rows that may be totals, notes or signatures, and count as data. */
  readonly doubtful: readonly number[]
  /** Row numbers that were asked for and contain no data. */
  readonly rowsNotFound: readonly number[]
  /** Of JSON data: the paths of its lists, by their loose names. */
  readonly lists?: ReadonlyMap<string, string>
  /** Of JSON data: the text of a row's object. */
  sourceOf?(row: DataRow): string
}
