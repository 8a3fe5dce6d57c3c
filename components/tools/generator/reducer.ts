import type { ColumnName, InspectAnswer, Result } from './answers'
import { byItself, choicesFor, groupingFor, mailColumnFor, standingOf, type Choice, type Choices } from './choices'
import { countedOf, type StageProgress } from './counted'
import { failureOfProblem, type Failure } from '../shared/failure'
import { withoutResult } from '../shared/result-gone'
import { edited, lastOf, whileRunning } from '../shared/run-state'
import { refusing, uploading } from '../shared/slot'
import { optionsOf, withoutKept, type GivenFile, type GivenSlot } from './kept-template'
import { NOTHING_TO_UNDO, withUndo, type UndoAction } from '../shared/undo'
import type { Options } from './options'
import { refusalOf } from './refusal'
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
  | UndoAction

/** What decides something of tags, cells and rows, or which of a spreadsheet's tables is read. */
const DECISIONS: ReadonlySet<GeneratorAction['type']> = new Set([
  'sheetChosen',
  'headerRowChosen',
  'columnChosen',
  'suggestionConfirmed',
  'sameChosen',
  'leftBlank',
  'cellsChanged',
  'cellRestored',
  'rowDecided',
  'editsCleared',
] as const)

/** The generator's next state. Pure; what belongs to a file or a run that was given up meanwhile changes nothing. */
export const generatorReducer = withUndo<Decisions, GeneratorState, Exclude<GeneratorAction, UndoAction>>(changed, {
  decisionsOf: ({ sheet, headerRow, choices, edits }) => ({ sheet, headerRow, choices, edits }),
  isDecision: ({ type }) => DECISIONS.has(type),
  withDecisions: (state, decisions) => edited({ ...state, ...decisions }),
})

function changed(state: GeneratorState, action: Exclude<GeneratorAction, UndoAction>): GeneratorState {
  switch (action.type) {
    case 'fileChosen':
      return edited(withSlot(state, action.role, uploading(state.slots[action.role], action.file)))
    case 'fileSent':
      return whileUploading(state, action, (slot) => withSlot(state, action.role, { ...slot, share: action.share }))
    case 'fileStored':
      return whileUploading(state, action, (slot) => {
        const refusal = slot.before.kind === 'stored' ? unreadable(action) : null
        return refusal === null
          ? stored(state, action, slot.before)
          : withSlot(state, action.role, refusing(slot, failureOfProblem(refusal)))
      })
    case 'fileFailed':
      return whileUploading(state, action, (slot) => withSlot(state, action.role, refusing(slot, action.failure)))
    case 'uploadStopped': {
      const slot = state.slots[action.role]
      return slot.kind === 'uploading' ? withSlot(state, action.role, slot.before) : state
    }
    case 'keptRemoved':
      return withoutRemoved(state, action.id)
    case 'sheetChosen':
      // Another sheet has other columns, so neither its header row nor the mapping applies.
      return edited({ ...onAnotherTable(state), sheet: action.sheet, headerRow: null, choices: {}, edits: NO_EDITS })
    case 'headerRowChosen':
      return edited({ ...state, headerRow: action.headerRow })
    case 'columnChosen':
      return edited({ ...state, choices: withColumn(state, action.name, action.column) })
    case 'suggestionConfirmed':
      return edited({ ...state, choices: withSuggestions(state, action.name) })
    case 'sameChosen':
      return edited({
        ...state,
        choices: withEach(state, action.names, (before) => ({ kind: 'same', text: action.text, before })),
      })
    case 'leftBlank':
      return edited({ ...state, choices: withEach(state, action.names, (before) => ({ kind: 'empty', before })) })
    case 'cellsChanged':
      return edited({ ...state, edits: withCells(state.edits, action.cells) })
    case 'cellRestored':
      return edited({ ...state, edits: withoutCell(state.edits, action.row, action.column) })
    case 'rowDecided':
      return edited({ ...state, edits: withRow(state.edits, action.row, action.kind, action.at) })
    case 'editsCleared':
      return edited({ ...state, edits: NO_EDITS })
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

/** Of another table no cell and no row is meant. */
const NOTHING_DECIDED = { edits: NO_EDITS, ...NOTHING_TO_UNDO } as const

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

/** A deleted saved template leaves its slot empty. Without any file, the results of the inspection are dropped. */
function withoutRemoved(state: GeneratorState, id: string): GeneratorState {
  const { data, template } = state.slots
  const left = withoutKept(template, id)
  if (left === template) return state
  const none = data.kind === 'empty' && left.kind === 'empty'
  const without = { ...withSlot(state, 'template', left), inspected: none ? null : state.inspected }
  // A run that has begun has its template, and goes on in front of its person.
  return state.run.kind === 'running' ? without : edited(without)
}

/** Why nothing can be read in a file; null where there is a sheet to choose, or a tag to correct. */
function unreadable({ role, inspected: { answer } }: Extract<GeneratorAction, { type: 'fileStored' }>) {
  const file = answer.files.find((each) => each.role === role)
  const isRead = file !== undefined && file.sheets.length + file.tags.length > 0
  return isRead ? null : refusalOf(answer, role)
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
  // Next to another file, its own inspection isn't enough: both are inspected together next.
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
