import { describe, expect, test } from '@jest/globals'
import type { CellLike } from '../test-support/word-table'
import type { ColumnType } from './choice'
import { column, EN, report, RO, RU, type Setting, typings } from './test-support/typings'

const number = (decimal?: '.' | ','): ColumnType => ({ as: 'number', decimal })
const date = (order?: 'day-first' | 'month-first'): ColumnType => ({ as: 'date', order })
const TEXT: ColumnType = { as: 'text' }

/** In the three languages, whose evidence a person's choice leaves behind. */
const SETTINGS: readonly (readonly [string, Setting])[] = [
  ['Russian', RU],
  ['Romanian', RO],
  ['English', EN],
]

describe.each(SETTINGS)('a type chosen for a column of a %s file', (_language, setting) => {
  test.each<[string, ColumnType, readonly string[], readonly string[]]>([
    ['text', TEXT, ['1', '12,5', '01.02.2025'], ['text', 'text', 'text']],
    ['decimal comma', number(','), ['1.234', '1,234'], ['number 1234 #,##0', 'number 1.234 0.000']],
    ['decimal point', number('.'), ['1.234', '1,234'], ['number 1.234 0.000', 'number 1234 #,##0']],
    [
      'decimal comma beside groups',
      number(','),
      ['1.234,5', '1.234.567'],
      ['number 1234.5 #,##0.0', 'number 1234567 #,##0'],
    ],
    [
      'decimal point beside groups',
      number('.'),
      ['1,234.5', '1,234,567'],
      ['number 1234.5 #,##0.0', 'number 1234567 #,##0'],
    ],
    ['groups by either mark', number(), ['1,234,567', '1.234.567'], Array(2).fill('number 1234567 #,##0')],
    ['groups by the mark that is said to be decimal', number(','), ['1,234,567'], ['text']],
    ['leading zeros', number(), ['0412', '007', '00'], ['number 412 0000', 'number 7 000', 'number 0 00']],
    ['leading zeros of a fraction', number(), ['007.50'], ['number 7.50 000.00']],
    ['telephone-like digits', number(), ['89161234567'], ['number 89161234567 0']],
    ['lists that are numbers', number(','), ['1,2', '3,4', '1,2,3'], ['number 1.2 0.0', 'number 3.4 0.0', 'text']],
    ['both marks in one column', number(), ['1,5', '1.5'], ['number 1.5 0.0', 'number 1.5 0.0']],
    ['percentages', number(','), ['12,5 %', '3%'], ['percent 0.125 0.0%', 'percent 0.03 0%']],
    ['the other mark is no number', number('.'), ['1,5', '2.5'], ['text', 'number 2.5 0.0']],
    ['what is no number', number(), ['< 132', '±5', '10⁵', '3-5', '12 кг', '—'], Array(6).fill('text')],
    ['groups with a leading zero', number(), ['022 123 456'], ['text']],
    ['more digits than a workbook keeps', number(), ['1234567890123456'], ['text']],
    ['the day first', date('day-first'), ['01/02/2025'], ['date 2025-02-01 dd\\/mm\\/yyyy']],
    ['the month first', date('month-first'), ['01/02/2025'], ['date 2025-01-02 mm\\/dd\\/yyyy']],
    ['a day that the order has not', date('month-first'), ['31/12/2025'], ['text']],
    [
      'a form that says itself',
      date('month-first'),
      ['05.12.2025', '2025-12-05'],
      ['date 2025-12-05 dd.mm.yyyy', 'date 2025-12-05 yyyy-mm-dd'],
    ],
    ['years of two digits', date(), ['05.12.25', '06.12.99'], ['date 2025-12-05 dd.mm.yy', 'date 1999-12-06 dd.mm.yy']],
    ['what is no date', date(), ['12.05', '31.09.2026', 'завтра', '2024'], Array(4).fill('text')],
  ])('%s', (_name, chosen, texts, expected) => {
    expect(column(texts, { ...setting, chosen })).toEqual(expected)
  })
})

describe('what a choice leaves open', () => {
  test('the evidence settles: the mark of the file, the order of its language', () => {
    expect(column(['1.234'], { ...RU, chosen: number() })).toEqual(['number 1234 #,##0'].map(() => 'text'))
    expect(column(['1,234'], { ...RU, chosen: number() })).toEqual(['number 1.234 0.000'])
    expect(column(['01/02/2025'], { ...RO, chosen: date() })).toEqual(['date 2025-02-01 dd\\/mm\\/yyyy'])
    expect(column(['01/02/2025'], { ...EN, chosen: date() })).toEqual(['date 2025-01-02 mm\\/dd\\/yyyy'])
  })

  test('stays text where there is none', () => {
    expect(column(['1.234', '01/02/2025'], { chosen: number() })).toEqual(['text', 'text'])
    expect(column(['01/02/2025'], { lang: 'x-none', chosen: date() })).toEqual(['text'])
  })
})

test('a choice decides against the name of the column', () => {
  const rows: CellLike[][] = [
    ['Имя', 'Инв. №'],
    ['Иванов', '0412'],
    ['Петров', '873'],
  ]
  expect(typings(rows, RU).map(({ type }) => type)).toEqual(Array(6).fill('text'))
  expect(typings(rows, { ...RU, chosen: number() }).map(({ value }) => value)).toEqual([
    null,
    null,
    null,
    '412',
    null,
    '873',
  ])
})

test('the head, and cells as wide as the table, are of no column', () => {
  const rows: CellLike[][] = [['Имя', 'Доза'], [{ text: '2024', colSpan: 2 }], ['Иванов', '5']]
  expect(typings(rows, { ...RU, chosen: TEXT }).map(({ type }) => type)).toEqual([
    'text',
    'text',
    'number',
    'text',
    'text',
  ])
})

describe('why a column is what it is', () => {
  const told = (texts: readonly string[], setting: Setting = {}, header = 'Доза') => {
    const { type, evidence } = report([['Имя', header], ...texts.map((text) => ['Иванов', text])], {
      headerRows: 1,
      ...setting,
    })
    return `${type}: ${evidence}`
  }

  test.each<[string, readonly string[], Setting, string]>([
    ['number: whole', ['5', '6', '7'], RU, 'Доза'],
    ['number: column', ['1,25', '1,5'], RU, 'Доза'],
    ['number: document', ['1,250', '1,500'], RU, 'Доза'],
    ['text: open', ['1.250', '1.500'], RU, 'Доза'],
    ['text: names', ['0412', '0413'], RU, 'Инв. №'],
    ['text: moments', ['12.05', '13.05'], RU, 'Дата'],
    ['text: lists', ['1,2', '3,4', '1,2,3'], RU, 'Доза'],
    ['text: lists', ['1,3', '2,4'], EN, 'Depends on'],
    ['number: column', ['60.5', '70.7', '91,1'], EN, 'Dose'],
    ['text: marks', ['60.5', '91,1'], EN, 'Dose'],
    ['text: marks', ['60.5', '91,1', '7'], RU, 'Доза'],
    ['text: words', ['годен', 'не годен'], RU, 'Доза'],
    ['empty: empty', ['', ''], RU, 'Доза'],
    ['date: form', ['05.12.2025', '06.12.2025'], RU, 'Дата'],
    ['date: document', ['05/12/2025', '06/12/2025'], RU, 'Дата'],
    ['date: column', ['05/12/2025', '26/12/2025'], RU, 'Дата'],
    ['text: open', ['05/12/2025'], { lang: 'en', language: 'en' }, 'Date'],
    ['text: open', ['05/12/2025'], { ...EN, decimalSymbol: ',' }, 'Date'],
    ['text: chosen', ['5', '6'], { ...RU, chosen: TEXT }, 'Доза'],
  ])('%s for %j', (expected, texts, setting, header) => {
    expect(told(texts, setting, header)).toBe(expected)
  })
})

describe('what can be chosen for a column', () => {
  const offers = (texts: readonly string[], setting: Setting = RU) =>
    report(
      texts.map((text) => ['—', text]),
      setting,
    ).offers.map(({ as, decimal, order, typed, sample }) =>
      [as, decimal, order, typed, sample?.value].filter((each) => each !== null && each !== undefined),
    )

  test('is text alone for words', () => {
    expect(offers(['годен', 'нет'])).toEqual([['text', 0]])
  })

  test('is both readings of what reads two ways, each with the cells that it reads and the first of them', () => {
    expect(offers(['1.234', '1.5'])).toEqual([
      ['text', 0],
      ['number', ',', 1, '1234'],
      ['number', '.', 2, '1.234'],
    ])
  })

  test('is one kind of number where a mark reads one way', () => {
    expect(offers(['12,5', '—', '< 5'])).toEqual([
      ['text', 0],
      ['number', 1],
    ])
  })

  test('is all numbers, or those with the more frequent mark, where a column has both', () => {
    expect(offers(['60.5', '70.7', '91,1', '80'])).toEqual([
      ['text', 0],
      ['number', 4, '91.1'],
      ['number', '.', 3],
    ])
    expect(offers(['60.5', '91,1'])).toEqual([
      ['text', 0],
      ['number', 2, '60.5'],
    ])
    expect(offers(['60.5', '70.7', '91,1', '1.234'])).toEqual([
      ['text', 0],
      ['number', ',', 2, '1234'],
      ['number', '.', 3, '1.234'],
      ['number', 3, '91.1'],
    ])
  })

  test('is both orders of days and months that could be either', () => {
    const dates = offers(['01/02/2025', '31/12/2025'])
    expect(dates.map(([as, order, typed]) => [as, order, typed])).toEqual([
      ['text', 0, undefined],
      ['date', 'day-first', 2],
      ['date', 'month-first', 1],
    ])
  })

  test('is nothing for a column without texts', () => {
    expect(offers(['', '—'])).toEqual([])
  })
})
