import { describe, expect, test } from '@jest/globals'
import { mailColumnOf, mailFields, outputSettings, readingOf, readingSettings } from './settings'
import { INITIAL_OPTIONS } from './options'

describe('what a run is asked for', () => {
  test('is nothing more than documents in Word’s format, where nothing was chosen', () => {
    expect(outputSettings(INITIAL_OPTIONS, 3)).toEqual({})
  })

  test('is PDFs in a zip, or one PDF of one or all documents', () => {
    const pdf = { ...INITIAL_OPTIONS, format: 'pdf' } as const
    expect(outputSettings(pdf, 3)).toEqual({ output: 'pdfs' })
    expect(outputSettings(pdf, null)).toEqual({ output: 'pdfs' })
    expect(outputSettings(pdf, 1)).toEqual({ output: 'pdf' })
    expect(outputSettings({ ...pdf, single: true }, 3)).toEqual({ single: true, output: 'pdf' })
  })
})

test('hidden rows and grouping are said only where they are not as usual', () => {
  const asked = { sheet: null, headerRow: null, mapping: {}, mailColumn: null, letter: {} }
  const usual = { mapping: {}, missing: 'warn', language: 'auto' }
  expect(readingSettings({ ...asked, reading: readingOf(INITIAL_OPTIONS) })).toEqual(usual)
  const reading = readingOf({ ...INITIAL_OPTIONS, includeHidden: false, groupBy: 'all' })
  expect(readingSettings({ ...asked, reading })).toEqual({ ...usual, includeHidden: false, groupBy: ['*'] })
})

describe('mails', () => {
  const options = { ...INITIAL_OPTIONS, email: ' a@clinic.example ', mailColumn: { letter: 'F', header: 'Mail' } }

  test('are asked for only as they were chosen', () => {
    expect([mailFields(options), mailColumnOf(options)]).toEqual([{}, null])
    expect(mailFields({ ...options, mailing: 'addresses' })).toEqual({ email: 'a@clinic.example' })
    expect(mailColumnOf({ ...options, mailing: 'addresses' })).toBeNull()
    expect(mailFields({ ...options, mailing: 'rows' })).toEqual({})
    expect(mailColumnOf({ ...options, mailing: 'rows' })).toBe('F')
  })

  test('to the rows’ addresses begin with a trial unless it was left out', () => {
    expect(outputSettings({ ...options, mailing: 'rows' }, 3)).toEqual({ mailTest: true })
    expect(outputSettings({ ...options, mailing: 'rows', mailTest: false }, 3)).toEqual({})
    expect(outputSettings({ ...options, mailing: 'addresses' }, 3)).toEqual({})
  })
})
