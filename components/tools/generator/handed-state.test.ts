import { describe, expect, test } from '@jest/globals'
import type { Handed } from '../shared/hand-over'
import { handedState } from './handed-state'
import type { KeptTemplate } from './kept-template'
import { questionOf } from './question'
import { generatorReducer } from './reducer'
import { column, inspected, match } from './test-support/made-up'

const FILES = {
  data: { passed: true, name: 'acts (2).csv', size: 10 },
  template: { passed: true, name: 'act.docx', size: 20 },
} as const

const handed = (settings: Handed<'generate'>['settings'], more: Partial<Handed<'generate'>> = {}) => ({
  files: FILES,
  gone: {},
  settings,
  ...more,
})

describe('files and settings from another screen', () => {
  test('is inspected again with all of its settings', () => {
    const settings = {
      sheet: 'Acts',
      headerRow: 3,
      mapping: { who: 'B', when: '' },
      groupBy: ['C'],
      language: 'ro',
    } as const
    const state = handedState(handed({ ...settings, groupBy: [...settings.groupBy] }), null)
    expect(questionOf(state, 1_000, 'en-US')).toMatchObject({
      data: 'acts (2).csv',
      template: 'act.docx',
      sheet: 'Acts',
      headerRow: 3,
      mapping: { who: 'B', when: '' },
      reading: { groupBy: ['C'], language: 'ro' },
    })
  })

  test('has its columns by letter and header once the spreadsheet is known', () => {
    const state = handedState(handed({ mapping: { who: 'B', at: 'place' }, groupBy: ['C'], mailColumn: 'b' }), null)
    const answer = inspected(
      { data: 'acts (2).csv', template: 'act.docx' },
      { matches: [match('who', 'mapped'), match('at', 'mapped')], unused: [column(1, 'Name'), column(2, 'Place')] },
    )
    const { choices, options } = generatorReducer(state, { type: 'inspected', inspected: answer })
    expect(choices).toMatchObject({ who: { letter: 'B', header: 'Name' }, at: { letter: 'C', header: 'Place' } })
    expect(options.groupBy).toEqual([{ letter: 'C', header: 'Place' }])
    expect(options.mailColumn).toEqual({ letter: 'B', header: 'Name' })
  })

  test('sends no email, but has the addresses ready', () => {
    const { options } = handedState(handed({ mailTo: ['a@b.example', 'c@d.example'], mailColumn: 'Mail' }), null)
    expect(options).toMatchObject({
      mailing: 'none',
      email: 'a@b.example, c@d.example',
      mailColumn: { header: 'Mail' },
    })
  })

  test('uses the current version of a saved template', () => {
    const kept = { id: 'k', fileName: 'kept.docx', size: 5, settings: { missing: 'block' } } as unknown as KeptTemplate
    const state = handedState(
      handed({ templateId: 'k', missing: 'blank' }, { files: {}, gone: { template: { name: 'x', at: null } } }),
      kept,
    )
    expect(questionOf(state, 1_000, 'en-US')).toMatchObject({ templateId: 'k', reading: { missing: 'blank' } })
    expect(state.gone.template).toBeUndefined()
  })
})

describe('a file that has expired', () => {
  const state = handedState(
    handed(
      { sheet: 'Acts', headerRow: 3, mapping: { who: 'B' } },
      { files: {}, gone: { data: { name: 'acts.csv', at: null } } },
    ),
    null,
  )
  const file = new File(['a'], 'corrected.csv')
  const chosenAgain = (sheets: readonly string[]) => {
    const found = inspected({ data: 'corrected.csv' }, { matches: [], files: [fileOf(sheets)] })
    return [
      { type: 'fileChosen', role: 'data', file } as const,
      { type: 'fileStored', role: 'data', file, inspected: found } as const,
    ].reduce(generatorReducer, state)
  }

  test('is read with the same settings when it is chosen again, whatever its name', () => {
    const again = chosenAgain(['Acts', 'Notes'])
    expect(again).toMatchObject({ sheet: 'Acts', headerRow: 3, choices: { who: { header: 'B' } } })
    expect(again.gone.data).toBeUndefined()
  })

  test('is read with new settings if it has no such sheet', () => {
    expect(chosenAgain(['Other'])).toMatchObject({ sheet: null, headerRow: null })
  })
})

function fileOf(sheets: readonly string[]) {
  const of = sheets.map((name) => ({ name, headerRow: 1, columns: [], rows: 3 }))
  return { role: 'data' as const, name: 'corrected.csv', kind: 'csv', bytes: 1, sheets: of, tags: [], tables: [] }
}
