import type { LimitProfile } from '@/lib/documents/doses/limits/profiles'
import type { ColumnMapping } from '@/lib/documents/doses/layout-model'
import type { IncludedRow } from '@/lib/documents/doses/options'
import type { Handed } from '../shared/hand-over'
import type { ChosenFile } from '../shared/chosen-file'
import type { Failure } from '../shared/failure'
import type { GoneFile } from '../shared/gone-file'
import type { RunProgress } from '../shared/run-state'
import type { Slot } from '../shared/slot'
import type { FoundDecision, InspectAnswer, Result } from './answers'

/** How the file is read. */
export interface Reading {
  readonly language: 'auto' | 'ru' | 'ro' | 'en'
  /** The limits that the user chose to compare with; null for none. */
  readonly profile: LimitProfile | null
  /** Without them, those that the file's own words name are compared with. */
  readonly suggest: boolean
}

/** What is written. */
export interface Writing {
  readonly format: 'xlsx' | 'csv' | 'json'
  /** Whether the columns as they are corrected are kept for files of this shape. */
  readonly remember: boolean
}

/** A decision that was taken: one of its alternatives by its index, or no dose. */
export interface Resolved {
  readonly decision: FoundDecision
  readonly choice: 'reject' | number
}

/** The file of the period before; its name in the document session once that has it. */
export interface BeforeFile {
  readonly file: ChosenFile
  readonly stored: string | null
}

/** What an inspection was asked about; the same question has the same answer. */
export interface Question {
  /** The file's name in the document session. */
  readonly data: string
  /** Identifies the previous period's file; null if there is none. */
  readonly before: (Pick<File, 'name' | 'size'> & { readonly lastModified: number | null }) | null
  readonly reading: Reading
  readonly mapping: readonly ColumnMapping[] | null
  readonly resolved: readonly Resolved[]
  readonly includedRows: readonly IncludedRow[]
  /** The answer is worded in it. */
  readonly locale: string
}

/** Answers that are given once the file exists have it written again. */
export type Update =
  | { readonly kind: 'none' }
  /** An answer was given: the file is written again soon. */
  | { readonly kind: 'wanted' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly at: number }

export interface Inspected {
  readonly question: Question
  readonly answer: InspectAnswer
}

export type Run =
  /** `last` is the result of the run before, still there to download. */
  | { readonly kind: 'idle'; readonly last: Result | null; readonly failure: Failure | null }
  | {
      readonly kind: 'running'
      /** Null until the server has accepted it. */
      readonly operationId: string | null
      readonly startedAt: number
      /** The server's last progress report; null before the first. */
      readonly progress: RunProgress | null
      readonly last: Result | null
    }
  | { readonly kind: 'done'; readonly result: Result; readonly tookMs: number }

export interface DoseState {
  readonly slot: Slot
  /** The file of the period before, to be compared with. */
  readonly before: BeforeFile | null
  /** Files that the settings were made for and that have expired. */
  readonly gone: { readonly data?: GoneFile | undefined; readonly before?: GoneFile | undefined }
  readonly reading: Reading
  /** What was changed during a run: it applies when the run has ended. Null if nothing was. */
  readonly heldReading: Partial<Reading> | null
  readonly writing: Writing
  /**
   * The columns that the user corrected. While this is null, the settings remembered for files with this layout apply.
   */
  readonly mapping: readonly ColumnMapping[] | null
  /** Settings for files with this layout were saved before the user changed anything. */
  readonly hadRemembered: boolean
  /** In the order in which they were taken. */
  readonly resolved: readonly Resolved[]
  /** Decisions that were taken before, until what they decide is found again. */
  readonly toResolve: NonNullable<Handed<'doses'>['settings']['resolutions']>
  /** Rows that were left out and that the user put back. */
  readonly includedRows: readonly IncludedRow[]
  /** The letter of the column that is being corrected. */
  readonly correcting: string | null
  /** What answers after a run mean for its file. */
  readonly update: Update
  /** The sheet whose table is shown, until the tables are known. */
  readonly toShow: string | null
  /** The index of the shown table, from 0. */
  readonly shown: number
  readonly inspected: Inspected | null
  readonly inspectionFailure: { readonly question: Question; readonly failure: Failure } | null
  readonly run: Run
}

export const INITIAL_STATE: DoseState = {
  slot: { kind: 'empty' },
  before: null,
  gone: {},
  reading: { language: 'auto', profile: null, suggest: true },
  heldReading: null,
  writing: { format: 'xlsx', remember: false },
  mapping: null,
  hadRemembered: false,
  resolved: [],
  toResolve: [],
  includedRows: [],
  correcting: null,
  update: { kind: 'none' },
  toShow: null,
  shown: 0,
  inspected: null,
  inspectionFailure: null,
  run: { kind: 'idle', last: null, failure: null },
}
