import { expect, it } from '@jest/globals'
import { PartNotLoaded, withParts } from '@/lib/documents/on-demand'
import { type Locale, LOCALES } from '@/lib/i18n/locales'
import { errorKey, loadMessages, messagesOf, type MessageFile } from './messages'

const FILES = Object.fromEntries(LOCALES.map((locale) => [locale, `${locale}.js`])) as Record<Locale, string>

/** A file with one sentence, and another that is loaded later. */
function fileOf(later: Readonly<Record<string, string>> | null): { file: MessageFile; loads: () => number } {
  let loads = 0
  const messages = { errors: { DOSES_NONE: 'No doses' } } as unknown as MessageFile['default']
  const loadRest = async () => {
    loads++
    return { default: later ?? {} }
  }
  return { file: { default: messages, ...(later && { loadRest }) }, loads: () => loads }
}

it('loads the other sentences when the first of them is needed, and repeats what needed it', async () => {
  const { file, loads } = fileOf({ PDF_DAMAGED: 'Damaged', PDF_FORM: 'A form' })
  await loadMessages('en-US', FILES, async () => file)
  expect(errorKey('en-US', 'DOSES_NONE')).toBe('errors.DOSES_NONE')
  expect(loads()).toBe(0)
  expect(() => errorKey('en-US', 'PDF_FORM')).toThrow(PartNotLoaded)
  expect(await withParts(async () => errorKey('en-US', 'PDF_FORM'))).toBe('errors.PDF_FORM')
  expect(messagesOf('en-US').errors).toEqual({
    DOSES_NONE: 'No doses',
    PDF_DAMAGED: 'Damaged',
    PDF_FORM: 'A form',
  })
  await withParts(async () => errorKey('en-US', 'PDF_DAMAGED'))
  expect(loads()).toBe(1)
})

it('names a sentence that exists in no file, as the program does elsewhere', async () => {
  await loadMessages('ru-RU', FILES, async () => fileOf(null).file)
  expect(errorKey('ru-RU', 'PDF_FORM')).toBe('errors.PDF_FORM')
})

it('rejects a language that is not loaded', () => {
  expect(() => messagesOf('ro-RO')).toThrow('ro-RO')
})
