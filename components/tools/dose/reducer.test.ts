import { describe, expect, test } from '@jest/globals'
import { knowledgeOf } from '../shared/knowledge'
import type { FoundDecision, Result } from './answers'
import { questionOf } from './question'
import { doseReducer, type DoseAction } from './reducer'
import { INITIAL_STATE, type DoseState, type Inspected } from './state'
import { column, inspection } from './test-support/inspection'

const FILE = new File(['a'], 'doses.xlsx')
const RING = { ...column('E'), role: 'period', quantity: 'Hp(0.07)', unit: 'mSv', position: 'ring_left' } as const
const DECISION: FoundDecision = {
  sheet: 'Sheet1',
  cell: 'D33',
  column: 'D',
  header: 'Hp(10)',
  raw: '1.234',
  reason: 'groupOrDecimal',
  alternatives: ['1.234 mSv', '1234 mSv'],
  count: 1,
}

const CORRECTS: FoundDecision = { ...DECISION, reason: 'correctedRow', alternatives: ['0.1 mSv', '1.234 mSv'] }
const FAILURE = { code: 'X', sentence: null, problems: [], upgrade: false }

const after = (actions: readonly DoseAction[], state: DoseState = read()) => actions.reduce(doseReducer, state)

function read(columns = [column('D'), column('E')], mappingRemembered = false): DoseState {
  const asked = {
    data: 'doses.xlsx',
    reading: INITIAL_STATE.reading,
    before: null,
    mapping: null,
    resolved: [],
    includedRows: [],
    locale: 'en-US',
  }
  const inspected = {
    question: asked,
    answer: { doses: inspection({ columns, mappingRemembered }), problems: [], stored: {} },
  }
  return after(
    [
      { type: 'fileChosen', file: FILE },
      { type: 'fileStored', file: FILE, inspected },
    ],
    INITIAL_STATE,
  )
}

describe('correcting a column', () => {
  test('asks again with it', () => {
    const state = after([{ type: 'columnCorrected', column: RING }])
    expect(state.mapping?.map((each) => each.column)).toEqual(['E'])
    expect(knowledgeOf(state, questionOf(state, 'en-US'))).toBe('asking')
  })

  test('twice keeps the last word', () => {
    const second = { ...RING, position: 'ring_right' } as const
    const { mapping } = after([
      { type: 'columnCorrected', column: RING },
      { type: 'columnCorrected', column: second },
    ])
    expect(mapping).toEqual([second])
  })

  test('keeps what was remembered for the others', () => {
    const state = read([{ ...column('D'), chosen: true }, column('E')], true)
    expect(after([{ type: 'columnCorrected', column: RING }], state).mapping?.map((each) => each.column)).toEqual([
      'D',
      'E',
    ])
  })

  test('can be taken back', () => {
    const { mapping } = after([
      { type: 'columnCorrected', column: RING },
      { type: 'columnReleased', column: RING },
    ])
    expect(mapping).toBeNull()
  })

  test('can drop all that was remembered, so that it can be forgotten', () => {
    const state = read([{ ...column('D'), chosen: true }, column('E')], true)
    const { mapping, hadRemembered } = after([{ type: 'rememberedDropped' }], state)
    expect([mapping, hadRemembered]).toEqual([[], true])
  })

  test('of another file is forgotten', () => {
    const asked = {
      data: 'b.xlsx',
      reading: INITIAL_STATE.reading,
      before: null,
      mapping: null,
      resolved: [],
      includedRows: [],
      locale: 'en-US',
    }
    const other = new File(['b'], 'b.xlsx')
    const inspected = { question: asked, answer: { doses: inspection({}), problems: [], stored: {} } }
    const { mapping, resolved } = after([
      { type: 'columnCorrected', column: RING },
      { type: 'decided', resolved: { decision: DECISION, choice: 1 } },
      { type: 'fileChosen', file: other },
      { type: 'fileStored', file: other, inspected },
    ])
    expect([mapping, resolved]).toEqual([null, []])
  })
})

describe('a decision', () => {
  test('is taken once for its place, and can be taken back', () => {
    const first = { decision: DECISION, choice: 0 } as const
    const second = { decision: DECISION, choice: 'reject' } as const
    const state = after([
      { type: 'decided', resolved: first },
      { type: 'decided', resolved: second },
    ])
    expect(state.resolved).toEqual([second])
    expect(after([{ type: 'decisionTakenBack', decision: DECISION }], state).resolved).toEqual([])
  })

  test('is one of its question: another one at the same cell is added to it', () => {
    const first = { decision: DECISION, choice: 0 } as const
    const second = { decision: CORRECTS, choice: 1 } as const
    const state = after([
      { type: 'decided', resolved: first },
      { type: 'decided', resolved: second },
    ])
    expect(state.resolved).toEqual([first, second])
    expect(after([{ type: 'decisionTakenBack', decision: CORRECTS }], state).resolved).toEqual([first])
    // Asked about what the first inspection found.
    expect(after([{ type: 'decisionTakenBack', decision: DECISION }], state).resolved).toEqual([])
  })

  test('leaves the result of the last run to download, no longer as the one of the choices', () => {
    const result = { name: 'a.xlsx' } as never
    const { run } = after([
      { type: 'runStarted', at: 0 },
      { type: 'runDone', at: 5, result },
      { type: 'decided', resolved: { decision: DECISION, choice: 0 } },
    ])
    expect(run).toEqual({ kind: 'idle', last: result, failure: null })
  })
})

test('the result of a stopped upload changes nothing', () => {
  const state = after([{ type: 'fileChosen', file: FILE }, { type: 'uploadStopped' }], INITIAL_STATE)
  expect(after([{ type: 'fileFailed', file: FILE, failure: FAILURE }], state)).toBe(state)
})

describe('a file that the server lost', () => {
  const resolved = { decision: DECISION, choice: 1 } as const
  const state = after([
    { type: 'columnCorrected', column: RING },
    { type: 'decided', resolved },
  ])
  const said = { mapping: [RING], resolved: [resolved], inspected: state.inspected }

  function inspectedOf(data: string): Inspected {
    const { reading } = INITIAL_STATE
    const question = { data, before: null, reading, mapping: null, resolved: [], includedRows: [], locale: 'en-US' }
    return { question, answer: { doses: inspection({}), problems: [], stored: {} } }
  }
  const sent = (file: File): readonly DoseAction[] => [
    { type: 'fileChosen', file },
    { type: 'fileStored', file, inspected: inspectedOf(file.name) },
  ]

  test('and that is sent again is read with all that was said about it', () => {
    const again = after(sent(FILE), state)
    expect(again).toMatchObject({ ...said, slot: { kind: 'stored', file: FILE } })
    expect(knowledgeOf(again, questionOf(again, 'en-US'))).toBe('asking')
  })

  test('loses nothing if the file can’t be sent, nor when it is sent later', () => {
    const failed = after(
      [
        { type: 'fileChosen', file: FILE },
        { type: 'fileFailed', file: FILE, failure: FAILURE },
      ],
      state,
    )
    expect(failed).toMatchObject({ ...said, slot: { kind: 'failed', before: { file: FILE } } })
    expect(after(sent(FILE), failed)).toMatchObject(said)
  })

  test('is replaced by another one, about which nothing was said', () => {
    const other = new File(['a'], 'doses.xlsx')
    expect(after(sent(other), state)).toMatchObject({ mapping: null, resolved: [], includedRows: [] })
    const failed = after(
      [
        { type: 'fileChosen', file: other },
        { type: 'fileFailed', file: other, failure: FAILURE },
      ],
      state,
    )
    // One that can't be used takes nothing away.
    expect(failed).toMatchObject({ ...said, slot: { kind: 'stored', file: FILE, refused: { file: other } } })
    const { question, answer } = inspectedOf(other.name)
    const problem = { severity: 'error', code: 'FILE_KIND_WRONG', text: 'It’s a PDF.' } as never
    const refused = after(
      [
        { type: 'fileChosen', file: other },
        { type: 'fileStored', file: other, inspected: { question, answer: { ...answer, problems: [problem] } } },
      ],
      state,
    )
    expect(refused).toMatchObject({ ...said, slot: { file: FILE, refused: { failure: { sentence: 'It’s a PDF.' } } } })
  })
})

describe('during a run', () => {
  const running = after([{ type: 'runStarted', at: 0 }])
  const changed = after([{ type: 'readingChanged', reading: { language: 'ru' } }], running)

  test('a change of the reading doesn’t affect the run, and applies when it has ended', () => {
    expect(changed.run).toBe(running.run)
    expect(changed.reading).toBe(running.reading)
    expect(after([{ type: 'runStopped' }], changed)).toMatchObject({ reading: { language: 'ru' }, heldReading: null })
  })

  test('its result isn’t that of a reading that has changed in the meantime', () => {
    const result = { name: 'a.xlsx' } as never
    const { run, reading } = after([{ type: 'runDone', at: 5, result }], changed)
    expect([run, reading.language]).toEqual([{ kind: 'idle', last: result, failure: null }, 'ru'])
  })

  test('a failure is shown even if the reading has changed', () => {
    const { run, reading } = after([{ type: 'runFailed', failure: FAILURE }], changed)
    expect([run, reading.language]).toEqual([{ kind: 'idle', last: null, failure: FAILURE }, 'ru'])
  })

  test('what is remembered is not dropped', () => {
    expect(after([{ type: 'rememberedDropped' }], running)).toBe(running)
  })
})

describe('an answer once the file exists', () => {
  const result = { name: 'doses.xlsx' } as Result
  const done = after([
    { type: 'runStarted', at: 0 },
    { type: 'runDone', at: 1, result },
  ])
  const answer: DoseAction = { type: 'decided', resolved: { decision: DECISION, choice: 0 } }

  test('has the file written again, and says when that was done', () => {
    const answered = after([answer], done)
    expect(answered).toMatchObject({ update: { kind: 'wanted' }, run: { kind: 'idle', last: result } })
    const written = after(
      [
        { type: 'runStarted', at: 2 },
        { type: 'runDone', at: 3, result },
      ],
      answered,
    )
    expect(written.update).toEqual({ kind: 'done', at: 3 })
  })

  test('is undone with its update by choosing another file', () => {
    expect(after([answer, { type: 'fileChosen', file: FILE }], done).update).toEqual({ kind: 'none' })
  })

  test('before the first run doesn’t start one', () => {
    expect(after([answer]).update).toEqual({ kind: 'none' })
  })

  test('counts for rows that are put back too', () => {
    const row = { sheet: 'Sheet1', row: 42 }
    const back = after([{ type: 'rowIncluded', row }], done)
    expect(back).toMatchObject({ includedRows: [row], update: { kind: 'wanted' } })
    expect(after([{ type: 'rowLeftOut', row }], back).includedRows).toEqual([])
  })
})
