import type { ParseTableSettings } from '@/lib/operations/tools/parse-table-settings'
import type { Failure } from '../shared/failure'
import type { GoneFile } from '../shared/gone-file'
import type { RunProgress } from '../shared/run-state'
import type { Slot } from '../shared/slot'
import { NOTHING_TO_UNDO, type Undoable } from '../shared/undo'
import type { InspectAnswer, Result } from './answers'

/** How the document is read. */
export interface Reading {
  readonly view: 'accepted' | 'original'
  readonly join: boolean
  readonly language: 'auto' | 'ru' | 'ro' | 'en'
}

/** The settings for the workbook. */
export interface Writing {
  readonly layout: 'sheets' | 'one'
  readonly format: 'xlsx' | 'csv' | 'json'
  readonly merges: 'keep' | 'fill'
}

/** The type that the user chose for a column, as the server accepts it. */
export type TypeChoice = NonNullable<ParseTableSettings['types']>[number]

/** What a person says of a part of a page of a PDF, as the server takes it. */
export type FrameChoice = NonNullable<ParseTableSettings['frames']>[number]

/** What an inspection was asked about; the same question has the same answer. */
export interface Question {
  /** The file's name in the document session. */
  readonly document: string
  readonly reading: Reading
  readonly types: readonly TypeChoice[]
  readonly frames: readonly FrameChoice[]
  /** The answer is worded in it. */
  readonly locale: string
}

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
      /** What the server last said; null before its first word. */
      readonly progress: RunProgress | null
      readonly last: Result | null
    }
  | { readonly kind: 'done'; readonly result: Result; readonly tookMs: number; readonly count: number }

/** What a person decides about the tables, and can undo. */
export interface Decisions {
  readonly reading: Reading
  readonly writing: Writing
  readonly types: readonly TypeChoice[]
  readonly frames: readonly FrameChoice[]
  readonly only: readonly string[] | null
  readonly left: readonly string[]
}

export interface ParserState extends Decisions, Undoable<Decisions> {
  readonly slot: Slot
  /** The document that the settings were made for, if it has expired. */
  readonly gone: GoneFile | null
  readonly reading: Reading
  readonly writing: Writing
  /** The column types that the user chose, at most one per column. */
  readonly types: readonly TypeChoice[]
  /** Corrections to the tables of a PDF, in the order in which they were made. */
  readonly frames: readonly FrameChoice[]
  /** What the last decision changed, if many small steps of it are one: presses of a key that move one edge. */
  readonly lastStep: string | null
  /** The ids of the only tables to be written, until the tables are known; null for all. */
  readonly only: readonly string[] | null
  /** The ids of the tables that are not written. */
  readonly left: readonly string[]
  /** The id of the shown table; null for the first. */
  readonly shown: string | null
  readonly inspected: Inspected | null
  readonly inspectionFailure: { readonly question: Question; readonly failure: Failure } | null
  readonly run: Run
}

export const INITIAL_STATE: ParserState = {
  slot: { kind: 'empty' },
  gone: null,
  reading: { view: 'accepted', join: true, language: 'auto' },
  writing: { layout: 'sheets', format: 'xlsx', merges: 'keep' },
  types: [],
  frames: [],
  lastStep: null,
  ...NOTHING_TO_UNDO,
  only: null,
  left: [],
  shown: null,
  inspected: null,
  inspectionFailure: null,
  run: { kind: 'idle', last: null, failure: null },
}
