import { describe, expect, test } from '@jest/globals'
import { fieldOf, keptFile, keptOf, optionsOf, settingsOf, withoutKept, type KeptTemplate } from './kept-template'
import { headersOf } from './kept-templates-api'
import { INITIAL_OPTIONS, type Options } from './options'

const TEMPLATE: KeptTemplate = {
  id: 't1',
  name: 'Акт проверки',
  fileName: 'Акт.docx',
  size: 12_000,
  mapping: {},
  settings: {},
  version: 1,
  shareId: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
}

const OPTIONS: Options = {
  single: true,
  format: 'pdf',
  missing: 'block',
  pattern: 'Акт {№}',
  language: 'ru',
  groupBy: [{ letter: 'C', header: 'Отдел' }],
  includeHidden: false,
  mailing: 'rows',
  email: 'lab@clinic.example',
  mailColumn: { letter: 'E', header: 'Почта' },
  mailTest: false,
  mailSubject: 'Act {No.}',
  mailText: '',
  onlyChanged: true,
}

describe('the options that a template is kept with', () => {
  test('come back as they were, the columns by their headers', () => {
    const kept = { ...TEMPLATE, settings: settingsOf(OPTIONS) }
    expect(optionsOf(kept, OPTIONS)).toEqual({ ...OPTIONS, groupBy: [{ letter: '', header: 'Отдел' }] })
  })

  test('of one document for all rows come back so', () => {
    const kept = { ...TEMPLATE, settings: settingsOf({ ...OPTIONS, groupBy: 'all' }) }
    expect(optionsOf(kept, INITIAL_OPTIONS).groupBy).toBe('all')
  })

  test('contain no one’s address, and leave the one that is there', () => {
    expect(JSON.stringify(settingsOf(OPTIONS))).not.toContain('clinic.example')
    expect(optionsOf(TEMPLATE, OPTIONS).email).toBe('lab@clinic.example')
  })

  test('without a setting use the defaults, whatever was chosen before, except for settings of this run', () => {
    const { mailing, email, mailColumn, mailTest, mailSubject, mailText, onlyChanged } = OPTIONS
    const ofThisRun = { mailing, email, mailColumn, mailTest, mailSubject, mailText, onlyChanged }
    expect(optionsOf(TEMPLATE, OPTIONS)).toEqual({ ...INITIAL_OPTIONS, ...ofThisRun })
  })
})

test('a mapping is kept by headers, and an emptied place as an empty text', () => {
  const choices = {
    номер: { kind: 'column', letter: 'B', header: 'Инв. №', before: 'none' },
    дата: { kind: 'empty', before: 'exact' },
  } as const
  expect(headersOf(choices)).toEqual({ номер: 'Инв. №', дата: '' })
})

describe('a form', () => {
  test('names a kept template by its id alone', () => {
    expect(fieldOf('template', keptFile(TEMPLATE))).toEqual({ templateId: 't1' })
  })

  test('carries a file itself, and a result that was passed on by its name', () => {
    const file = new File(['x'], 'a.csv')
    expect(fieldOf('excel', file)).toEqual({ excel: file })
    expect(fieldOf('excel', { passed: true, name: 'Дозы.xlsx', size: 1 })).toEqual({ excel: 'Дозы.xlsx' })
  })
})

test('a slot shows its saved template once the server has it', () => {
  const file = keptFile(TEMPLATE)
  expect(keptOf({ kind: 'stored', file, name: 'Акт.docx' })).toBe(TEMPLATE)
  expect(keptOf({ kind: 'uploading', file, share: 0, before: { kind: 'empty' } })).toBeNull()
  expect(keptOf({ kind: 'stored', file: new File([], 'a.docx'), name: 'a.docx' })).toBeNull()
})

test('a slot without a kept template that has gone does not give it back either', () => {
  const file = keptFile(TEMPLATE)
  const stored = { kind: 'stored', file, name: 'Акт.docx' } as const
  const next = { kind: 'uploading', file: new File([], 'Акт.docx'), share: 0, before: stored } as const
  const empty = { kind: 'empty' } as const
  expect(withoutKept(stored, 't1')).toEqual(empty)
  expect(withoutKept({ ...next, file, before: empty }, 't1')).toEqual(empty)
  expect(withoutKept(next, 't1')).toEqual({ ...next, before: empty })
  expect(withoutKept(next, 't2')).toBe(next)
})
