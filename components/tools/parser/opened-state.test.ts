import { expect, test } from '@jest/globals'
import type { DeskContent } from '@/lib/operations/desk/desk-schema'
import { madeUpBrowser } from '../shared/test-support/made-up-browser'
import { openedState } from './opened-state'
import { deskContent } from './parser-desk'
import { INITIAL_STATE } from './state'

const CONTENT: DeskContent<'tables'> = {
  tool: 'tables',
  sessionId: 's1',
  files: [{ role: 'document', name: 'Rooms.docx' }],
  templateId: null,
  gone: [],
  run: { operationId: 'op', startedAt: 7, tookMs: null, count: null, rows: 0, again: false },
  last: null,
  settings: {
    reading: { view: 'original', join: false, language: 'ro' },
    writing: { layout: 'one', format: 'csv', merges: 'fill' },
    types: [{ table: 't2', column: 1, as: 'number', decimal: ',' }],
    only: null,
    frames: [],
    left: ['t1'],
    shown: 't2',
  },
}

test('A desk is saved again exactly as it was opened', () => {
  madeUpBrowser('s1', () => Response.json({ success: true }))
  const told = { success: true, version: 4, savedAt: '2026-11-25T14:32:00.000Z', template: null } as const
  const desk = {
    ...CONTENT,
    ...told,
    files: [{ role: 'document' as const, name: 'Rooms.docx', size: 5 }],
    templateId: null,
  }
  expect(deskContent(openedState({ desk, results: {}, isUndoable: false, sessionId: 's1' }))).toEqual(CONTENT)
  expect(deskContent(INITIAL_STATE)).toBeNull()
})
