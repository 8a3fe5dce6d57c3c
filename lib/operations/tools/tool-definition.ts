import type { z } from 'zod'
import type { PlanLimits } from '@/lib/billing/plans'
import type { OperationKind } from '@/lib/db/generated/enums'
import type { FormDescription } from '@/lib/http/route-documentation'
import type { TimeLimit } from '../process/document-process'
import type { Job, JobFile } from '../process/protocol'

/** What a tool's process answers, as the runner needs it: the result's name and type, and the summary to keep. */
export interface ToolOutcome {
  readonly file: { readonly name: string; readonly type: string }
  /** Counted against the plan. */
  readonly documents: number
  /** Kept on the operation's row and answered, as JSON. */
  readonly summary: object
}

/** One tool as an operation runs it. The table in `index.ts` is the one place that names them all. */
export interface ToolDefinition<Role extends string = string, Settings extends object = object> {
  readonly kind: OperationKind
  /** What its door receives; the options become the settings. */
  readonly form: FormDescription<z.ZodType<Settings>>
  /** The form field that carries each input. */
  readonly fields: Readonly<Record<Role, string>>
  readonly timeLimit: TimeLimit
  /** The stage whose total is the number of documents to come, if the tool makes documents. */
  readonly countedStage: string | null
  job(input: {
    readonly files: Readonly<Record<Role, JobFile>>
    readonly settings: Settings
    readonly limits: PlanLimits
    readonly output: string
  }): Job
  outcome(answer: unknown): ToolOutcome
}
