import type { ToolContext } from '@/lib/documents/tool'

/** What every job is given beside its files, with what only the program that runs it knows. */
export interface JobContext extends ToolContext {
  readonly actNumbers: (count: number) => Promise<number>
  /** Whether the job is to end with what is finished. */
  readonly isStopped?: () => boolean
}
