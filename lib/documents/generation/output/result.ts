import type { Problem } from '../../problem'
import type { AppliedChange } from '../data/data-table'
import type { StrippedContent } from '../template/clean'

/** A file of the result: a document, or a volume of merged ones. */
export interface GeneratedDocument {
  /** The name in the zip. */
  readonly name: string
  /** As the spreadsheet shows them, from 1. */
  readonly rows: readonly number[]
  readonly warnings: readonly Problem[]
}

/** A document as it is in the result. */
export interface MadeDocument extends GeneratedDocument {
  /** In bytes. */
  readonly size: number
}

/** One act that was made: a row's or a group's document, in its own file or among others in a merged one. */
export interface GeneratedAct {
  readonly document: string
  readonly rows: readonly number[]
  /** See fingerprints.ts. */
  readonly fingerprint: string
  /** Null where the template does not number its acts. */
  readonly number: number | null
  /** What its rows have in the column of addresses (addresses.ts): empty where there is none; null where no column was asked for. */
  readonly email: string | null
  /** What the letter of its mail prints for each tag, those of the subject first; absent without one. */
  readonly letter?: readonly string[]
}

export interface GenerateTimings {
  readonly readMs: number
  readonly compileMs: number
  readonly renderMs: number
  readonly writeMs: number
}

/** What a run made and what is to be said about it, without the file itself. */
export interface GenerateReport {
  readonly file: { readonly name: string; readonly type: string }
  readonly documents: readonly MadeDocument[]
  readonly acts: readonly GeneratedAct[]
  /** The rows that no document was made of. */
  readonly failed: readonly number[]
  /** The cells that were changed over what the file has. */
  readonly changes: readonly AppliedChange[]
  /** How many acts were to be made, where the run was stopped before all of them were; null else. */
  readonly stoppedAt: number | null
  /** How many acts were left out, being what they were the last time. */
  readonly unchanged: number
  /** Those of the files as a whole, and of the rows whose documents were not made. */
  readonly problems: readonly Problem[]
  readonly stripped: readonly StrippedContent[]
  readonly timings: GenerateTimings
}

export interface GenerateResult extends Omit<GenerateReport, 'file'> {
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly type: string }
}
