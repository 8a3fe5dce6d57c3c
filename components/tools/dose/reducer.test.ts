import { describe, expect, test } from '@jest/globals'
import { knowledgeOf } from '../shared/knowledge'
import type { FoundDecision } from './answers'
import { questionOf } from './question'
import { doseReducer, type DoseAction } from './reducer'
import { INITIAL_STATE, type DoseState } from './state'
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

const after = (actions: readonly DoseAction[], state: DoseState = read()) => actions.reduce(doseReducer, state)

function read(columns = [column('D'), column('E')], mappingRemembered = false): DoseState {
  const asked = {
    data: 'doses.xlsx',
    reading: INITIAL_STATE.reading,
    before: null,
    mapping: null,
    resolved: [],
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
  test('asks anew with it', () => {
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

  test('keeps what was remembered of the others', () => {
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

test('what comes of an upload that was stopped changes nothing', () => {
  const state = after([{ type: 'fileChosen', file: FILE }, { type: 'uploadStopped' }], INITIAL_STATE)
  const failure = { code: 'X', sentence: null, problems: [], upgrade: false }
  expect(after([{ type: 'fileFailed', file: FILE, failure }], state)).toBe(state)
})
