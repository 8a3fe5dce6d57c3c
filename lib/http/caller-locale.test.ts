import { expect, test } from '@jest/globals'
import { callerLocale } from './caller-locale'

const asked = { 'x-page-language': 'ru-RU', cookie: 'selectedLanguage=en-US', 'accept-language': 'en' }

test('answers in the language of the page, whatever is saved, and not in one that is not ours', () => {
  expect(callerLocale(new Headers(asked), 'ro-RO')).toBe('ru-RU')
  expect(callerLocale(new Headers({ ...asked, 'x-page-language': 'fr-FR' }), 'ro-RO')).toBe('ro-RO')
})

test('answers callers without a page in the saved language, then by the cookie, then by what they accept', () => {
  const { 'x-page-language': _page, ...others } = asked
  expect(callerLocale(new Headers(others), 'ro-RO')).toBe('ro-RO')
  expect(callerLocale(new Headers(others), null)).toBe('en-US')
  expect(callerLocale(new Headers({ 'accept-language': 'ru' }), null)).toBe('ru-RU')
})
