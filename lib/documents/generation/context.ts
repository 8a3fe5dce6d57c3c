import type { Labels } from '../labels'
import type { ToolContext } from '../tool'

/** The words of the act generator's files: what a result is, in its name, and the workbook of rows that failed. */
export type ActLabels = Labels<'filledInName' | 'failedRows' | 'failedRowsReason'>

/** What the tool is given besides its files and options. */
export interface GenerateContext extends ToolContext {
  /**
   * Reserves numbers for a template's acts and gives the first of them. Without it they begin with 1. Numbers that no document
   * was made for in the end are given back by the caller.
   */
  readonly actNumbers?: (count: number) => Promise<number>
  /** Asked before each act: once it says so, no more are begun, and those that are finished make the result. */
  readonly isStopped?: () => boolean
  /** Without them no rows that failed are written down, and names go without the word. */
  readonly labels?: ActLabels
}
