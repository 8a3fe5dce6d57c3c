import { describe, expect, test } from '@jest/globals'
import { parserReducer, type ParserAction } from './reducer'
import { cell, found } from './test-support/found-table'
import { INITIAL_STATE, type Inspected, type FrameChoice, type ParserState } from './state'

const frame = (right: number): FrameChoice => ({ page: 1, box: [0, 0, right, 10] })
const moved = (right: number, of: string | null): ParserAction => ({
  type: 'framesChanged',
  frames: [frame(right)],
  of,
})
const text: ParserAction = { type: 'typeChosen', table: '1', column: 2, chosen: { as: 'text' } }
const leaveOut: ParserAction = { type: 'tableChosen', id: '2', chosen: false }
const undo: ParserAction = { type: 'undone' }
const redo: ParserAction = { type: 'redone' }

/** What is known of a document with these tables. */
function inspectedTables(ids: readonly string[]): Inspected {
  const { reading, types, frames } = INITIAL_STATE
  const file = { name: 'minutes.docx', kind: 'docx', bytes: 1, sheets: [], tags: [] }
  const tables = ids.map((id) => found([cell(0, 0, 'a')], { id }))
  return {
    question: { document: file.name, reading, types, frames, locale: 'en-US' },
    answer: {
      success: true,
      files: [{ ...file, role: 'document', tables }],
      problems: [],
      table: null,
      matches: [],
      unused: [],
      stripped: [],
      language: 'en',
      stored: { document: file.name },
    },
  }
}

function after(...actions: readonly ParserAction[]): ParserState {
  return actions.reduce(parserReducer, INITIAL_STATE)
}

describe('a decision about tables', () => {
  test('is undone step by step, and redone', () => {
    const back = after(text, leaveOut, { type: 'writingChanged', writing: { format: 'csv' } }, undo, undo)
    expect([back.writing.format, back.left, back.types.length]).toEqual(['xlsx', [], 1])
    expect(parserReducer(back, undo).types).toEqual([])
    expect(parserReducer(back, redo).left).toEqual(['2'])
  })

  test('brings back what another way of reading had cleared', () => {
    const joined: ParserAction = { type: 'readingChanged', reading: { join: false } }
    expect(after(text, leaveOut, joined)).toMatchObject({ types: [], left: [] })
    expect(after(text, leaveOut, joined, undo)).toMatchObject({ types: [{ column: 2 }], left: ['2'] })
  })

  test('of many presses that move one edge is one step', () => {
    const state = after(moved(1, 'edge'), moved(2, 'edge'), moved(3, 'edge'), undo)
    expect(state.frames).toEqual([])
    expect(parserReducer(state, redo).frames).toEqual([frame(3)])
  })

  test('after an undone move begins its own step', () => {
    const state = after(moved(1, 'edge'), text, undo, moved(2, 'edge'), undo)
    expect(state.frames).toEqual([frame(1)])
  })

  test('made before the tables were known leaves out the same ones after it is undone', () => {
    const kept: ParserState = { ...INITIAL_STATE, only: ['1'] }
    const csv = parserReducer(kept, { type: 'writingChanged', writing: { format: 'csv' } })
    const inspected = inspectedTables(['1', '2'])
    expect(parserReducer(parserReducer(csv, { type: 'inspected', inspected }), undo)).toMatchObject({
      only: null,
      left: ['2'],
    })
  })

  test('is not undone by looking at another table, nor while a run is in progress', () => {
    const looked = after(leaveOut, { type: 'tableShown', id: '1' }, undo)
    expect([looked.left, looked.shown]).toEqual([[], '1'])
    const running = after(leaveOut, { type: 'runStarted', at: 1 })
    expect(parserReducer(running, undo)).toBe(running)
  })
})
