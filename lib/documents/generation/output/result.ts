import type { Problem } from '../../problem'
import type { AppliedChange } from '../data/data-table'
import type { StrippedContent } from '../template/clean'

/** A file of the result: a document, or a volume of merged ones. */
export interface GeneratedDocument {
  /** The file's name in the zip. */
  readonly name: string
  /** Row numbers as the spreadsheet shows them, from 1. */
  readonly rows: readonly number[]
  readonly warnings: readonly Problem[]
}

/** A document in the result. */
export interface MadeDocument extends GeneratedDocument {
  /** Size in bytes. */
  readonly size: number
}

/** A document that was created for a row or a group, in its own file or in a merged one. */
export interface GeneratedAct {
  readonly document: string
  readonly rows: readonly number[]
  /** See fingerprints.ts. */
  readonly fingerprint: string
  /** Null if the template doesn't number its documents. */
  readonly number: number | null
  /** The addresses of its rows (addresses.ts): empty if there are none; null without an address column. */
  readonly email: string | null
  /** The text that its email prints for each tag, those of the subject first; absent without an email. */
  readonly letter?: readonly string[]
}

export interface GenerateTimings {
  readonly readMs: number
  readonly compileMs: number
  readonly renderMs: number
  readonly writeMs: number
}

/** The outcome of a run and its problems, without the file itself. */
export interface GenerateReport {
  readonly file: { readonly name: string; readonly type: string }
  readonly documents: readonly MadeDocument[]
  readonly acts: readonly GeneratedAct[]
  /** The rows without a document. */
  readonly failed: readonly number[]
  /** The cells that the user changed. */
  readonly changes: readonly AppliedChange[]
  /** The number of documents to create if the run was stopped before the last; otherwise null. */
  readonly stoppedAt: number | null
  /** How many documents were skipped because they haven't changed since last time. */
  readonly unchanged: number
  /** Problems of the files as a whole, and of rows without documents. */
  readonly problems: readonly Problem[]
  readonly stripped: readonly StrippedContent[]
  readonly timings: GenerateTimings
}

export interface GenerateResult extends Omit<GenerateReport, 'file'> {
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly type: string }
}
