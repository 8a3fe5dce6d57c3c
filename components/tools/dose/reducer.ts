import type { ChosenFile } from '../shared/chosen-file'
import type { IncludedRow } from '@/lib/documents/doses/options'
import type { ColumnMapping } from '@/lib/documents/doses/layout-model'
import type { Failure } from '../shared/failure'
import { withoutResult } from '../shared/result-gone'
import { edited, lastOf, whileRunning, type RunProgress } from '../shared/run-state'
import { uploading, whileUploading } from '../shared/slot'
import type { FoundDecision, Result } from './answers'
import { withoutDecision } from './decision-key'
import { asMapping, foundDoses } from './found'
import { resolvedAgain } from './resolved-again'
import {
  INITIAL_STATE,
  type DoseState,
  type Inspected,
  type Question,
  type Reading,
  type Resolved,
  type Writing,
} from './state'

export type DoseAction =
  | { readonly type: 'fileChosen'; readonly file: ChosenFile }
  | { readonly type: 'fileSent'; readonly file: ChosenFile; readonly share: number }
  | { readonly type: 'fileStored'; readonly file: ChosenFile; readonly inspected: Inspected }
  | { readonly type: 'fileFailed'; readonly file: ChosenFile; readonly failure: Failure }
  | { readonly type: 'uploadStopped' }
  /** Null removes it. */
  | { readonly type: 'beforeChosen'; readonly file: File | null }
  | { readonly type: 'readingChanged'; readonly reading: Partial<Reading> }
  | { readonly type: 'writingChanged'; readonly writing: Partial<Writing> }
  | { readonly type: 'columnCorrected'; readonly column: ColumnMapping }
  /** As detected. */
  | { readonly type: 'columnReleased'; readonly column: Pick<ColumnMapping, 'sheet' | 'column'> }
  | { readonly type: 'rememberedDropped' }
  | { readonly type: 'decided'; readonly resolved: Resolved }
  | { readonly type: 'decisionTakenBack'; readonly decision: FoundDecision }
  /** A row that was left out is data after all, or is left out again. */
  | { readonly type: 'rowIncluded'; readonly row: IncludedRow }
  | { readonly type: 'rowLeftOut'; readonly row: IncludedRow }
  /** Its editor opens or, for null, closes. */
  | { readonly type: 'columnOpened'; readonly column: string | null; readonly table?: number }
  | { readonly type: 'tableShown'; readonly index: number }
  | { readonly type: 'inspected'; readonly inspected: Inspected }
  | { readonly type: 'inspectionFailed'; readonly question: Question; readonly failure: Failure }
  | { readonly type: 'inspectionRetried' }
  | { readonly type: 'runStarted'; readonly at: number }
  | { readonly type: 'runAccepted'; readonly operationId: string }
  | { readonly type: 'runProgressed'; readonly progress: RunProgress }
  | { readonly type: 'runDone'; readonly at: number; readonly result: Result }
  | { readonly type: 'runFailed'; readonly failure: Failure }
  | { readonly type: 'runStopped' }
  /** Another screen laid it ready. */
  | { readonly type: 'handed'; readonly state: DoseState }
  /** The files of this document session are gone. */
  | { readonly type: 'filesRemoved'; readonly sessionId: string }
  | { readonly type: 'startedOver' }

/** The dose extractor's next state. Pure: results of a replaced file or a stopped run change nothing. */
export function doseReducer(state: DoseState, action: DoseAction): DoseState {
  return withUpdate(state, withHeldReading(changed(state, action)), action)
}

function changed(state: DoseState, action: DoseAction): DoseState {
  switch (action.type) {
    case 'fileChosen':
      // Sent again because the session was lost, the file of the period before is lost too.
      return edited({
        ...state,
        slot: uploading(state.slot, action.file),
        before: state.before && { ...state.before, stored: null },
      })
    case 'fileSent':
      return whileUploading(state, action, (slot) => ({ ...state, slot: { ...slot, share: action.share } }))
    case 'fileStored':
      return whileUploading(state, action, () => stored(state, action))
    case 'fileFailed': {
      const { file, failure } = action
      return whileUploading(state, action, ({ before }) =>
        holdsFor(file, state)
          ? { ...state, slot: { kind: 'failed', file, failure, before } }
          : { ...forgotten(state), slot: { kind: 'failed', file, failure, before: { kind: 'empty' } } },
      )
    }
    case 'uploadStopped':
      return state.slot.kind === 'uploading' ? { ...state, slot: state.slot.before } : state
    case 'beforeChosen':
      return edited({
        ...state,
        before: action.file && { file: action.file, stored: null },
        gone: { ...state.gone, before: undefined },
      })
    case 'readingChanged':
      // Limits may turn out to be kept when a run has begun: it is of those that it began with, and the next is of these.
      return isRunning(state)
        ? { ...state, heldReading: { ...state.heldReading, ...action.reading } }
        : edited({ ...state, reading: { ...state.reading, ...action.reading } })
    case 'writingChanged':
      return edited({ ...state, writing: { ...state.writing, ...action.writing } })
    case 'columnCorrected':
      return withMapping(state, [...withoutColumn(mappingOf(state), action.column), action.column])
    case 'columnReleased':
      return withMapping(state, withoutColumn(mappingOf(state), action.column))
    case 'rememberedDropped':
      return isRunning(state) ? state : withMapping(state, [])
    case 'decided': {
      const others = withoutDecision(state.resolved, action.resolved.decision)
      return edited({ ...state, resolved: [...others, action.resolved] })
    }
    case 'decisionTakenBack':
      return edited({ ...state, resolved: withoutDecision(state.resolved, action.decision) })
    case 'rowIncluded':
      return edited({ ...state, includedRows: [...withoutRow(state.includedRows, action.row), action.row] })
    case 'rowLeftOut':
      return edited({ ...state, includedRows: withoutRow(state.includedRows, action.row) })
    case 'columnOpened':
      return { ...state, correcting: action.column, shown: action.table ?? state.shown }
    case 'tableShown':
      return { ...state, shown: action.index, correcting: null }
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
    case 'runDone':
      return whileRunning(state, ({ startedAt }) => ({
        kind: 'done',
        result: action.result,
        tookMs: action.at - startedAt,
      }))
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

/** What answers the questions about a file, and not how it is read or written. */
const ANSWERS: ReadonlySet<DoseAction['type']> = new Set([
  'decided',
  'decisionTakenBack',
  'rowIncluded',
  'rowLeftOut',
] as const)

/** An answer to a finished run writes its file again; another change waits for the user. */
function withUpdate(before: DoseState, state: DoseState, action: DoseAction): DoseState {
  const { update, run } = state
  const isAnswer = ANSWERS.has(action.type)
  if (isAnswer && (before.run.kind === 'done' || update.kind === 'wanted')) {
    return { ...state, update: { kind: 'wanted' } }
  }
  if (action.type === 'runStarted' && update.kind === 'wanted') return { ...state, update: { kind: 'running' } }
  if (action.type === 'runDone' && update.kind === 'running') {
    return { ...state, update: { kind: 'done', at: action.at } }
  }
  const isOver = update.kind !== 'none' && run.kind === 'idle' && update.kind !== 'wanted'
  const isOther = update.kind === 'wanted' && (action.type === 'readingChanged' || action.type === 'fileChosen')
  return isOver || isOther ? { ...state, update: { kind: 'none' } } : state
}

function withoutRow(rows: readonly IncludedRow[], { sheet, row }: IncludedRow): readonly IncludedRow[] {
  return rows.filter((other) => other.sheet !== sheet || other.row !== row)
}

function isRunning({ run }: DoseState): boolean {
  return run.kind === 'running'
}

/** What was changed during a run holds once that has ended; what it made is not of the choices as they are then. */
function withHeldReading(state: DoseState): DoseState {
  const { heldReading, run } = state
  if (heldReading === null || isRunning(state)) return state
  const next = { ...state, reading: { ...state.reading, ...heldReading }, heldReading: null }
  return run.kind === 'done' ? edited(next) : next
}

function stored(state: DoseState, { file, inspected }: Extract<DoseAction, { type: 'fileStored' }>): DoseState {
  const slot = { kind: 'stored', file, name: inspected.question.data } as const
  const kept = holdsFor(file, state) ? state : forgotten(state)
  const next = { ...kept, slot, gone: { ...kept.gone, data: undefined } }
  // It was inspected without these answers, which are asked next. Until then, the previous result is shown.
  const found = sentAgain(state, file) && state.inspected !== null
  return found ? { ...next, inspectionFailure: null } : withInspection(next, inspected)
}

/**
 * Returns whether the answers still apply to the uploaded file: the server lost it, or it replaces one that has
 * expired.
 */
function holdsFor(file: ChosenFile, state: DoseState): boolean {
  return sentAgain(state, file) || state.gone.data !== undefined
}

/** Returns whether it is the file that was there before. */
function sentAgain({ slot }: DoseState, file: ChosenFile): boolean {
  return slot.kind === 'uploading' && slot.before.kind === 'stored' && slot.before.file === file
}

function withInspection(state: DoseState, inspected: Inspected): DoseState {
  const { before, resolved, toResolve, toShow, shown } = state
  const { taken, rest } = resolvedAgain(toResolve, foundDoses(inspected)?.decisions.rows ?? [])
  const tables = foundDoses(inspected)?.tables ?? []
  return {
    ...state,
    before: before && { ...before, stored: inspected.answer.stored.before ?? null },
    resolved: taken.length === 0 ? resolved : [...resolved, ...taken],
    // If there are very many questions, decided ones disappear from the list, so a decision without a question stays.
    toResolve: taken.length === 0 ? [] : rest,
    toShow: null,
    shown:
      toShow === null
        ? shown
        : Math.max(
            0,
            tables.findIndex(({ sheet }) => sheet === toShow),
          ),
    inspected,
    inspectionFailure: null,
  }
}

/** Answers about the columns and cells of another file. */
function forgotten(state: DoseState): DoseState {
  return {
    ...state,
    mapping: null,
    hadRemembered: false,
    writing: { ...state.writing, remember: false },
    resolved: [],
    toResolve: [],
    includedRows: [],
    correcting: null,
    toShow: null,
    shown: 0,
    inspected: null,
    inspectionFailure: null,
  }
}

/** What the user said about the columns, here or earlier for files with this layout. */
function mappingOf({ mapping, inspected }: DoseState): readonly ColumnMapping[] {
  if (mapping !== null) return mapping
  const found = foundDoses(inspected)?.columns.rows ?? []
  return found.filter(({ chosen }) => chosen).map(asMapping)
}

/** An empty mapping is another thing than none only where one was remembered: it says that it no longer holds. */
function withMapping(state: DoseState, mapping: readonly ColumnMapping[]): DoseState {
  const hadRemembered = state.hadRemembered || foundDoses(state.inspected)?.mappingRemembered === true
  return edited({ ...state, hadRemembered, mapping: mapping.length === 0 && !hadRemembered ? null : mapping })
}

function withoutColumn(
  mapping: readonly ColumnMapping[],
  { sheet, column }: Pick<ColumnMapping, 'sheet' | 'column'>,
): readonly ColumnMapping[] {
  return mapping.filter((other) => other.sheet !== sheet || other.column !== column)
}
