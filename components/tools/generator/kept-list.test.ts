import { expect, test } from '@jest/globals'
import { withoutTemplate, withTemplate } from './kept-list'
import type { KeptTemplate } from './kept-template'

const kept = (id: string, name: string): KeptTemplate => ({
  id,
  name,
  fileName: `${name}.docx`,
  size: 1,
  mapping: {},
  settings: {},
  version: 1,
  shareId: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
})

test('simultaneous changes all apply, in any order of completion', () => {
  const list: readonly KeptTemplate[] = [kept('1', 'Act'), kept('2', 'Protocol'), kept('3', 'Report')]
  const renamed = withTemplate(kept('2', 'Zeal'))
  const removed = withoutTemplate({ id: '1' })
  const added = withTemplate(kept('4', 'Note'))
  const names = [renamed, removed, added].reduce((templates, change) => change(templates), list).map(({ name }) => name)
  expect(names).toEqual(['Note', 'Report', 'Zeal'])
  expect(removed(renamed(list))).toEqual(renamed(removed(list)))
})
