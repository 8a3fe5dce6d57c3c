import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../../error'
import { groupRows } from '../data/groups'
import type { GenerateOptions } from '../options'
import { namePattern } from './pattern'
import { day, table, testContext } from '../values/test-support/print-run'

const DATA = table(
  ['№', 'ФИО', 'Дата'],
  [
    [7, 'Иванов Иван', day(2026, 11, 3)],
    [null, 'Петров', null],
    [7, 'Сидоров', null],
  ],
)

function names(pattern: string | undefined, options: GenerateOptions = {}): string[] {
  const name = namePattern({ ...options, pattern }, 'Акт.docx', DATA, 'ru')
  return groupRows(DATA, options, 'ru').documents.map((document) =>
    name(document, testContext({}, document.ordinal + 40)),
  )
}

function code(pattern: string): unknown {
  try {
    return names(pattern)
  } catch (error) {
    return error instanceof DocumentError ? [error.code, error.params.tag, error.params.header] : error
  }
}

describe('file names', () => {
  test('are made of the tags of a pattern, for a group of its first row and its totals', () => {
    expect(names('{act.number} {ФИО} {Дата | date:"YYYY"}')).toEqual([
      '41 Иванов Иван 2026',
      '42 Петров ',
      '43 Сидоров ',
    ])
    expect(names('{ФИО} и {rows | count}', { groupBy: ['№'] })).toEqual(['Иванов Иван и 2', 'Петров и 1'])
    expect(names('{имя}', { mapping: { имя: 'B' } })[1]).toBe('Петров')
  })

  test('without a pattern say what the rows are grouped by, or the first column, or the row', () => {
    expect(names(' ')).toEqual(['Акт 7', 'Акт 3', 'Акт 7'])
    expect(names(undefined, { groupBy: ['ФИО'] })[0]).toBe('Акт Иванов Иван')
    expect(names(undefined, { groupBy: ['*'] })).toEqual(['Акт'])
  })

  test('a pattern that can’t be read is refused with its tag', () => {
    expect(code('Акт {№')).toEqual(['PATTERN_TAG', '{№', undefined])
    expect(code('{#№}{/}')).toEqual(['PATTERN_TAG', '{#№}', undefined])
    expect(code('{№ | нет}')).toEqual(['PATTERN_TAG', '{№ | нет}', undefined])
    expect(code('{ФИ}')).toEqual(['PATTERN_NO_COLUMN', '{ФИ}', 'ФИО'])
    expect(code('{rows | sum}')).toEqual(['PATTERN_TAG', '{rows | sum}', undefined])
  })
})
