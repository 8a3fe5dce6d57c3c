import type { ToolContext } from '@/lib/documents/tool'

/** The context of every job in addition to its files, with what only the running program knows. */
export interface JobContext extends ToolContext {
  readonly actNumbers: (count: number) => Promise<number>
  /** Whether the job is to end with what is finished. */
  readonly isStopped?: () => boolean
}
