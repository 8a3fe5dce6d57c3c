import { expect, test } from '@jest/globals'
import { unitWords } from '@/lib/i18n/unit-words'
import { alternativeText } from './alternative-text'

const shown = (text: string) =>
  alternativeText(text, {
    unit: (code) => unitWords(code, 'ru-RU'),
    numbers: (part) => part.replace(/(\d)\.(\d)/g, '$1,$2'),
  })

test.each([
  ['1.234 mSv', '1,234 мЗв'],
  ['mSv', 'мЗв'],
  ['<0.05 mSv (D2)', '<0,05 мЗв (D2)'],
  ['0.1 mSv (Участок 1.5 (корпус)!AB12)', '0,1 мЗв (Участок 1.5 (корпус)!AB12)'],
  ['0.1 mSv + 0.2 mSv', '0,1 мЗв + 0,2 мЗв'],
  ['M (C7)', 'M (C7)'],
])('%s is shown as %s', (text, as) => {
  expect(shown(text)).toBe(as)
})
