import type { ChosenFile } from '../shared/chosen-file'
import type { Failure } from '../shared/failure'
import { withoutResult } from '../shared/result-gone'
import { edited, lastOf, whileRunning, type RunProgress } from '../shared/run-state'
import { uploading, whileUploading, type Slot } from '../shared/slot'
import type { Result } from './answers'
import type { ColumnType } from './column-type'
import { foundTables } from './found'
import {
  INITIAL_STATE,
  type FrameChoice,
  type FramesStep,
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
  | { readonly type: 'framesUndone' }
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

/** The parser's next state. Pure: results of a replaced file or a stopped run change nothing. */
export function parserReducer(state: ParserState, action: ParserAction): ParserState {
  switch (action.type) {
    case 'fileChosen':
      return edited({ ...state, slot: uploading(state.slot, action.file) })
    case 'fileSent':
      return whileUploading(state, action, (slot) => ({ ...state, slot: { ...slot, share: action.share } }))
    case 'fileStored':
      return whileUploading(state, action, () => stored(state, action))
    case 'fileFailed':
      return whileUploading(state, action, () => ({
        ...forgotten(state),
        slot: { kind: 'failed', file: action.file, failure: action.failure, before: { kind: 'empty' } },
      }))
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
      return edited(withFrames(state, action.frames, withStep(state, action.of)))
    case 'framesUndone': {
      const last = state.framesBefore.at(-1)
      return last === undefined ? state : edited(withFrames(state, last.frames, state.framesBefore.slice(0, -1)))
    }
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
  // Where none of them is there, it is another document.
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
    framesBefore: [],
    only: null,
    left: [],
    shown: null,
    inspected: null,
    inspectionFailure: null,
  }
}

/** As many steps can be undone. */
const STEPS = 100

function withStep({ frames, framesBefore }: ParserState, of: string | null): readonly FramesStep[] {
  if (of !== null && framesBefore.at(-1)?.of === of) return framesBefore
  return [...framesBefore, { frames, of }].slice(-STEPS)
}

/** Another frame may number the tables again, as other joins may. */
function withFrames(
  state: ParserState,
  frames: readonly FrameChoice[],
  framesBefore: readonly FramesStep[],
): ParserState {
  return { ...state, frames, framesBefore, types: [], only: null, left: [], shown: null }
}

/** The other side of tracked changes, or other joins, may number the tables again: none is left out then, nor any type chosen. */
function withReading(state: ParserState, changed: Partial<Reading>): ParserState {
  const renumbers = changed.view !== undefined || changed.join !== undefined
  return {
    ...state,
    reading: { ...state.reading, ...changed },
    ...(renumbers && { types: [], only: null, left: [], shown: null }),
  }
}
