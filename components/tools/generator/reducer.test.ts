import { describe, expect, test } from '@jest/globals'
import type { Result } from './answers'
import { failureOf, NO_FILE } from '../shared/failure'
import { NO_EDITS } from './edits'
import { keptFile } from './kept-template'
import { questionOf } from './question'
import { generatorReducer, type GeneratorAction } from './reducer'
import { INITIAL_STATE, type GeneratorState } from './state'
import { column, inspected, match, worded } from './test-support/made-up'

const after = (actions: readonly GeneratorAction[], from: GeneratorState = INITIAL_STATE) =>
  actions.reduce(generatorReducer, from)

const table = new File(['a'], 'acts.csv')
const template = new File(['b'], 'act.docx')
const bothStored: readonly GeneratorAction[] = [
  { type: 'fileChosen', role: 'data', file: table },
  { type: 'fileStored', role: 'data', file: table, inspected: inspected({ data: 'acts.csv' }) },
  { type: 'fileChosen', role: 'template', file: template },
  { type: 'fileStored', role: 'template', file: template, inspected: inspected({ template: 'act.docx' }) },
]
const both = { data: 'acts.csv', template: 'act.docx' }
const result = { name: 'act.zip', documents: [], problems: [] } as unknown as Result

describe('a file', () => {
  test('is uploaded, then gets the name that the server gave it', () => {
    const [chosen, stored] = bothStored
    const sending = after([chosen!, { type: 'fileSent', role: 'data', file: table, share: 0.5 }])
    expect(sending.slots.data).toMatchObject({ kind: 'uploading', share: 0.5 })
    expect(after([stored!], sending).slots.data).toMatchObject({ kind: 'stored', name: 'acts.csv' })
  })

  test('that was replaced while it was sent changes nothing when its answer comes', () => {
    const newer = new File(['c'], 'newer.csv')
    const state = after([...bothStored.slice(0, 1), { type: 'fileChosen', role: 'data', file: newer }])
    expect(after([bothStored[1]!], state)).toBe(state)
  })

  test('whose upload is stopped leaves the one before it', () => {
    const state = after([
      ...bothStored,
      { type: 'fileChosen', role: 'data', file: new File(['c'], 'newer.csv') },
      { type: 'uploadStopped', role: 'data' },
    ])
    expect(state.slots.data).toMatchObject({ kind: 'stored', name: 'acts.csv' })
  })

  test('that was refused is not asked about', () => {
    const state = after([bothStored[0]!, { type: 'fileFailed', role: 'data', file: table, failure: NO_FILE }])
    expect(state.slots.data).toMatchObject({ kind: 'failed' })
    expect(questionOf(state, 1_000, 'en-US')).toBeNull()
  })

  test('with another name is read with new settings, a corrected one with the same', () => {
    const read = after([...bothStored, { type: 'headerRowChosen', headerRow: 4 }])
    const replacedBy = (file: File) =>
      after(
        [
          { type: 'fileChosen', role: 'data', file },
          { type: 'fileStored', role: 'data', file, inspected: inspected({ data: file.name }) },
        ],
        read,
      )
    expect(replacedBy(new File(['c'], 'acts.csv')).headerRow).toBe(4)
    expect(replacedBy(new File(['c'], 'other.csv')).headerRow).toBeNull()
  })

  test('that is corrected again after it was rejected is read with the same settings', () => {
    const [refused, corrected] = [new File(['c'], 'acts.csv'), new File(['d'], 'acts.csv')]
    const mailColumn = { letter: 'B', header: 'Mail' }
    const state = after([
      ...bothStored,
      { type: 'headerRowChosen', headerRow: 4 },
      { type: 'optionsChanged', options: { mailing: 'rows', mailColumn } },
      { type: 'fileChosen', role: 'data', file: refused },
      { type: 'fileFailed', role: 'data', file: refused, failure: NO_FILE },
      { type: 'fileChosen', role: 'data', file: corrected },
      { type: 'fileStored', role: 'data', file: corrected, inspected: inspected({ data: 'acts.csv' }) },
    ])
    expect(state).toMatchObject({ headerRow: 4, options: { mailColumn } })
  })
})

describe('what the server is asked', () => {
  test('is nothing while a file is on its way', () => {
    expect(questionOf(after(bothStored.slice(0, 3)), 1_000, 'en-US')).toBeNull()
  })

  test('concerns both files, with the columns that the user chose', () => {
    const state = after([
      ...bothStored,
      { type: 'columnChosen', name: 'name', column: { letter: 'B', header: 'Item' } },
      { type: 'columnChosen', name: 'other', column: null },
    ])
    expect(questionOf(state, 1_000, 'ru-RU')).toEqual({
      ...both,
      templateId: null,
      mailColumn: null,
      letter: {},
      constants: {},
      edits: {},
      sheet: null,
      headerRow: null,
      mapping: { name: 'B', other: '' },
      reading: { missing: 'warn', language: 'auto', includeHidden: true, groupBy: [] },
      mostRows: 1_000,
      locale: 'ru-RU',
    })
  })
})

describe('a choice of columns', () => {
  const supposed = inspected(both, {
    matches: [match('nmae', 'supposed', { suggestion: column(0, 'Name'), column: column(0, 'Name') })],
  })

  test('uses a suggestion once it is confirmed', () => {
    const state = after([...bothStored, { type: 'inspected', inspected: supposed }, { type: 'suggestionConfirmed' }])
    expect(state.choices).toEqual({ nmae: { kind: 'column', letter: 'A', header: 'Name', before: 'supposed' } })
  })

  test('is dropped with the sheet that it was made on', () => {
    const state = after([
      ...bothStored,
      { type: 'inspected', inspected: supposed },
      { type: 'suggestionConfirmed' },
      { type: 'sheetChosen', sheet: 'Second' },
    ])
    expect(state).toMatchObject({ choices: {}, sheet: 'Second', headerRow: null })
  })
})

describe('a run', () => {
  const running = after([
    ...bothStored,
    { type: 'inspected', inspected: inspected(both) },
    { type: 'runStarted', at: 1_000, count: 3, again: null },
  ])

  test('ends with its result and the time that it took', () => {
    const state = after([{ type: 'runDone', at: 3_500, result }], running)
    expect(state.run).toMatchObject({ kind: 'done', tookMs: 2_500, rows: 3 })
  })

  test('ends with the reason why it failed, and the sheet stays filled in', () => {
    const state = after([{ type: 'runFailed', failure: NO_FILE }], running)
    expect(state).toMatchObject({ run: { kind: 'idle', failure: NO_FILE }, slots: running.slots })
  })

  test('says what is done now, and counts only what is ready', () => {
    const event = (stage: string, done: number): GeneratorAction => ({
      type: 'runProgressed',
      progress: { stage, done, total: 3, message: stage },
    })
    const pdf = { ...running, options: { ...running.options, format: 'pdf' as const } }
    const state = after([event('converting', 1), event('rendering', 3)], pdf)
    expect(state.run).toMatchObject({ progress: { message: 'rendering' }, counted: { done: 1, total: 3 } })
  })

  test('that was stopped does not come back when its answer does', () => {
    const stopped = after([{ type: 'runStopped' }], running)
    expect(after([{ type: 'runDone', at: 2_000, result }], stopped)).toBe(stopped)
  })

  test('still offers its result for download when the sheet is changed later', () => {
    const state = after(
      [
        { type: 'runDone', at: 2_000, result },
        { type: 'optionsChanged', options: { missing: 'block' } },
      ],
      running,
    )
    expect(state.run).toEqual({ kind: 'idle', last: result, failure: null })
  })
})

describe('a run of what failed', () => {
  const first = { operationId: 'op', failed: [3, 4] } as unknown as Result
  const again = after([
    ...bothStored,
    { type: 'inspected', inspected: inspected(both) },
    { type: 'runStarted', at: 1_000, count: 3, again: null },
    { type: 'runDone', at: 2_000, result: first },
    { type: 'optionsChanged', options: { missing: 'blank' } },
    { type: 'runStarted', at: 3_000, count: null, again: first },
  ])

  test('is of its rows alone', () => {
    expect(again.run).toMatchObject({ kind: 'running', rows: 2, again: true, last: first })
  })

  test('leaves the result that it completes next to its own', () => {
    expect(after([{ type: 'runDone', at: 4_000, result }], again).run).toMatchObject({ result, before: first, rows: 2 })
  })
})

describe('hidden rows', () => {
  const hidden = inspected(both, { problems: [worded('ROWS_HIDDEN', { severity: 'info', params: { count: 2 } })] })
  const state = after([...bothStored, { type: 'inspected', inspected: hidden }])

  test('are counted if they are read, and remembered while they are left out', () => {
    expect(state.hiddenRows).toBe(2)
    const left = after([{ type: 'optionsChanged', options: { includeHidden: false } }], state)
    const reading = { ...hidden.question.reading, includeHidden: false }
    expect(after([{ type: 'inspected', inspected: inspected({ ...both, reading }) }], left).hiddenRows).toBe(2)
  })

  test('are those of another sheet once it is chosen', () => {
    expect(after([{ type: 'sheetChosen', sheet: 'Second' }], state)).toMatchObject({ hiddenRows: 0 })
  })
})

test('starting over empties the sheet', () => {
  expect(after([...bothStored, { type: 'startedOver' }])).toEqual(INITIAL_STATE)
})

test('an error that doesn’t come from the API isn’t handled as one', () => {
  expect(() => failureOf(new TypeError('ours'))).toThrow('ours')
})

describe('a kept template', () => {
  const kept = {
    id: 't1',
    name: 'Act',
    fileName: 'act.docx',
    size: 1,
    mapping: {},
    settings: { single: true, groupBy: ['Name'] },
    version: 1,
    shareId: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
  }
  const file = keptFile(kept)
  const taken = after([
    { type: 'fileChosen', role: 'template', file },
    {
      type: 'fileStored',
      role: 'template',
      file,
      inspected: inspected({ template: 'act.docx', templateId: 't1' }),
    },
  ])

  test('brings its options along', () => {
    expect(taken.options).toMatchObject({ single: true, groupBy: [{ letter: '', header: 'Name' }] })
  })

  test('is asked about by its id', () => {
    expect(questionOf(taken, 1_000, 'en-US')).toMatchObject({ templateId: 't1', template: 'act.docx' })
  })

  test('leaves its place empty once it is kept no longer, and nothing that was found in it', () => {
    const state = after([{ type: 'keptRemoved', id: 't1' }], taken)
    expect(state).toMatchObject({ slots: { template: { kind: 'empty' } }, inspected: null })
    expect(after([{ type: 'keptRemoved', id: 't2' }], taken)).toBe(taken)
  })
})

describe('email to the rows’ addresses', () => {
  const toRows = { mailing: 'rows', mailColumn: { letter: 'B', header: 'Mail' } } as const

  test('is no longer checked once there is a single document', () => {
    const state = after([
      ...bothStored,
      { type: 'optionsChanged', options: toRows },
      { type: 'optionsChanged', options: { single: true } },
    ])
    expect(state.options).toMatchObject({ single: true, mailing: 'none' })
  })

  test('follows its column by the header, and is empty if that is gone', () => {
    const read = (unused: ReturnType<typeof column>[]) =>
      after([
        ...bothStored,
        { type: 'optionsChanged', options: toRows },
        { type: 'inspected', inspected: inspected(both, { unused }) },
      ]).options.mailColumn
    expect(read([column(3, 'Mail')])).toEqual({ letter: 'D', header: 'Mail' })
    expect(read([column(3, 'Phone')])).toBeNull()
  })
})

describe('the user’s changes to the spreadsheet', () => {
  const cell = { row: 9, column: 'F', text: '30.11.2026', before: '31.11.2026', at: 1 }
  const changed: GeneratorAction[] = [
    ...bothStored,
    { type: 'cellsChanged', cells: [cell] },
    { type: 'rowDecided', row: 24, kind: 'out', at: 2 },
    { type: 'rowDecided', row: 26, kind: 'data', at: 3 },
  ]

  test('goes with every question about the files', () => {
    expect(questionOf(after(changed), 1_000, 'en-US')?.edits).toEqual({
      changes: [{ row: 9, column: 'F', text: '30.11.2026' }],
      excludeRows: [24],
      includeRows: [26],
    })
  })

  test('is taken back step by step, and made again', () => {
    const back = after([...changed, { type: 'undone' }, { type: 'undone' }])
    expect(back.edits).toEqual({ cells: [cell], rows: [] })
    expect(generatorReducer(back, { type: 'redone' }).edits.rows).toMatchObject([{ row: 24 }])
    expect(after([...changed, { type: 'editsCleared' }, { type: 'undone' }]).edits.cells).toEqual([cell])
  })

  test('can be undone together with decisions about tags, in order', () => {
    const blank: GeneratorAction = { type: 'leftBlank', names: ['lead'] }
    const state = after([...changed, blank, { type: 'undone' }])
    expect([state.choices, state.edits.rows.length]).toEqual([{}, 2])
  })

  test('belongs to the file: another, or another sheet of it, begins without', () => {
    expect(after([...changed, { type: 'sheetChosen', sheet: 'Second' }]).edits).toEqual(NO_EDITS)
    const other = new File(['b'], 'other.csv')
    const again = after([
      ...changed,
      { type: 'fileChosen', role: 'data', file: other },
      { type: 'fileStored', role: 'data', file: other, inspected: inspected({ data: 'other.csv' }) },
    ])
    expect([again.edits, again.past]).toEqual([NO_EDITS, []])
  })
})

test('a run that is stopped goes on until what is finished is there', () => {
  const running: GeneratorAction[] = [...bothStored, { type: 'runStarted', at: 1, count: 3, again: null }]
  const state = after([...running, { type: 'runAccepted', operationId: 'op' }, { type: 'runStopping' }])
  expect(state.run).toMatchObject({ kind: 'running', isStopping: true })
})
