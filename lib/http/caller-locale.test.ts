import { expect, test } from '@jest/globals'
import { callerLocale } from './caller-locale'

const asked = { 'x-page-language': 'ru-RU', cookie: 'selectedLanguage=en-US', 'accept-language': 'en' }

test('responds in the language of the page, regardless of the saved one, and never in an unsupported one', () => {
  expect(callerLocale(new Headers(asked), 'ro-RO')).toBe('ru-RU')
  expect(callerLocale(new Headers({ ...asked, 'x-page-language': 'fr-FR' }), 'ro-RO')).toBe('ro-RO')
})

test('answers callers without a page in the saved language, then by the cookie, then by what they accept', () => {
  const { 'x-page-language': _page, ...others } = asked
  expect(callerLocale(new Headers(others), 'ro-RO')).toBe('ro-RO')
  expect(callerLocale(new Headers(others), null)).toBe('en-US')
  expect(callerLocale(new Headers({ 'accept-language': 'ru' }), null)).toBe('ru-RU')
})
