import { expect, test } from '@jest/globals'
import { formatCell } from '../../spreadsheets/format'
import type { CellValue } from '../../spreadsheets/model'
import { NOTHING } from './scope-values'
import { day, printRun, table } from './test-support/print-run'
import { and, not, or, truthOf, type Truth } from './truth'

test.each<[CellValue, Truth]>([
  [null, false],
  ['', false],
  [0, false],
  ['0,00', false],
  [false, false],
  ['нет', false],
  ['Нет.', false],
  ['НЕТ', false],
  ['no', false],
  ['nu', false],
  ['—', false],
  ['-', false],
  ['--', false],
  ['☐', false],
  ['н/д', 'unknown'],
  ['N/A', 'unknown'],
  ['нет данных', 'unknown'],
  ['fără date', 'unknown'],
  ['?', 'unknown'],
  ['#REF!', 'unknown'],
  ['да', true],
  ['x', true],
  ['нет замечаний', true],
  ['-1', true],
  [true, true],
  [12, true],
  [day(2026, 1, 1), true],
])('%j is %s', (value, truth) => {
  expect(truthOf({ ...NOTHING, value, text: formatCell(value, null, 'ru') })).toBe(truth)
})

test('an error is unknown', () => {
  expect(truthOf({ ...NOTHING, error: '#N/A' })).toBe('unknown')
})

test('and, or, not know three values', () => {
  const all: Truth[] = [true, false, 'unknown']
  expect(all.map(not)).toEqual([false, true, 'unknown'])
  expect(all.map((a) => all.map((b) => and(a, b)))).toEqual([
    [true, false, 'unknown'],
    [false, false, false],
    ['unknown', false, 'unknown'],
  ])
  expect(all.map((a) => all.map((b) => or(a, b)))).toEqual([
    [true, true, true],
    [true, false, 'unknown'],
    [true, 'unknown', 'unknown'],
  ])
})

const PAIR = '{#Доза > 1}выше{/}{^Доза > 1}норма{/}'

test('prints neither branch of what no one knows, and names the cell', () => {
  const data = table(['Доза'], [[2], [0.5], [null], ['н/д'], ['<0,05'], ['>0,5']])
  const { texts, problems } = printRun(PAIR, data)
  expect(texts).toEqual(['выше', 'норма', '', '', 'норма', ''])
  expect(problems.map(({ code, cell, severity }) => [code, cell, severity])).toEqual([
    ...['A4', 'A4', 'A5', 'A5', 'A7', 'A7'].map((cell) => ['CONDITION_UNKNOWN', cell, 'warning']),
  ])
})

test('“block” stops the row of an unknown condition', () => {
  const { problems } = printRun('{#Доза > 1}x{/}{#Доза}y{/}', table(['Доза'], [['н/д']]), { missing: 'block' })
  expect(problems.map(({ severity }) => severity)).toEqual(['error', 'error'])
})

test('a printed checkbox uses the same table', () => {
  const data = table(['Согласен'], [['да'], ['нет'], ['—'], ['no'], ['nu'], [0], [true], [false]])
  const { texts } = printRun('{#Согласен}☒{/}{^Согласен}☐{/}', data)
  expect(texts.join('')).toBe('☒☐☐☐☐☐☒☐')
})
