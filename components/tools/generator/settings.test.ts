import { describe, expect, test } from '@jest/globals'
import { mailColumnOf, mailFields, outputSettings, patternSettings, readingOf, readingSettings } from './settings'
import { INITIAL_OPTIONS } from './options'

describe('what a run is asked for', () => {
  test('is nothing more than documents in Word’s format, where nothing was chosen', () => {
    expect(outputSettings(INITIAL_OPTIONS, 3, null)).toEqual({})
  })

  test('is PDFs in a zip, or one PDF of one or all documents', () => {
    const pdf = { ...INITIAL_OPTIONS, format: 'pdf' } as const
    expect(outputSettings(pdf, 3, null)).toEqual({ output: 'pdfs' })
    expect(outputSettings(pdf, null, null)).toEqual({ output: 'pdfs' })
    expect(outputSettings(pdf, 1, null)).toEqual({ output: 'pdf' })
    expect(outputSettings({ ...pdf, single: true }, 3, null)).toEqual({ single: true, output: 'pdf' })
  })
})

test('hidden rows and grouping are included only if they aren’t the defaults', () => {
  const asked = {
    templateId: null,
    sheet: null,
    headerRow: null,
    mapping: {},
    mailColumn: null,
    letter: {},
    constants: {},
    edits: {},
  }
  const usual = { mapping: {}, missing: 'warn', language: 'auto' }
  expect(readingSettings({ ...asked, reading: readingOf(INITIAL_OPTIONS, []) })).toEqual(usual)
  const reading = readingOf({ ...INITIAL_OPTIONS, includeHidden: false, groupBy: 'all' }, [])
  expect(readingSettings({ ...asked, reading })).toEqual({ ...usual, includeHidden: false, groupBy: ['*'] })
})

describe('with a saved template, whose settings apply by default, defaults are included too', () => {
  test('of how the files are read', () => {
    const asked = {
      templateId: 't1',
      sheet: null,
      headerRow: null,
      mapping: {},
      mailColumn: null,
      letter: {},
      constants: {},
      edits: {},
    }
    expect(readingSettings({ ...asked, reading: readingOf(INITIAL_OPTIONS, []) })).toEqual({
      mapping: {},
      missing: 'warn',
      language: 'auto',
      includeHidden: true,
      groupBy: [],
      output: 'auto',
    })
  })

  test('of what is made', () => {
    expect(outputSettings(INITIAL_OPTIONS, 3, 't1')).toEqual({ pattern: '', single: false, output: 'auto' })
    const pdf = { ...INITIAL_OPTIONS, format: 'pdf', pattern: ' Акт {№} ' } as const
    expect(outputSettings(pdf, 3, 't1')).toEqual({ pattern: 'Акт {№}', single: false, output: 'pdfs' })
  })

  test('of the names of inspected files', () => {
    expect([patternSettings('', 't1'), patternSettings('', null)]).toEqual([{ pattern: '' }, {}])
  })
})

describe('emails', () => {
  const options = { ...INITIAL_OPTIONS, email: ' a@clinic.example ', mailColumn: { letter: 'F', header: 'Mail' } }

  test('are asked for only as they were chosen', () => {
    expect([mailFields(options), mailColumnOf(options, [])]).toEqual([{}, null])
    expect(mailFields({ ...options, mailing: 'addresses' })).toEqual({ email: 'a@clinic.example' })
    expect(mailColumnOf({ ...options, mailing: 'addresses' }, [])).toBeNull()
    expect(mailFields({ ...options, mailing: 'rows' })).toEqual({})
    expect(mailColumnOf({ ...options, mailing: 'rows' }, [])).toBe('F')
  })

  test('use the addresses of the chosen column, even if another has that header', () => {
    const all = [options.mailColumn, { letter: 'G', header: 'F' }]
    expect(mailColumnOf({ ...options, mailing: 'rows' }, all)).toBe('F:F')
    expect(readingOf({ ...options, groupBy: [options.mailColumn] }, all).groupBy).toEqual(['F:F'])
  })

  test('to the rows’ addresses carry PDFs of their own', () => {
    const pdf = { ...options, format: 'pdf', mailing: 'rows', mailTest: false } as const
    expect(outputSettings(pdf, 1, null)).toEqual({ output: 'pdfs' })
  })

  test('to the rows’ addresses begin with a trial unless it was left out', () => {
    expect(outputSettings({ ...options, mailing: 'rows' }, 3, null)).toEqual({ mailTest: true })
    expect(outputSettings({ ...options, mailing: 'rows', mailTest: false }, 3, null)).toEqual({})
    expect(outputSettings({ ...options, mailing: 'addresses' }, 3, null)).toEqual({})
  })
})
