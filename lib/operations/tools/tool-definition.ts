import type { z } from 'zod'
import type { PlanLimits } from '@/lib/billing/plans'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { Operation, Prisma, StoredFile } from '@/lib/db/generated/client'
import type { OperationKind } from '@/lib/db/generated/enums'
import type { Locale } from '@/lib/i18n/locales'
import type { DocumentForm } from '@/lib/http/route-documentation'
import type { TimeLimit } from '../process/time-limit'
import type { Ask, Job, JobFile } from '../process/protocol'

/** What came of a run, as the history counts it. */
export interface Tally {
  /** Documents, tables or doses. */
  readonly results: number
  /** Rows that nothing was made of. */
  readonly failures: number
  /** Problems of the result that the user should know. */
  readonly remarks: number
}

/** What a tool's process answers, as the runner needs it: the result's name and type, and the summary to keep. */
export interface ToolOutcome {
  readonly file: { readonly name: string; readonly type: string }
  /** Counted against the plan. */
  readonly documents: number
  readonly tally: Tally
  /** Kept on the operation's row and answered, as JSON. */
  readonly summary: object
}

/** An operation that is being run, with its input files by role. */
export interface ToolRun<Role extends string = string, Settings extends object = object> {
  readonly operation: Operation
  readonly user: SubscribedUser
  readonly files: Readonly<Record<Role, StoredFile>>
  readonly settings: Settings
}

/** What a run needs beside its inputs and settings, as it is when the run begins. */
export interface RunExtras {
  /** More files for the process, by role. */
  readonly files: Readonly<Record<string, Pick<StoredFile, 'storageKey' | 'givenName'>>>
  readonly options: object
  /** Answers what the process asks, where its tool asks anything. */
  answer?(ask: Ask): Promise<number>
}

/** One tool as an operation runs it. The table in `index.ts` is the one place that names them all. */
export interface ToolDefinition<Role extends string = string, Settings extends object = object> {
  readonly kind: OperationKind
  /** The fields of its route's form; the options become the settings. */
  readonly form: DocumentForm<z.ZodType<Settings>>
  /** The form field that carries each input. */
  readonly fields: Readonly<Record<Role, string>>
  /** Inputs that a run can do without; none unless said. */
  readonly optional?: readonly Role[]
  readonly timeLimit: TimeLimit
  /** The stage whose total is the number of documents to come, if the tool makes documents. */
  readonly countedStage: string | null
  job(input: {
    /** All but those of `optional` are there. */
    readonly files: Readonly<Record<Role, JobFile>>
    readonly settings: Settings
    readonly limits: PlanLimits
    /** Of the tool's own extras, if it has any. */
    readonly extras: object
    readonly locale: Locale
    readonly output: string
  }): Job
  outcome(answer: unknown): ToolOutcome
  /** Whether a run with these settings that is stopped keeps what is finished. */
  keepsFinished?(settings: Settings): boolean
  /** Checks that a user's plan still allows what the settings request. @throws AppError */
  allowed?(user: SubscribedUser, settings: Settings): void
  extras?(run: ToolRun<Role, Settings>): Promise<RunExtras>
  /** What is written with the operation's success, in its transaction. */
  succeeded?(transaction: Prisma.TransactionClient, run: ToolRun<Role, Settings>, summary: object): Promise<void>
}
