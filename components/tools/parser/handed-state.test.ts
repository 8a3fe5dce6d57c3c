import { expect, test } from '@jest/globals'
import { handedState } from './handed-state'
import { passedPlace } from './passed-place'
import { questionOf } from './question'
import { parserReducer } from './reducer'
import type { Inspected, ParserState } from './state'
import { cell, found } from './test-support/found-table'

const DOCUMENT = { passed: true, name: 'Doses.docx', size: 10 } as const

function looked(state: ParserState, ids: readonly string[]): Inspected {
  const tables = ids.map((id) => found([cell(0, 0, 'a')], { id }))
  const question = questionOf(state, 'en-US') ?? {
    document: 'again.docx',
    reading: state.reading,
    types: [],
    frames: [],
    locale: 'en-US',
  }
  return { question, answer: { files: [{ role: 'document', tables }] } as unknown as Inspected['answer'] }
}

const settings = {
  view: 'original',
  types: [{ table: 't1', column: 0, as: 'text' as const }],
  tables: ['t2', 't3'],
  layout: 'one',
} as const
const mutable = { ...settings, types: [...settings.types], tables: [...settings.tables] }

test('A previous run is opened with its settings, and only its tables are selected', () => {
  const state = handedState({ files: { document: DOCUMENT }, gone: {}, settings: mutable })
  expect(questionOf(state, 'en-US')).toMatchObject({ document: 'Doses.docx', types: settings.types })
  expect(state).toMatchObject({ reading: { view: 'original', join: true }, writing: { layout: 'one' } })
  const next = parserReducer(state, { type: 'inspected', inspected: looked(state, ['t1', 't2', 't3']) })
  expect(next.left).toEqual(['t1'])
})

test('A document that has expired is read with the same settings when it is chosen again', () => {
  const state = handedState({ files: {}, gone: { document: { name: 'Doses.docx', at: null } }, settings: mutable })
  const file = new File(['a'], 'again.docx')
  const again = [
    { type: 'fileChosen', file } as const,
    { type: 'fileStored', file, inspected: looked(state, ['t1', 't2']) } as const,
  ].reduce(parserReducer, state)
  expect(again).toMatchObject({ gone: null, types: settings.types, left: ['t1'], reading: { view: 'original' } })
})

test('Where another document has none of these tables, all of it is chosen', () => {
  const state = handedState({ files: { document: DOCUMENT }, gone: {}, settings: mutable })
  expect(parserReducer(state, { type: 'inspected', inspected: looked(state, ['t8', 't9']) }).left).toEqual([])
})

test('A workbook is passed on with the shown table, or else the first', () => {
  const places = ['t1', 't2'].map((table) => ({ table, sheet: `of ${table}`, headerRow: 1 }))
  expect(passedPlace({ places }, 't2')?.sheet).toBe('of t2')
  expect(passedPlace({ places }, 't9')?.sheet).toBe('of t1')
  expect(passedPlace({}, null)).toBeNull()
})
