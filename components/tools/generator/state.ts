import type { InspectAnswer, Result } from './answers'
import type { Choices } from './choices'
import type { Counted } from './counted'
import type { Failure } from '../shared/failure'
import type { GoneFile } from '../shared/gone-file'
import type { RunProgress } from '../shared/run-state'
import type { GivenSlot } from './kept-template'
import type { LetterText } from './letter'
import type { Undoable } from '../shared/undo'
import { NO_EDITS, type EditSettings, type Edits } from './edits'
import { INITIAL_OPTIONS, type Options } from './options'

export type Role = 'data' | 'template'

/** The options that affect how the files are read, as the server accepts them. */
export interface Reading extends Pick<Options, 'missing' | 'language' | 'includeHidden'> {
  readonly groupBy: readonly string[]
}

/** What an inspection was asked about; the same question has the same answer. */
export interface Question {
  readonly data: string | null
  readonly template: string | null
  /** For a saved template, which is identified only by this. */
  readonly templateId: string | null
  readonly sheet: string | null
  readonly headerRow: number | null
  readonly mapping: Readonly<Record<string, string>>
  readonly reading: Reading
  /** The column whose addresses are checked, as the server finds it. */
  readonly mailColumn: string | null
  /** The text of the emails, so that its tags are checked too. */
  readonly letter: LetterText
  readonly constants: Readonly<Record<string, string>>
  readonly edits: EditSettings
  /** The most rows of a run: more are reported. */
  readonly mostRows: number
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
      /** How many documents are to be created; null if that is only known during the run. */
      readonly count: number | null
      /** The rows from which they are created. */
      readonly rows: number
      /** Only what failed in the previous run is created. */
      readonly again: boolean
      /** Its person has stopped it, and what is finished is on its way. */
      readonly isStopping: boolean
      /** The server's last progress report; null before the first. */
      readonly progress: RunProgress | null
      /** How many documents are ready; null until they are counted. */
      readonly counted: Counted | null
      /** Rows without documents and documents with warnings so far; null until they are counted. */
      readonly failed: number | null
      readonly noted: number | null
      readonly last: Result | null
    }
  | {
      readonly kind: 'done'
      readonly result: Result
      readonly tookMs: number
      readonly rows: number
      /** The result that this one completes, where only what had failed was made again. */
      readonly before: Result | null
    }

/** What the person has decided of tags, cells and rows, and of the table that they are in: what Ctrl+Z takes back. */
export interface Decisions {
  readonly sheet: string | null
  readonly headerRow: number | null
  readonly choices: Choices
  readonly edits: Edits
}

export interface GeneratorState extends Undoable<Decisions> {
  readonly slots: Readonly<Record<Role, GivenSlot>>
  /** Files that the settings were made for and that have expired. */
  readonly gone: Readonly<Partial<Record<Role, GoneFile | undefined>>>
  readonly sheet: string | null
  /** As the spreadsheet shows it, from 1; null lets the server look for it. */
  readonly headerRow: number | null
  readonly choices: Choices
  readonly edits: Edits
  readonly options: Options
  /** How many rows of the sheet are hidden, if known. */
  readonly hiddenRows: number
  readonly inspected: Inspected | null
  readonly inspectionFailure: { readonly question: Question; readonly failure: Failure } | null
  readonly run: Run
}

export const INITIAL_STATE: GeneratorState = {
  slots: { data: { kind: 'empty' }, template: { kind: 'empty' } },
  gone: {},
  sheet: null,
  headerRow: null,
  choices: {},
  edits: NO_EDITS,
  past: [],
  future: [],
  options: INITIAL_OPTIONS,
  hiddenRows: 0,
  inspected: null,
  inspectionFailure: null,
  run: { kind: 'idle', last: null, failure: null },
}

/** No file was chosen yet. */
export function isUntouched({ slots }: Pick<GeneratorState, 'slots'>): boolean {
  return slots.data.kind === 'empty' && slots.template.kind === 'empty'
}

/** Whether both files are here or on their way, and the first answer about them is still to come. */
export function isAwaited({ slots, inspected }: GeneratorState, inspecting: boolean): boolean {
  const { data, template } = slots
  const given = [data, template].every(({ kind }) => kind === 'uploading' || kind === 'stored')
  return (
    given &&
    (inspected?.answer.matches.length ?? 0) === 0 &&
    (inspecting || data.kind !== 'stored' || template.kind !== 'stored')
  )
}
