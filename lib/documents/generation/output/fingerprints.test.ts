import { expect, test } from '@jest/globals'
import { fingerprinter } from './fingerprints'
import { groupRows } from '../data/groups'
import { matchTags } from '../matching/match'
import type { GenerateOptions } from '../options'
import { planScopes } from '../values/scope-plan'
import { table, testContext, textTemplate, type TestCell } from '../values/test-support/print-run'

const ROWS = [
  ['Иванов', 1, 'а'],
  ['Петров', 2, 'б'],
]

function prints(
  text: string,
  rows: readonly (readonly TestCell[])[] = ROWS,
  options: GenerateOptions = {},
  template = 't',
): string[] {
  const data = table(['ФИО', 'Доза', 'Прочее'], rows)
  const plan = planScopes(matchTags(textTemplate(text).tags, data, options), 'ru')
  return groupRows(data, options, 'ru').documents.map(fingerprinter(plan, testContext(options), template))
}

test('documents keep their fingerprints until something that they print or ask changes', () => {
  const text = '{ФИО}{#Доза > 1}x{/}{today}{act.number}'
  const before = prints(text)
  expect(before[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(before).size).toBe(2)
  expect(prints(text)).toEqual(before)
  expect(
    prints(text, [
      ['Иванов', 1, 'другое'],
      ['Петров', 2, 'б'],
    ]),
  ).toEqual(before)
  expect(
    prints(text, [
      ['Иванов', 3, 'а'],
      ['Петров', 2, 'б'],
    ]),
  ).toEqual([expect.not.stringContaining(before[0] ?? ''), before[1]])
  expect(prints(text, ROWS, {}, 'u')[0]).not.toBe(before[0])
  expect(prints('{ФИО | upper}{#Доза > 1}x{/}')[0]).not.toBe(before[0])
})

test('a row that moves changes a document that prints its number, and no other', () => {
  const moved = [['Сидоров', 5, 'в'], ...ROWS]
  expect(prints('{ФИО}', moved).slice(1)).toEqual(prints('{ФИО}'))
  expect(prints('{ФИО}{row.number}', moved).slice(1)).not.toEqual(prints('{ФИО}{row.number}'))
})

test('the order of a group’s rows and the profile’s fields count', () => {
  const all = { groupBy: ['*'] }
  expect(prints('{#rows}{ФИО}{/}', ROWS.toReversed(), all)).not.toEqual(prints('{#rows}{ФИО}{/}', ROWS, all))
  const profile = (phone: string) => ({ profile: { fields: { phone }, pictures: {} } })
  expect(prints('{profile.phone}', ROWS, profile('1'))).not.toEqual(prints('{profile.phone}', ROWS, profile('2')))
})
