/** What a workbook can contain, and what is sensible to ask of the program that opens it. */
export interface WorkbookLimits {
  readonly rows: number
  /** UTF-16 units in a cell. */
  readonly text: number
  /** Line feeds in a cell. */
  readonly lineFeeds: number
  /** UTF-16 units in a note. */
  readonly note: number
  /** More tables than this are on one sheet: a workbook of thousands of sheets opens in minutes, if at all. */
  readonly sheets: number
  /** Cells that merged ones are filled into, in one table. */
  readonly filled: number
}

/** "Excel specifications and limits" (support.microsoft.com); the last two are ours. The reader enforces that of columns. */
export const EXCEL_LIMITS: WorkbookLimits = {
  rows: 1_048_576,
  text: 32_767,
  lineFeeds: 253,
  note: 32_767,
  sheets: 1_000,
  filled: 2_000_000,
}
