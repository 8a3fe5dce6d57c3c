import type { ColumnName, InspectAnswer, Result } from './answers'
import { byItself, choicesFor, groupingFor, mailColumnFor, standingOf, type Choice, type Choices } from './choices'
import { countedOf, type StageProgress } from './counted'
import type { Failure } from '../shared/failure'
import { withoutResult } from '../shared/result-gone'
import { edited, lastOf, whileRunning } from '../shared/run-state'
import { uploading } from '../shared/slot'
import { optionsOf, withoutKept, type GivenFile, type GivenSlot } from './kept-template'
import type { Options } from './options'
import { NO_EDITS, withBefore, withCells, withoutCell, withRow, type CellEdit, type RowDecision } from './edits'
import {
  INITIAL_STATE,
  type Decisions,
  type GeneratorState,
  type Inspected,
  type Question,
  type Role,
  type Run,
} from './state'

export type GeneratorAction =
  | { readonly type: 'fileChosen'; readonly role: Role; readonly file: GivenFile }
  | { readonly type: 'fileSent'; readonly role: Role; readonly file: GivenFile; readonly share: number }
  | { readonly type: 'fileStored'; readonly role: Role; readonly file: GivenFile; readonly inspected: Inspected }
  | { readonly type: 'fileFailed'; readonly role: Role; readonly file: GivenFile; readonly failure: Failure }
  | { readonly type: 'uploadStopped'; readonly role: Role }
  /** The kept template of this id is kept no longer. */
  | { readonly type: 'keptRemoved'; readonly id: string }
  | { readonly type: 'sheetChosen'; readonly sheet: string }
  | { readonly type: 'headerRowChosen'; readonly headerRow: number }
  /** `column` null leaves the tag blank; `itself` restores the built-in value. */
  | { readonly type: 'columnChosen'; readonly name: string; readonly column: ColumnName | 'itself' | null }
  /** Without a name every supposed match is meant. */
  | { readonly type: 'suggestionConfirmed'; readonly name?: string }
  /** The tag prints this text in every document. */
  | { readonly type: 'sameChosen'; readonly names: readonly string[]; readonly text: string }
  /** The tags' places stay empty. */
  | { readonly type: 'leftBlank'; readonly names: readonly string[] }
  | { readonly type: 'cellsChanged'; readonly cells: readonly CellEdit[] }
  /** The cell is as the file has it. */
  | { readonly type: 'cellRestored'; readonly row: number; readonly column: string }
  | {
      readonly type: 'rowDecided'
      readonly row: number
      readonly kind: RowDecision['kind'] | null
      readonly at: number
    }
  /** Cells and rows are as the file has them. */
  | { readonly type: 'editsCleared' }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'optionsChanged'; readonly options: Partial<Options> }
  | { readonly type: 'inspected'; readonly inspected: Inspected }
  | { readonly type: 'inspectionFailed'; readonly question: Question; readonly failure: Failure }
  | { readonly type: 'inspectionRetried' }
  | { readonly type: 'runStarted'; readonly at: number; readonly count: number | null; readonly again: Result | null }
  | { readonly type: 'runAccepted'; readonly operationId: string }
  | { readonly type: 'runProgressed'; readonly progress: StageProgress }
  | { readonly type: 'runDone'; readonly at: number; readonly result: Result }
  | { readonly type: 'runFailed'; readonly failure: Failure }
  | { readonly type: 'runStopped' }
  /** What is finished is on its way. */
  | { readonly type: 'runStopping' }
  /** Another screen laid it ready. */
  | { readonly type: 'handed'; readonly state: GeneratorState }
  /** The files of this document session are gone. */
  | { readonly type: 'filesRemoved'; readonly sessionId: string }
  | { readonly type: 'startedOver' }

/** The generator's next state. Pure: results of a replaced file or a stopped run change nothing. */
export function generatorReducer(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case 'fileChosen':
      return edited(withSlot(state, action.role, uploading(state.slots[action.role], action.file)))
    case 'fileSent':
      return whileUploading(state, action, (slot) => withSlot(state, action.role, { ...slot, share: action.share }))
    case 'fileStored':
      return whileUploading(state, action, (slot) => stored(state, action, slot.before))
    case 'fileFailed':
      return whileUploading(state, action, ({ before }) =>
        withSlot(state, action.role, { kind: 'failed', file: action.file, failure: action.failure, before }),
      )
    case 'uploadStopped': {
      const slot = state.slots[action.role]
      return slot.kind === 'uploading' ? withSlot(state, action.role, slot.before) : state
    }
    case 'keptRemoved':
      return withoutRemoved(state, action.id)
    case 'sheetChosen':
      // Another sheet has other columns: neither its header's row nor what was mapped holds there.
      return edited({ ...onAnotherTable(state), sheet: action.sheet, headerRow: null, choices: {}, ...NOTHING_DECIDED })
    case 'headerRowChosen':
      return edited({ ...state, headerRow: action.headerRow })
    case 'columnChosen':
      return decided(state, { choices: withColumn(state, action.name, action.column) })
    case 'suggestionConfirmed':
      return decided(state, { choices: withSuggestions(state, action.name) })
    case 'sameChosen':
      return decided(state, {
        choices: withEach(state, action.names, (before) => ({ kind: 'same', text: action.text, before })),
      })
    case 'leftBlank':
      return decided(state, { choices: withEach(state, action.names, (before) => ({ kind: 'empty', before })) })
    case 'cellsChanged':
      return decided(state, { edits: withCells(state.edits, action.cells) })
    case 'cellRestored':
      return decided(state, { edits: withoutCell(state.edits, action.row, action.column) })
    case 'rowDecided':
      return decided(state, { edits: withRow(state.edits, action.row, action.kind, action.at) })
    case 'editsCleared':
      return decided(state, { edits: NO_EDITS })
    case 'undone':
      return takenBack(state)
    case 'redone':
      return madeAgain(state)
    case 'optionsChanged':
      return edited({ ...state, options: allowed({ ...state.options, ...action.options }) })
    case 'inspected':
      return withInspection(state, action.inspected)
    case 'inspectionFailed':
      return { ...state, inspectionFailure: { question: action.question, failure: action.failure } }
    case 'inspectionRetried':
      return { ...state, inspectionFailure: null }
    case 'runStarted':
      return { ...state, run: started(state, action) }
    case 'runAccepted':
      return whileRunning(state, (run) => ({ ...run, operationId: action.operationId }))
    case 'runProgressed':
      return whileRunning(state, (run) => {
        const { progress } = action
        const { failed, noted } = progress
        return {
          ...run,
          progress,
          counted: countedOf(run.counted, progress, state.options.format),
          failed: failed ?? run.failed,
          noted: noted ?? run.noted,
        }
      })
    case 'runDone':
      return whileRunning(state, (run) => {
        const { startedAt, rows, again, last } = run
        return { kind: 'done', result: action.result, tookMs: action.at - startedAt, rows, before: again ? last : null }
      })
    case 'runFailed':
      return whileRunning(state, ({ last }) => ({ kind: 'idle', last, failure: action.failure }))
    case 'runStopped':
      return whileRunning(state, ({ last }) => ({ kind: 'idle', last, failure: null }))
    case 'runStopping':
      return whileRunning(state, (run) => ({ ...run, isStopping: true }))
    case 'handed':
      return action.state
    case 'filesRemoved':
      return { ...state, run: withoutResult(state.run, action.sessionId) }
    case 'startedOver':
      return INITIAL_STATE
  }
}

function started(
  state: GeneratorState,
  { at, count, again }: Extract<GeneratorAction, { type: 'runStarted' }>,
): Extract<Run, { kind: 'running' }> {
  const rows = again?.failed.length ?? state.inspected?.answer.table?.rows ?? 0
  return {
    kind: 'running',
    operationId: null,
    startedAt: at,
    count,
    rows,
    again: again !== null,
    isStopping: false,
    progress: null,
    counted: null,
    failed: null,
    noted: null,
    last: again ?? lastOf(state.run),
  }
}

/** As many decisions can be taken back. */
const MOST_TAKEN_BACK = 100

/** Of another table no cell and no row is meant. */
const NOTHING_DECIDED = { edits: NO_EDITS, past: [], future: [] } as const

function decided(state: GeneratorState, next: Partial<Decisions>): GeneratorState {
  const { choices, edits } = state
  const past = [...state.past, { choices, edits }].slice(-MOST_TAKEN_BACK)
  return edited({ ...state, ...next, past, future: [] })
}

function takenBack(state: GeneratorState): GeneratorState {
  const last = state.past.at(-1)
  if (last === undefined || state.run.kind === 'running') return state
  const { choices, edits } = state
  return edited({ ...state, ...last, past: state.past.slice(0, -1), future: [...state.future, { choices, edits }] })
}

function madeAgain(state: GeneratorState): GeneratorState {
  const next = state.future.at(-1)
  if (next === undefined || state.run.kind === 'running') return state
  const { choices, edits } = state
  return edited({ ...state, ...next, past: [...state.past, { choices, edits }], future: state.future.slice(0, -1) })
}

/** One merged document can't go to each row's address. */
function allowed(options: Options): Options {
  return options.single && options.mailing === 'rows' ? { ...options, mailing: 'none' } : options
}

/** What was known about the rows of the previous spreadsheet: the columns in which they agree, and the hidden ones. */
function onAnotherTable(state: GeneratorState): GeneratorState {
  const { groupBy } = state.options
  const grouping = groupBy === 'all' ? groupBy : []
  const options = { ...state.options, includeHidden: true, groupBy: grouping, mailColumn: null, onlyChanged: false }
  return { ...state, options, hiddenRows: 0 }
}

function withSlot(state: GeneratorState, role: Role, slot: GivenSlot): GeneratorState {
  return { ...state, slots: { ...state.slots, [role]: slot } }
}

/** A kept template that is gone leaves its place empty. Without any file nothing that was found in one holds any more. */
function withoutRemoved(state: GeneratorState, id: string): GeneratorState {
  const { data, template } = state.slots
  const left = withoutKept(template, id)
  if (left === template) return state
  const none = data.kind === 'empty' && left.kind === 'empty'
  const without = { ...withSlot(state, 'template', left), inspected: none ? null : state.inspected }
  // A run that has begun has its template, and goes on in front of its person.
  return state.run.kind === 'running' ? without : edited(without)
}

type Uploading = Extract<GivenSlot, { kind: 'uploading' }>

function whileUploading(
  state: GeneratorState,
  { role, file }: { readonly role: Role; readonly file: GivenFile },
  next: (slot: Uploading) => GeneratorState,
): GeneratorState {
  const slot = state.slots[role]
  return slot.kind === 'uploading' && slot.file === file ? next(slot) : state
}

function stored(
  state: GeneratorState,
  { role, file, inspected }: Extract<GeneratorAction, { type: 'fileStored' }>,
  before: Uploading['before'],
): GeneratorState {
  const name = inspected.answer.stored[role] ?? file.name
  const gone = state.gone[role] !== undefined
  const next = { ...withSlot(state, role, { kind: 'stored', file, name }), gone: { ...state.gone, [role]: undefined } }
  // A corrected spreadsheet has the same name as the previous one and is read with the same settings; so is one that
  // replaces an expired file. Any other is read with new settings, and so is one without the chosen sheet.
  const corrected = gone ? hasSheet(inspected, state.sheet) : before.kind === 'stored' && before.file.name === file.name
  const another = role === 'data' && !corrected
  const kept = 'kept' in file ? { options: optionsOf(file.kept, next.options) } : {}
  // Rows and cells are of one file: another, a corrected one too, has its own.
  const isSame = role === 'template' || gone || (before.kind === 'stored' && before.file === file)
  const own = isSame ? next : { ...next, ...NOTHING_DECIDED }
  const reading = another ? { ...onAnotherTable(own), sheet: null, headerRow: null } : own
  // Beside another file its own inspection says too little: both are asked about together next.
  const other = next.slots[role === 'data' ? 'template' : 'data']
  return { ...reading, ...kept, slots: next.slots, inspected: other.kind === 'empty' ? inspected : next.inspected }
}

function hasSheet({ answer }: Inspected, wanted: string | null): boolean {
  return wanted === null || answer.files.some(({ sheets }) => sheets.some(({ name }) => name === wanted))
}

function withInspection(state: GeneratorState, inspected: Inspected): GeneratorState {
  const { answer, question } = inspected
  const { options, choices } = state
  const hidden = answer.problems.find(({ code }) => code === 'ROWS_HIDDEN')
  return {
    ...state,
    inspected,
    inspectionFailure: null,
    choices: choicesFor(choices, answer),
    edits: withBefore(state.edits, answer.review?.changes ?? []),
    options: {
      ...options,
      groupBy: groupingFor(options.groupBy, answer),
      mailColumn: mailColumnFor(options.mailColumn, answer),
    },
    // Rows that were left out are not counted among those that are read.
    hiddenRows: question.reading.includeHidden ? Number(hidden?.params.count ?? 0) : state.hiddenRows,
  }
}

function withColumn(state: GeneratorState, name: string, column: ColumnName | 'itself' | null): Choices {
  const { [name]: chosen, ...others } = state.choices
  if (column === 'itself') return others
  const match = matchesOf(state).find((each) => each.name === name)
  const before = match === undefined ? (chosen?.before ?? 'none') : byItself(match, state.choices)
  if (column === null) return { ...others, [name]: { kind: 'empty', before } }
  return { ...others, [name]: { kind: 'column', letter: column.letter, header: column.header, before } }
}

function withEach(
  state: GeneratorState,
  names: readonly string[],
  choiceOf: (before: Choice['before']) => Choice,
): Choices {
  const before = (name: string) => {
    const match = matchesOf(state).find((each) => each.name === name)
    return match === undefined ? (state.choices[name]?.before ?? 'none') : byItself(match, state.choices)
  }
  return { ...state.choices, ...Object.fromEntries(names.map((name) => [name, choiceOf(before(name))])) }
}

function withSuggestions(state: GeneratorState, name: string | undefined): Choices {
  const confirmed = matchesOf(state).flatMap((match): [string, Choice][] => {
    const { suggestion } = match
    const meant = name === undefined ? standingOf(match, state.choices) === 'supposed' : match.name === name
    if (!meant || suggestion === null) return []
    return [[match.name, { kind: 'column', letter: suggestion.letter, header: suggestion.header, before: 'supposed' }]]
  })
  return { ...state.choices, ...Object.fromEntries(confirmed) }
}

function matchesOf(state: GeneratorState): InspectAnswer['matches'] {
  return state.inspected?.answer.matches ?? []
}
