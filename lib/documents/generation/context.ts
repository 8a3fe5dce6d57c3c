import type { Labels } from '../labels'
import type { ToolContext } from '../tool'

/** The words in the generator's files: in their names, and in the workbook of failed rows. */
export type ActLabels = Labels<'filledInName' | 'failedRows' | 'failedRowsReason'>

/** What the tool gets in addition to files and options. */
export interface GenerateContext extends ToolContext {
  /**
   * Reserves numbers for a template's documents and returns the first. By default, numbers begin with 1. The caller returns
   * numbers that no document used.
   */
  readonly actNumbers?: (count: number) => Promise<number>
  /** Called before each document. Once it returns true, no more documents are started, and the finished ones are the result. */
  readonly isStopped?: () => boolean
  /** Without them, there's no workbook of failed rows, and file names get no word. */
  readonly labels?: ActLabels
}
