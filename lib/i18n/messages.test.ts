import { describe, expect, test } from '@jest/globals'
import { ERROR_CODES } from '@/lib/errors'
import { LOCALES } from './locales'
import { messagesOf } from './messages'
import { shapeOf } from './test-support/message-shape'

const shapes = Object.fromEntries(LOCALES.map((locale) => [locale, shapeOf(messagesOf(locale))])) as Record<
  (typeof LOCALES)[number],
  ReturnType<typeof shapeOf>
>

/** What to type at a command line has the quotation marks of its shell. */
const isUsage = (key: string) => key.startsWith('cli.')

describe.each(LOCALES)('%s', (locale) => {
  const shape = shapes[locale]

  test('has the same keys as English', () => {
    expect([...shape.keys()].sort()).toEqual([...shapes['en-US'].keys()].sort())
  })

  test('accepts the same arguments as English in every message', () => {
    const differing = [...shape]
      .filter(([key, message]) => message.arguments.join() !== shapes['en-US'].get(key)?.arguments.join())
      .map(([key, message]) => `${key}: ${message.arguments.join()}`)
    expect(differing).toEqual([])
  })

  test('has every plural form that its language needs', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const lacking = [...shape].flatMap(([key, message]) =>
      message.plurals
        // `=0` and `other` alone only distinguish zero from other numbers.
        .filter((forms) => forms.some((form) => form !== 'other' && !form.startsWith('=')))
        .flatMap((forms) => needed.filter((form) => !forms.includes(form)).map((form) => `${key}: ${form}`)),
    )
    expect(lacking).toEqual([])
  })

  test('has a message for every error code, and none for a removed code', () => {
    expect(Object.keys(messagesOf(locale).errors).sort()).toEqual([...ERROR_CODES].sort())
  })

  test('leaves no message empty', () => {
    expect([...shape].filter(([, message]) => message.text.trim() === '').map(([key]) => key)).toEqual([])
  })
})

test('Romanian uses the letters with a comma below, and its own quotation marks', () => {
  const wrong = [...shapes['ro-RO']]
    .filter(([key, { text }]) => !isUsage(key) && /[şţŞŢ“"]/.test(text))
    .map(([key]) => key)
  expect(wrong).toEqual([])
})

test('Russian uses its own quotation marks', () => {
  const wrong = [...shapes['ru-RU']]
    .filter(([key, { text }]) => !isUsage(key) && /[“”"]/.test(text))
    .map(([key]) => key)
  expect(wrong).toEqual([])
})
