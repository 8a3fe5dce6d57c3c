import { expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { wordsOf } from './words'

test.each([
  ['2024', '2024'],
  ['2024-03', '2024-03'],
  ['2024-Q1', '2024, I кв.'],
  ['2024-Q4', '2024, IV кв.'],
])('the period %s is in a Russian sheet as «%s»', (name, said) => {
  expect(wordsOf(labelsFor('ru-RU')).period(name)).toBe(said)
})
