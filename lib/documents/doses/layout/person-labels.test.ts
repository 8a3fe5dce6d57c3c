import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'

interface Words {
  readonly name: readonly [label: string, name: string]
  readonly period: string
  readonly dose: string
  readonly quarters: readonly string[]
}

const EN: Words = {
  name: ['Name', 'Harding Owen'],
  period: 'Period',
  dose: 'Hp(10), mSv',
  quarters: ['Q1 2024', 'Q2 2024'],
}
const RU: Words = {
  name: ['ФИО', 'Зорин Павел Ильич'],
  period: 'Период',
  dose: 'Hp(10), мЗв',
  quarters: ['I кв. 2024', 'II кв. 2024'],
}
const RO: Words = {
  name: ['Nume și prenume', 'Munteanu Ilie'],
  period: 'Perioada',
  dose: 'Hp(10), mSv',
  quarters: ['Trim. I 2024', 'Trim. II 2024'],
}

const LABELS: readonly (readonly [label: string, words: Words])[] = [
  ...['Works No.:', 'Payroll number', 'Badge No', 'Permit No.', 'Personnel No', 'Pass No'].map(
    (label) => [label, EN] as const,
  ),
  ...['Табельный №', '№ пропуска', 'Пропуск №', '№ удостоверения'].map((label) => [label, RU] as const),
  ...['Nr. permis', 'Nr. marcă', 'Nr. carnet', 'Nr. ecuson'].map((label) => [label, RO] as const),
]

function subjectsOf(head: Rows, { period, dose, quarters }: Words) {
  const rows: Rows = [...head, [], [period, dose], ...quarters.map((each, at) => [each, 0.11 + at / 10])]
  return [...new Set(readSheets({ A: rows }).doses.map(({ subject }) => `${subject?.name} ${subject?.id}`))]
}

describe.each(LABELS)('a card with “%s” gives the person’s number', (label, words) => {
  const [title, name] = words.name

  test.each<[string, Rows]>([
    [
      'on its own line',
      [
        [title, name],
        [label, '48213'],
      ],
    ],
    ['in one cell', [[`${title}: ${name}`], [`${label.replace(/:$/, '')}: 48213`]]],
    ['beside the name', [[title, name, '', label, '48213']]],
  ])('%s', (_, head) => {
    expect(subjectsOf(head, words)).toEqual([`${name} 48213`])
  })
})

test('a label that no list has doesn’t become part of the name beside it', () => {
  expect(subjectsOf([['Name', 'Harding Owen', '', 'Locker', '17']], EN)).toEqual(['Harding Owen null'])
})
