import { expect, test } from '@jest/globals'
import type { DeskContent } from '@/lib/operations/desk/desk-schema'
import { madeUpBrowser } from '../shared/test-support/made-up-browser'
import { deskContent } from './dose-desk'
import { openedState } from './opened-state'
import { INITIAL_STATE } from './state'

const CONTENT: DeskContent<'doses'> = {
  tool: 'doses',
  sessionId: 's1',
  files: [
    { role: 'data', name: 'Doses.xlsx' },
    { role: 'before', name: 'Doses 2025.xlsx' },
  ],
  templateId: null,
  gone: [],
  run: null,
  last: null,
  settings: {
    reading: { language: 'ru', profile: null, suggest: false },
    writing: { format: 'json', remember: true },
    mapping: [],
    hadRemembered: true,
    includedRows: [{ sheet: 'Sheet1', row: 4 }],
    resolutions: [{ sheet: 'A', cell: 'B2', column: 'B', reason: 'negative', choice: 'reject' }],
    shown: 1,
  },
}

test('A desk is saved again exactly as it was opened', () => {
  madeUpBrowser('s1', () => Response.json({ success: true }))
  const told = { success: true, version: 4, savedAt: '2026-11-25T14:32:00.000Z', template: null } as const
  const files = CONTENT.files.map((file) => ({ ...file, size: 5 }))
  const desk = { ...CONTENT, ...told, files, templateId: null }
  expect(deskContent(openedState({ desk, results: {}, isUndoable: false, sessionId: 's1' }))).toEqual(CONTENT)
  expect(deskContent(INITIAL_STATE)).toBeNull()
})
