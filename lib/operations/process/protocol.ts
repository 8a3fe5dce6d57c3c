import type { GenerateResult } from '@/lib/documents/generation/generate'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import type { DocumentCode } from '@/lib/documents/codes'
import type { Params } from '@/lib/documents/error'
import type { Problem } from '@/lib/documents/problem'
import type { Progress } from '@/lib/documents/tool'

/**
 * What the server and a document process say to each other. Files go by path and never through the channel: 50 MB
 * through it cost 150 MB and block the loop.
 */
export interface JobFile {
  readonly name: string
  readonly path: string
}

interface JobOf<Tool extends string, Roles extends string, Options> {
  readonly tool: Tool
  readonly files: Readonly<Partial<Record<Roles, JobFile>>>
  readonly options: Options
  /** Where the result's bytes go; a tool that makes no file leaves it alone. */
  readonly output: string
}

export type GenerateJob = JobOf<'generate', 'data' | 'template', GenerateOptions>
export type InspectJob = JobOf<'inspect', 'data' | 'template' | 'document', GenerateOptions>
export type Job = GenerateJob | InspectJob

/** What a generation answers: the result without its bytes, which went to the job's output. */
export type GenerateSummary = Omit<GenerateResult, 'file'> & {
  readonly file: Omit<GenerateResult['file'], 'bytes'>
}

export type ToChild = { readonly id: number; readonly job: Job }

export type FromChild =
  | { readonly id: number; readonly type: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly type: 'done'; readonly result: unknown }
  | {
      readonly id: number
      readonly type: 'refused'
      readonly code: DocumentCode
      readonly params: Params
      readonly problems: readonly Problem[]
    }
  /** A defect of ours: the stack is for the log. */
  | { readonly id: number; readonly type: 'crashed'; readonly stack: string }
