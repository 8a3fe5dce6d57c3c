import { expect, test } from '@jest/globals'
import type { DeskContent, OpenedDesk } from '@/lib/operations/desk/desk-schema'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { madeUpBrowser } from '../shared/test-support/made-up-browser'
import { deskContent } from './desk-content'
import { openedState } from './opened-state'
import { INITIAL_OPTIONS } from './options'
import { INITIAL_STATE } from './state'

const CONTENT: DeskContent<'generate'> = {
  tool: 'generate',
  sessionId: 's1',
  files: [
    { role: 'data', name: 'Rows.csv' },
    { role: 'template', name: 'Record.docx' },
  ],
  templateId: null,
  gone: [],
  run: null,
  last: null,
  settings: {
    sheet: 'Rooms',
    headerRow: 3,
    choices: {
      room: { kind: 'column', letter: 'B', header: 'Room', before: 'supposed' },
      stamp: { kind: 'empty', before: 'none' },
    },
    options: { ...INITIAL_OPTIONS, groupBy: [{ letter: 'B', header: 'Room' }], mailing: 'rows', mailText: 'a\nb' },
  },
}

/** As the server gives it. */
function given(content: DeskContent<'generate'>, results: GivenDesk['results'] = {}): GivenDesk<'generate'> {
  const files = content.files.map((file) => ({ ...file, size: 5 }))
  const told = { success: true, version: 4, savedAt: '2026-11-25T14:32:00.000Z', template: null } as const
  const desk: OpenedDesk<'generate'> = { ...content, ...told, files, templateId: null }
  return { desk, results, isUndoable: false, sessionId: 's1' }
}

const run = { operationId: 'op', startedAt: 0, tookMs: 300, count: null, rows: 4, again: false }

test.each([
  ['laid out', CONTENT],
  ['with a file that is gone', { ...CONTENT, files: [], gone: [{ role: 'data' as const, name: 'a.csv', at: null }] }],
  ['with a run under way', { ...CONTENT, run: { ...run, startedAt: 7, tookMs: null, count: 4 } }],
])('A desk %s is saved again exactly as it was opened', (_, content) => {
  madeUpBrowser('s1', () => Response.json({ success: true }))
  expect(deskContent(openedState(given(content)))).toEqual(content)
})

test('The result of the ended run is shown, and that of the previous run', () => {
  madeUpBrowser('s1', () => Response.json({ success: true }))
  const results = {
    op: JSON.stringify({ operationId: 'op', name: 'a.zip' }),
    before: JSON.stringify({ operationId: 'before' }),
  }
  const content = { ...CONTENT, run: { ...run, again: true }, last: 'before' }
  const state = openedState(given(content, results))
  expect(state.run).toMatchObject({ kind: 'done', tookMs: 300, result: { name: 'a.zip', sessionId: 's1' } })
  expect(deskContent(state)).toEqual(content)
  // One that has just gone leaves the form.
  expect(openedState(given(content)).run).toEqual({ kind: 'idle', last: null, failure: null })
})

test('Without a desk the screen begins empty, and there is nothing to save', () => {
  madeUpBrowser('s1', () => Response.json({ success: true }))
  expect(openedState({ desk: null, results: {}, isUndoable: false, sessionId: null })).toBe(INITIAL_STATE)
  expect(deskContent(INITIAL_STATE)).toBeNull()
})

test('An uploading file is saved when the upload ends; until then the previous one is', () => {
  madeUpBrowser('s1', () => Response.json({ success: true }))
  const state = openedState(given(CONTENT))
  const file = new File(['a'], 'Other.csv')
  const { data } = state.slots
  if (data.kind !== 'stored') throw new Error('It is stored')
  const sending = {
    ...state,
    slots: { ...state.slots, data: { kind: 'uploading', file, share: 0.5, before: data } },
  } as const
  expect(deskContent(sending)?.files).toEqual(CONTENT.files)
})
