import { expect, test } from '@jest/globals'
import { isLocale, negotiateLocale } from './locales'

test.each([
  [null, 'en-US'],
  ['', 'en-US'],
  ['ru', 'ru-RU'],
  ['ro-MD,ru;q=0.5', 'ro-RO'],
  ['mo', 'ro-RO'],
  ['de-DE,de;q=0.9,ru;q=0.4,en;q=0.3', 'ru-RU'],
  ['en;q=0.1,ro;q=0.2', 'ro-RO'],
  ['ru;q=0,en', 'en-US'],
  ['<script>,../../etc', 'en-US'],
  [`${'x'.repeat(10_000)},ru`, 'en-US'],
])('Accept-Language %p gives %p', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})

test.each(['xx', '__proto__', '../../etc', '', undefined, 'RU-ru', 'constructor'])(
  '%p isn’t a supported language',
  (value) => {
    expect(isLocale(value)).toBe(false)
  },
)
