import { expect, test } from '@jest/globals'
import { keptLanguage } from './kept-language'

/** A browser that keeps these. */
function browser(kept: Readonly<Record<string, string>>): Map<string, string> {
  const values = new Map(Object.entries(kept))
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
  Object.defineProperty(globalThis, 'window', { value: { localStorage }, configurable: true })
  return values
}

test.each([
  ['en', 'en-US'],
  ['ru', 'ru-RU'],
])('`%s` from earlier versions is migrated to %s once, whatever the page’s language', (lang, locale) => {
  const values = browser({ lang })
  expect(keptLanguage()).toBe(locale)
  expect(Object.fromEntries(values)).toEqual({ selectedLanguage: locale })
  expect(keptLanguage()).toBe(locale)
})

test('what was chosen since stays', () => {
  const values = browser({ lang: 'en', selectedLanguage: 'ro-RO' })
  expect(keptLanguage()).toBe('ro-RO')
  expect(Object.fromEntries(values)).toEqual({ selectedLanguage: 'ro-RO' })
})

test.each<Record<string, string>>([{}, { lang: 'de' }, { lang: 'constructor' }, { selectedLanguage: 'de' }])(
  '%j is no language',
  (kept) => {
    const values = browser(kept)
    expect(keptLanguage()).toBeNull()
    expect(values.has('lang')).toBe(false)
  },
)
