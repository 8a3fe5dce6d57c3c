import type { ChosenFile } from '../shared/chosen-file'
import { failureOfProblem, type Failure } from '../shared/failure'
import { withoutResult } from '../shared/result-gone'
import { edited, lastOf, whileRunning, type RunProgress } from '../shared/run-state'
import { refusalOf } from '../shared/refusal'
import { refusing, uploading, whileUploading, type Slot } from '../shared/slot'
import { NOTHING_TO_UNDO, withUndo, type UndoAction } from '../shared/undo'
import type { Result } from './answers'
import type { ColumnType } from './column-type'
import { foundTables } from './found'
import {
  INITIAL_STATE,
  type Decisions,
  type FrameChoice,
  type Inspected,
  type ParserState,
  type Question,
  type Reading,
  type Writing,
} from './state'

export type ParserAction =
  | { readonly type: 'fileChosen'; readonly file: ChosenFile }
  | { readonly type: 'fileSent'; readonly file: ChosenFile; readonly share: number }
  | { readonly type: 'fileStored'; readonly file: ChosenFile; readonly inspected: Inspected }
  | { readonly type: 'fileFailed'; readonly file: ChosenFile; readonly failure: Failure }
  | { readonly type: 'uploadStopped' }
  | { readonly type: 'readingChanged'; readonly reading: Partial<Reading> }
  | { readonly type: 'writingChanged'; readonly writing: Partial<Writing> }
  | { readonly type: 'tableChosen'; readonly id: string; readonly chosen: boolean }
  | { readonly type: 'allChosen'; readonly chosen: boolean }
  | { readonly type: 'tableShown'; readonly id: string }
  /** With null the column is again what was found. */
  | { readonly type: 'typeChosen'; readonly table: string; readonly column: number; readonly chosen: ColumnType | null }
  | { readonly type: 'typesReset'; readonly table: string }
  /** `of` names what is changed where many small steps are one. */
  | { readonly type: 'framesChanged'; readonly frames: readonly FrameChoice[]; readonly of: string | null }
  | { readonly type: 'inspected'; readonly inspected: Inspected }
  | { readonly type: 'inspectionFailed'; readonly question: Question; readonly failure: Failure }
  | { readonly type: 'inspectionRetried' }
  | { readonly type: 'runStarted'; readonly at: number }
  | { readonly type: 'runAccepted'; readonly operationId: string }
  | { readonly type: 'runProgressed'; readonly progress: RunProgress }
  | { readonly type: 'runDone'; readonly at: number; readonly count: number; readonly result: Result }
  | { readonly type: 'runFailed'; readonly failure: Failure }
  | { readonly type: 'runStopped' }
  /** Another screen laid it ready. */
  | { readonly type: 'handed'; readonly state: ParserState }
  /** The files of this document session are gone. */
  | { readonly type: 'filesRemoved'; readonly sessionId: string }
  | { readonly type: 'startedOver' }
  | UndoAction

/** What decides something about the tables. */
const DECISIONS: ReadonlySet<ParserAction['type']> = new Set([
  'readingChanged',
  'writingChanged',
  'tableChosen',
  'allChosen',
  'typeChosen',
  'typesReset',
  'framesChanged',
] as const)

const undoable = withUndo<Decisions, ParserState, Exclude<ParserAction, UndoAction>>(changed, {
  decisionsOf: ({ reading, writing, types, frames, only, left }) => ({ reading, writing, types, frames, only, left }),
  isDecision: (action, { lastStep }) =>
    DECISIONS.has(action.type) && (lastStep === null || stepOf(action) !== lastStep),
  withDecisions: withDecisionsOf,
})

/** The parser's next state. Pure: results of a replaced file or a stopped run change nothing. */
export function parserReducer(state: ParserState, action: ParserAction): ParserState {
  const next = undoable(state, action)
  const isStep = DECISIONS.has(action.type) || action.type === 'undone' || action.type === 'redone'
  return isStep && next !== state ? { ...next, lastStep: stepOf(action) } : next
}

function stepOf(action: ParserAction): string | null {
  return action.type === 'framesChanged' ? action.of : null
}

function withDecisionsOf(state: ParserState, decisions: Decisions): ParserState {
  const { inspected, shown } = state
  const next = edited({ ...state, ...decisions, shown: areNumberedAlike(state, decisions) ? shown : null })
  // Decided before the tables were known.
  const isKnown = next.only !== null && inspected !== null && areNumberedAlike(inspected.question, next)
  return isKnown ? withInspection(next, inspected) : next
}

/** Whether tables have the same ids: other frames, views and joins number them again. */
function areNumberedAlike(a: Pick<Question, 'frames' | 'reading'>, b: Pick<Question, 'frames' | 'reading'>): boolean {
  return a.frames === b.frames && a.reading.view === b.reading.view && a.reading.join === b.reading.join
}

function changed(state: ParserState, action: Exclude<ParserAction, UndoAction>): ParserState {
  switch (action.type) {
    case 'fileChosen':
      return edited({ ...state, slot: uploading(state.slot, action.file) })
    case 'fileSent':
      return whileUploading(state, action, (slot) => ({ ...state, slot: { ...slot, share: action.share } }))
    case 'fileStored':
      return whileUploading(state, action, (slot) => {
        const refusal = slot.before.kind === 'stored' ? refusalOf(action) : null
        return refusal === null ? stored(state, action) : { ...state, slot: refusing(slot, failureOfProblem(refusal)) }
      })
    case 'fileFailed':
      return whileUploading(state, action, (slot) => ({ ...state, slot: refusing(slot, action.failure) }))
    case 'uploadStopped':
      return state.slot.kind === 'uploading' ? { ...state, slot: state.slot.before } : state
    case 'readingChanged':
      return edited(withReading(state, action.reading))
    case 'writingChanged':
      return edited({ ...state, writing: { ...state.writing, ...action.writing } })
    case 'tableChosen': {
      const others = state.left.filter((id) => id !== action.id)
      return edited({ ...state, left: action.chosen ? others : [...others, action.id] })
    }
    case 'allChosen':
      return edited({ ...state, left: action.chosen ? [] : foundTables(state.inspected).map(({ id }) => id) })
    case 'tableShown':
      return { ...state, shown: action.id }
    case 'typeChosen': {
      const { table, column, chosen } = action
      const others = state.types.filter((type) => type.table !== table || type.column !== column)
      return edited({ ...state, types: chosen === null ? others : [...others, { ...chosen, table, column }] })
    }
    case 'typesReset':
      return edited({ ...state, types: state.types.filter(({ table }) => table !== action.table) })
    case 'framesChanged':
      return edited(withFrames(state, action.frames))
    case 'inspected':
      return withInspection(state, action.inspected)
    case 'inspectionFailed':
      return { ...state, inspectionFailure: { question: action.question, failure: action.failure } }
    case 'inspectionRetried':
      return { ...state, inspectionFailure: null }
    case 'runStarted':
      return {
        ...state,
        run: { kind: 'running', operationId: null, startedAt: action.at, progress: null, last: lastOf(state.run) },
      }
    case 'runAccepted':
      return whileRunning(state, (run) => ({ ...run, operationId: action.operationId }))
    case 'runProgressed':
      return whileRunning(state, (run) => ({ ...run, progress: action.progress }))
    case 'runDone': {
      const { result, count, at } = action
      return whileRunning(state, ({ startedAt }) => ({ kind: 'done', result, count, tookMs: at - startedAt }))
    }
    case 'runFailed':
      return whileRunning(state, ({ last }) => ({ kind: 'idle', last, failure: action.failure }))
    case 'runStopped':
      return whileRunning(state, ({ last }) => ({ kind: 'idle', last, failure: null }))
    case 'handed':
      return action.state
    case 'filesRemoved':
      return { ...state, run: withoutResult(state.run, action.sessionId) }
    case 'startedOver':
      return INITIAL_STATE
  }
}

function stored(state: ParserState, { file, inspected }: Extract<ParserAction, { type: 'fileStored' }>): ParserState {
  const slot: Slot = { kind: 'stored', file, name: inspected.question.document }
  // A file that the server lost is uploaded again; what is known about it is still valid.
  const isSame = state.inspected?.question.document === inspected.question.document && sentAgain(state, file)
  // A file that replaces an expired one is read with the same settings.
  const next = isSame || state.gone !== null ? state : forgotten(state)
  return withInspection({ ...next, slot, gone: null }, inspected)
}

function withInspection(state: ParserState, inspected: Inspected): ParserState {
  const { only } = state
  const next = { ...state, inspected, inspectionFailure: null }
  const tables = foundTables(inspected)
  if (only === null || tables.length === 0) return next
  const left = tables.filter(({ id }) => !only.includes(id)).map(({ id }) => id)
  // If none of them exists, it is another document.
  return { ...next, only: null, left: left.length < tables.length ? left : [] }
}

function sentAgain({ slot }: ParserState, file: ChosenFile): boolean {
  return slot.kind === 'uploading' && slot.before.kind === 'stored' && slot.before.file === file
}

/** Warnings about the tables of another document. */
function forgotten(state: ParserState): ParserState {
  return {
    ...state,
    types: [],
    frames: [],
    only: null,
    left: [],
    shown: null,
    inspected: null,
    inspectionFailure: null,
    lastStep: null,
    ...NOTHING_TO_UNDO,
  }
}

/** Another frame may number the tables again, as other joins may. */
function withFrames(state: ParserState, frames: readonly FrameChoice[]): ParserState {
  return { ...state, frames, types: [], only: null, left: [], shown: null }
}

/**
 * The other view of tracked changes, or other joins, may renumber the tables: then none is excluded, and no type is
 * chosen.
 */
function withReading(state: ParserState, changed: Partial<Reading>): ParserState {
  const renumbers = changed.view !== undefined || changed.join !== undefined
  return {
    ...state,
    reading: { ...state.reading, ...changed },
    ...(renumbers && { types: [], only: null, left: [], shown: null }),
  }
}
