import { describe, expect, test } from '@jest/globals'
import type { WordTable } from '../model'
import { bold, siblings, wordTable, type CellLike } from '../test-support/word-table'
import { captionNumber, readContinuation } from './continuation'
import { joinTables } from './join-tables'

type Rows = readonly (readonly CellLike[])[]
const PEOPLE: Rows = [
  ['№', 'Фамилия', 'Доза, мЗв'],
  ['1', 'Иванов', '0,5'],
  ['2', 'Петров', '0,7'],
]
const MORE: Rows = [
  ['3', 'Сидоров', '0,4'],
  ['4', 'Фёдоров', '0,9'],
]
const HEADER = PEOPLE[0] ?? []
const NUMBERS = ['1', '2', '3']
const WIDE = { widths: [1000, 4000, 1000] }

const texts = ({ cells }: Pick<WordTable, 'cells'>) => {
  const rows: string[][] = []
  for (const { row, text } of cells) (rows[row] ??= []).push(text)
  return rows
}

interface Case {
  readonly first?: WordTable
  readonly between?: readonly string[]
  readonly second: WordTable
  /** The rows of the one table that comes of it; null where they stay two. */
  readonly joined: Rows | null
}

const cases: Record<string, Case> = {
  'the same columns and only empty paragraphs between': { second: wordTable(MORE), joined: [...PEOPLE, ...MORE] },
  'columns that differ by less than 2 mm': {
    second: wordTable(MORE, { widths: [2050, 1950, 2000] }),
    joined: [...PEOPLE, ...MORE],
  },
  'columns of other widths': { second: wordTable(MORE, WIDE), joined: null },
  'columns whose widths the file doesn’t say': {
    second: wordTable(MORE, { widths: [null, null, null] }),
    joined: null,
  },
  'a repeated header over columns whose widths the file doesn’t say': {
    second: wordTable([HEADER, ...MORE], { widths: [null, null, null] }),
    joined: [...PEOPLE, ...MORE],
  },
  'boxes of one column round texts': {
    first: wordTable([['Внимание']]),
    second: wordTable([['Прочтите до конца']]),
    joined: null,
  },
  'empty cells': { second: wordTable([['', '', '']]), joined: null },
  'a copy of the same table': { second: wordTable(PEOPLE), joined: null },
  'a form with the same header and the same names': {
    first: wordTable([HEADER, ['п/п', 'Иванов', '1']]),
    second: wordTable([HEADER, ['п/п', 'Петров', '2']]),
    joined: null,
  },
  'another number of columns': { second: wordTable([['3', 'Сидоров']]), joined: null },
  'a first row that says when something ended': {
    second: wordTable([[{ text: 'Окончание: 15:30', colSpan: 3 }], ...MORE], WIDE),
    joined: null,
  },
  'how long something took': { between: ['Прод.: 45 мин'], second: wordTable(MORE, WIDE), joined: null },
  'a picture between': { between: ['\ufffc'], second: wordTable([HEADER, ...MORE]), joined: null },
  'a paragraph between': { between: ['Далее следует'], second: wordTable(MORE), joined: null },
  'a repeated header, which stands once': { second: wordTable([HEADER, ...MORE]), joined: [...PEOPLE, ...MORE] },
  'a repeated header over columns of other widths': {
    second: wordTable([HEADER, ...MORE], WIDE),
    joined: [...PEOPLE, ...MORE],
  },
  'a repeated header broken into other lines': {
    second: wordTable([['№', 'Фамилия', 'Доза,\nмЗв'], ...MORE]),
    joined: [...PEOPLE, ...MORE],
  },
  'a repeated header of two rows that say so': {
    first: wordTable([HEADER, ['', 'полностью', 'за год'], ...MORE], { headerRows: 2 }),
    second: wordTable([HEADER, ['', 'полностью', 'за год'], ['5', 'Орлов', '1']], { headerRows: 2 }),
    joined: [HEADER, ['', 'полностью', 'за год'], ...MORE, ['5', 'Орлов', '1']],
  },
  'the same header over a paragraph of its own': {
    between: ['Февраль'],
    second: wordTable([HEADER, ...MORE]),
    joined: null,
  },
  'a header of its own that says so': {
    second: wordTable([['№', 'Прибор', 'Дата'], ...MORE], { headerRows: 1 }),
    joined: null,
  },
  'a bold header of its own': { second: wordTable([['№', 'Прибор', 'Дата'].map(bold), ...MORE]), joined: null },
  'a shaded header of its own': {
    second: wordTable([['№', 'Прибор', 'Дата'].map((text) => ({ text, fill: 'D9D9D9' })), ...MORE]),
    joined: null,
  },
  'words over columns of figures': { second: wordTable([['п/п', 'Прибор', 'Показание'], ...MORE]), joined: null },
  'a bold row over all columns, which names a section': {
    second: wordTable([[{ ...(bold('Группа Б') as object), colSpan: 3 }], ...MORE]),
    joined: [...PEOPLE, ['Группа Б'], ...MORE],
  },
  'a list that begins with one again under the same header': {
    second: wordTable([HEADER, ['1', 'Сидоров', '0,4'], ['2', 'Орлов', '0,1']]),
    joined: null,
  },
  'two forms with the same names at the left': {
    first: wordTable([
      ['Фамилия', 'Иванов'],
      ['Группа', 'А'],
    ]),
    second: wordTable([
      ['Фамилия', 'Петров'],
      ['Группа', 'Б'],
    ]),
    joined: null,
  },
  'captions of their own': {
    first: wordTable(PEOPLE, { caption: 'Таблица 1' }),
    second: wordTable(MORE, { caption: 'Таблица 2' }),
    joined: null,
  },
  'another part': { second: wordTable(MORE, { part: 'word/header1.xml' }), joined: null },
  'another cell of the same parent': {
    first: wordTable(PEOPLE, { parentId: 't9', parentCell: { row: 0, col: 0 } }),
    second: wordTable(MORE, { parentId: 't9', parentCell: { row: 0, col: 1 } }),
    joined: null,
  },
  'only the header again, with nothing below': { second: wordTable([HEADER]), joined: null },
  '«Продолжение таблицы» over columns of other widths': {
    between: ['Продолжение таблицы 3'],
    second: wordTable(MORE, WIDE),
    joined: [...PEOPLE, ...MORE],
  },
  '«Продолжение таблицы» with the number of the caption': {
    first: wordTable(PEOPLE, { caption: 'Таблица 3 – Дозы' }),
    between: ['Продолжение таблицы 3'],
    second: wordTable([HEADER, ...MORE], { headerRows: 1 }),
    joined: [...PEOPLE, ...MORE],
  },
  '«Продолжение таблицы» with another table’s number': {
    first: wordTable(PEOPLE, { caption: 'Таблица 3 – Дозы' }),
    between: ['Продолжение таблицы 2'],
    second: wordTable(MORE),
    joined: null,
  },
  '«Окончание таблицы» and a row of column numbers again': {
    first: wordTable([HEADER, NUMBERS, ...MORE]),
    between: ['Окончание таблицы 3'],
    second: wordTable([NUMBERS, ['5', 'Орлов', '1']]),
    joined: [HEADER, NUMBERS, ...MORE, ['5', 'Орлов', '1']],
  },
  'the header and its column numbers again': {
    first: wordTable([HEADER, NUMBERS, ...MORE]),
    second: wordTable([HEADER, NUMBERS, ['5', 'Орлов', '1']]),
    joined: [HEADER, NUMBERS, ...MORE, ['5', 'Орлов', '1']],
  },
  '«Продолжение таблицы» in a first row of its own': {
    second: wordTable([[{ text: 'Продолжение таблицы 3', colSpan: 3 }], HEADER, ...MORE]),
    joined: [...PEOPLE, ...MORE],
  },
  '„Continuarea tabelului”': {
    between: ['Continuarea tabelului 3'],
    second: wordTable(MORE),
    joined: [...PEOPLE, ...MORE],
  },
  '"Table N (continued)" as its caption': {
    first: wordTable(PEOPLE, { caption: 'Table 3. Doses' }),
    between: ['Table 3 (continued)'],
    second: wordTable(MORE, { caption: 'Table 3 (continued)' }),
    joined: [...PEOPLE, ...MORE],
  },
}

describe('a table and the one after it', () => {
  test.each(Object.entries(cases))('%s', (_, { first = wordTable(PEOPLE), between = [], second, joined }) => {
    const tables = joinTables(siblings([[], first], [between, second]), { join: true })
    expect(tables.map(texts)).toEqual(joined === null ? [texts(first), texts(second)] : [texts(wordTable(joined))])
    expect(tables.map(({ joinedFrom }) => joinedFrom)).toEqual(joined === null ? [[], []] : [['t1', 't2']])
  })
})

test('every row tells the table and the row that it came from', () => {
  const file = siblings(
    [[], wordTable(PEOPLE)],
    [[], wordTable([HEADER, ...MORE])],
    [[], wordTable([HEADER, ['5', 'Орлов', '1']])],
  )
  const [table, ...others] = joinTables(file, { join: true })
  expect(others).toEqual([])
  expect(table).toMatchObject({ id: 't1', rows: 6, joinedFrom: ['t1', 't2', 't3'] })
  expect(table?.origins.map(({ table: id, row }) => `${id}:${row}`)).toEqual([
    't1:0',
    't1:1',
    't1:2',
    't2:1',
    't2:2',
    't3:1',
  ])
})

test('without joining every table is as in the file', () => {
  const file = siblings([[], wordTable(PEOPLE)], [[], wordTable([HEADER, ...MORE])])
  expect(joinTables(file, { join: false }).map(texts)).toEqual(file.map(texts))
})

test('a table nested in what was joined finds its parent where the row has gone', () => {
  const second = wordTable([HEADER, ['3', { text: '', tables: ['t3'] }, '']])
  const file = [
    ...siblings([[], wordTable(PEOPLE)], [[], second]),
    wordTable([['внутри']], { id: 't3', parentId: 't2', parentCell: { row: 1, col: 1 } }),
  ]
  expect(joinTables(file, { join: true })).toMatchObject([
    { id: 't1' },
    { id: 't3', parentId: 't1', parentCell: { row: 3, col: 1 } },
  ])
})

test('pieces nested in one cell are one table there', () => {
  const parent = wordTable([[{ tables: ['t2', 't3'] }]])
  const nested = { parentId: 't1', parentCell: { row: 0, col: 0 } }
  const gap = { previous: 't2', texts: [], break: false }
  const file = [parent, wordTable(PEOPLE, { id: 't2', ...nested }), wordTable(MORE, { id: 't3', ...nested, gap })]
  const [outer, inner] = joinTables(file, { join: true })
  expect(outer?.cells[0]?.tables).toEqual(['t2'])
  expect(inner).toMatchObject({ id: 't2', joinedFrom: ['t2', 't3'] })
})

describe('phrases', () => {
  test.each([
    ['Продолжение таблицы 3', '3'],
    ['Продолжение табл. 3.1', '3.1'],
    ['ПРОДОЛЖЕНИЕ ТАБЛИЦЫ А.2', 'а.2'],
    ['Окончание таблицы', null],
    ['Окончание таблицы № 7', '7'],
    ['Таблица 3 (продолжение)', '3'],
    ['Таблица 3 – продолжение', '3'],
    ['Продолжение', null],
    ['Continuarea tabelului 3', '3'],
    ['Tabelul 3 (continuare)', '3'],
    ['Table 3 (continued)', '3'],
    ['Table 3, cont.', '3'],
    ['Table 3 – Doses of the staff (continued)', '3'],
    ['Continuation of Table A.1', 'a.1'],
    ['Продолжение:', null],
  ])('%s goes on', (text, number) => {
    expect(readContinuation(text)).toEqual({ number })
  })

  test.each([
    'Таблица 3 – Дозы',
    'Продолжение работ по таблице 3',
    'Table 4',
    'Contents',
    'Continued use of tables',
    'Окончание таблицы 3 приведено ниже',
    'Окончание: 15:30',
    'Прод.: 45 мин',
    'Continued: 3',
  ])('%s does not', (text) => {
    expect(readContinuation(text)).toBeNull()
  })

  test('numbers of captions', () => {
    expect(['Таблица 3 – Дозы', 'Табл. А.2', 'Tabelul 4.', 'Table № 7', 'Дозы'].map(captionNumber)).toEqual([
      '3',
      'а.2',
      '4',
      '7',
      null,
    ])
  })
})
