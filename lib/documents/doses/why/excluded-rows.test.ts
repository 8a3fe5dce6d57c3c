import { expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { layoutOf } from '../test-support/said-layout'
import { excludedRows } from './excluded-rows'

const layout = layoutOf({
  rows: [
    ['№', 'ФИО', 'Таб. №', 'Hp(10), мЗв', 'Hp(3), мЗв'],
    [1, 'Орлов А. А.', 11, 0.1, 0.2],
    [2, 'Седов К. Л.', 12, 0.3, 0.1],
    [3, 'Белова Т. А.', 13, 0.2, 0.1],
    [null, 'Хуже всех', null, 0.3, 0.2],
    [null, 'Итого', null, 0.6, 0.4],
    [null, 'Контрольный дозиметр', null, 0.08, 0.07],
  ],
})

test('gives each row that is no one’s doses, with its label and the rules that left it out', () => {
  expect([...excludedRows(layout)].map(({ row, label, kind, rules }) => [row, label, kind, rules])).toEqual([
    [4, 'Хуже всех', 'statistic', ['row.max.by-value']],
    [5, 'Итого', 'total', ['row.total.label']],
    [6, 'Контрольный дозиметр', 'control', ['row.control.label']],
  ])
})

test('the rules make a sentence in each language', () => {
  const [first] = excludedRows(layout)
  expect(
    (['en-US', 'ru-RU', 'ro-RO'] as const).map((locale) => labelsFor(locale).excluded(first?.rules ?? [])),
  ).toEqual([
    'Row left out: its values are the largest of the doses above.',
    'Строка исключена: значения равны наибольшим из доз выше.',
    'Rând exclus: valorile sunt cele mai mari dintre dozele de mai sus.',
  ])
})
